import { defineConfig } from '@playwright/test'
import stories from './playwright.config.ts'

/** Lays pictures of every screen in a folder, with the servers and the browser of the stories: `npm run pictures`. */
export default defineConfig(stories, { testMatch: '**/pictures.ts', retries: 0, timeout: 30 * 60_000 })
