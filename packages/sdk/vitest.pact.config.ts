import { defineConfig } from 'vitest/config'

// Sequential, since Pact's mock servers share a process.
export default defineConfig({
  test: { include: ['pact/**/*.pact.test.ts'], fileParallelism: false, testTimeout: 90_000, env: { PACT_DO_NOT_TRACK: 'true' } },
})
