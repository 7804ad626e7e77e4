import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { wordsOfLanguages } from './vite/words.ts'

export default defineConfig({
  plugins: [react(), wordsOfLanguages],
  test: {
    environment: 'jsdom',
    // Every test cleans up after itself, so that the files of one process share what they import: a quarter of the time.
    isolate: false,
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
  },
})
