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
    isolate: false,
    testTimeout: 20_000,
    // A new process is up later than after the second that is usual, when the machine is busy.
    expect: { poll: { timeout: 10_000 } },
    env: { NODE_ENV: '' },
  },
}))
