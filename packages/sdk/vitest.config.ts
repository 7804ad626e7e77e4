import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    globalSetup: ['test/mock-server.ts'],
    testTimeout: 30_000,
    // A busy machine takes longer than the second that is usual.
    expect: { poll: { timeout: 10_000 } },
  },
})
