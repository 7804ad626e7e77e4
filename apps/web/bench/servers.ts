import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'

const APPS = path.resolve(import.meta.dirname, '../..')

const start = (folder: string, script: string, env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [script], { cwd: path.join(APPS, folder), env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })

const until = async (address: string): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} does not answer`)
}

/** Both built servers, on ports and with data of their own. */
export interface Servers {
  readonly web: string
  readonly api: string
  /** CPU that the web server has used so far, in milliseconds. Linux only. */
  webCpu(): number
  stop(): void
}

/** Starts the built web app and the built mock API, and waits until both answer. */
export const startServers = async (): Promise<Servers> => {
  const [webPort, apiPort] = [await getPort(), await getPort()]
  const web = `http://localhost:${webPort}`
  const api = `http://localhost:${apiPort}`
  const data = mkdtempSync(path.join(tmpdir(), 'moonlit-bench-'))
  const processes = [
    start('mock-api', 'dist/server.js', { API_PORT: String(apiPort), API_HOST: 'localhost', DATA_DIR: data, MOCK_CONTROLS: '1', WEB_URL: web }),
    start('web', 'server.ts', { WEB_PORT: String(webPort), WEB_HOST: 'localhost', API_URL: api, LOG_LEVEL: 'silent' }),
  ] as const
  const stop = () => {
    for (const one of processes) one.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  // Also when the program ends before it could stop them: without a browser, say.
  process.once('exit', stop)
  try {
    await Promise.all([until(`${web}/healthz`), until(`${api}/api/v1/core/alive/`)])
  } catch (error) {
    stop()
    throw error
  }
  const webCpu = (): number => {
    const fields =
      readFileSync(`/proc/${String(processes[1].pid)}/stat`, 'utf8')
        .split(') ')[1]
        ?.split(' ') ?? []
    // Ticks of user and system time, a hundred a second.
    return (Number(fields[11]) + Number(fields[12])) * 10
  }
  return { web, api, webCpu, stop }
}
