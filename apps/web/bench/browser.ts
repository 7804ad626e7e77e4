import { chromium, type Browser } from '@playwright/test'
import stories from '../playwright.config.ts'

/** Starts the browser that CHROME_PATH names, else the one of the stories. */
export const startBrowser = (): Promise<Browser> => {
  const executablePath = process.env['CHROME_PATH'] ?? stories.use?.launchOptions?.executablePath
  return chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
}
