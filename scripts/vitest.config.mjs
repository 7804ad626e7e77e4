import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { root: new URL('..', import.meta.url).pathname, include: ['scripts/**/*.test.mjs'], environment: 'node' } })
