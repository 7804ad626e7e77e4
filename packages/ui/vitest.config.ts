import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Every test cleans up after itself, so the files of one worker can share one jsdom.
  test: {
    environment: 'jsdom',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    css: true,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
