import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        // Every test cleans up after itself, so the files of one worker can share one jsdom.
        test: {
          name: 'unit',
          environment: 'jsdom',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./vitest.setup.ts'],
          css: true,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        // Each story is a test in a real browser: it is drawn, its play function runs, and axe looks at what came of it.
        plugins: [storybookTest()],
        test: {
          name: 'stories',
          isolate: false,
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
