import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// `test:start` and `test:containers` run what drives the whole, `test:scripts` the rest.
const folders = new Map([
  ['acceptance', 'acceptance'],
  ['containers', 'containers'],
])

export default defineConfig(({ mode }) => ({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: [`scripts/${folders.get(mode) ?? '!(acceptance|containers)'}/*.test.mjs`],
    environment: 'node',
    env: { NODE_ENV: '' },
  },
}))
