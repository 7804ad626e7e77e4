import { defineConfig } from 'vitest/config'

// No test keeps anything that another could see, so the files of one process share what they import: reading ten languages takes longer than most tests.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false, maxWorkers: '100%', testTimeout: 30_000 } })
