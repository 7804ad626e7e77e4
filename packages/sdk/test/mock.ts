import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../apps/mock-api/src/server.ts', import.meta.url))

const started = (server: ReturnType<typeof spawn>): Promise<string> =>
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

const post = async (url: string, world: string, method: string, body: object): Promise<unknown> => {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', 'x-mock-world': world },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** The real mock API, as a program of its own on a free port. Use it with `await using`. */
export const startMock = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-mock-'))
  const server = spawn(process.execPath, [program], {
    env: { API_PORT: '0', MOCK_CONTROLS: '1', DATA_DIR: folder, MEDIA_WORKERS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await started(server)
  let worlds = 0
  return {
    url,
    /** A world of its own, with what a test does to it. */
    world: () => {
      worlds += 1
      const name = `sdk-${worlds}`
      return {
        name,
        headers: () => ({ 'x-mock-world': name }),
        /** Both tokens of a ready-made person who signs in. */
        signIn: async (persona: string) => {
          const session = await post(`${url}/controls/personas/${persona}/sign-in/`, name, 'POST', {})
          return { jwtToken: String(Reflect.get(Object(session), 'jwtToken')), refreshToken: String(Reflect.get(Object(session), 'refreshToken')) }
        },
        /** Lets time pass. */
        advance: (minutes: number) => post(`${url}/controls/clock/`, name, 'PATCH', { advanceMs: minutes * 60_000 }),
      }
    },
    [Symbol.asyncDispose]: async () => {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type MockServer = Awaited<ReturnType<typeof startMock>>
