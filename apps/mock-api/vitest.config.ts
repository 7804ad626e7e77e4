import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['{src,client,console}/**/*.test.ts'], pool: 'threads', testTimeout: 20_000 } })
