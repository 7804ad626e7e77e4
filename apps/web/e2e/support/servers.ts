import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

/** A server of ours that was started, and where it answers. */
interface Started {
  readonly url: string
  readonly child: ChildProcess
}

/** Starts a server on a free port and waits for the line in which it says where it listens. */
const start = async (folder: string, file: string, env: Record<string, string>): Promise<Started> => {
  const child = spawn(process.execPath, [file], { cwd: path.join(ROOT, folder), env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  const listen = (chunk: Buffer): void => {
    said += chunk.toString()
    const port = /https?:\/\/[^\s:]+:(?<port>\d+)/u.exec(said)?.groups?.port
    if (port !== undefined) resolve(`http://localhost:${port}`)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  child.once('exit', (code) => reject(new Error(`${folder} ended with ${String(code)} before it listened:\n${said}`)))
  return { url: await promise, child }
}

const stop = async ({ child }: Started): Promise<void> => {
  if (child.exitCode !== null) return
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.kill('SIGTERM')
  await promise
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo => typeof address === 'object' && address !== null

/** A port that is free now: the API is told where the web app will be before that is there. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return isAddress(address) ? address.port : 0
}

/** Starts the API and the web app once for all tests; answers how to end them. */
const setup = async (): Promise<() => Promise<void>> => {
  const port = await freePort()
  const WEB_URL = `http://localhost:${port}`
  const api = await start('apps/mock-api', 'src/server.ts', { API_PORT: '0', API_HOST: 'localhost', MOCK_CONTROLS: '1', WEB_URL })
  const web = await start('apps/web', 'server.ts', { WEB_PORT: String(port), WEB_HOST: 'localhost', API_URL: api.url })
  process.env.E2E_API_URL = api.url
  process.env.E2E_WEB_URL = web.url
  return async () => {
    await Promise.all([stop(api), stop(web)])
  }
}
export default setup
