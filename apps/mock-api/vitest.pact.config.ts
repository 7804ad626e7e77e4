import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['pact/**/*.test.ts'], pool: 'threads', fileParallelism: false, testTimeout: 60_000 } })
