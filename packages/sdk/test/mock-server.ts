import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the real mock API listens. */
    readonly mockUrl: string
  }
}

const program = fileURLToPath(new URL('../../../apps/mock-api/src/server.ts', import.meta.url))

const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: unknown) => {
      output += String(chunk)
      const address = /Mock API on (?<url>http:\S+)/u.exec(output)?.groups?.['url']
      if (address) resolve(address)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', (code) => reject(new Error(`The mock ended with ${String(code)}: ${output}`)))
  })

/** Starts the real mock API for all tests of this package, as a separate process on a free port. */
export default async function startMock({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-mock-'))
  const server = spawn(process.execPath, [program], {
    env: { API_PORT: '0', MOCK_CONTROLS: '1', DATA_DIR: folder, MEDIA_WORKERS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await addressOf(server)
  provide('mockUrl', url)
  // No reply delays, in the default world too.
  await fetch(`${url}/controls/settings/`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ replyDelay: { min: 0, max: 0 } }),
  })
  return async () => {
    server.kill()
    if (server.exitCode === null) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}
