import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// `test:scripts` leaves the acceptance tests out, `test:start` runs nothing else.
export default defineConfig(({ mode }) => ({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: mode === 'acceptance' ? ['scripts/acceptance/*.test.mjs'] : ['scripts/!(acceptance)/*.test.mjs'],
    environment: 'node',
    env: { NODE_ENV: '' },
  },
}))
