import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['src/**/*.test.ts'], globalSetup: ['test/mock-server.ts'], testTimeout: 30_000 } })
