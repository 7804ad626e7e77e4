import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['pact/**/*.test.ts'], fileParallelism: false, testTimeout: 60_000 } })
