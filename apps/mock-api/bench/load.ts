import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import http from 'node:http'

/** A request to repeat. */
export interface Request {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A server in a process of its own. */
export interface Server {
  readonly url: string
  readonly child: ChildProcess
}

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** User and system time that a process has used, all its threads together, in microseconds. Linux tells it in /proc. */
export const cpuMicroseconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /su, '')
    .split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1e6
}

/** Starts a server and waits until its address answers. */
export const startServer = async (
  command: string,
  args: readonly string[],
  { url, env = {}, cwd }: { url: string; env?: Record<string, string>; cwd?: string },
): Promise<Server> => {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(cwd === undefined ? {} : { cwd }),
  })
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended with ${child.exitCode}`)
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return { url, child }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${url} does not answer`)
}

const once = (agent: http.Agent, base: string, { method = 'GET', path, headers = {}, body }: Request): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      new URL(path, base),
      { method, agent, headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) } },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', reject)
      },
    )
    request.once('error', reject)
    request.end(body)
  })

/**
 * Makes requests over a fixed number of connections.
 * @param requestOf the request of a connection; `number` counts all requests, from 0
 * @returns CPU time of the server per request, in microseconds
 * @throws Error when an answer has another status than expected
 */
export const load = async (
  server: Server,
  {
    count,
    connections = 32,
    status,
    requestOf,
  }: { count: number; connections?: number; status: number; requestOf: (connection: number, number: number) => Request },
): Promise<number> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const pid = server.child.pid ?? 0
  let left = count
  const before = cpuMicroseconds(pid)
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      while (left > 0) {
        left -= 1
        const request = requestOf(connection, count - left - 1)
        const answered = await once(agent, server.url, request)
        if (answered !== status) throw new Error(`${request.method ?? 'GET'} ${request.path} answered ${answered}, not ${status}`)
      }
    }),
  )
  const used = cpuMicroseconds(pid) - before
  agent.destroy()
  return used / count
}

export const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
