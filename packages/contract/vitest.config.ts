import { defineConfig } from 'vitest/config'

// The rules read the whole document: five seconds of processor time, which beside the other packages' tests can take many times as long.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 120_000 } })
