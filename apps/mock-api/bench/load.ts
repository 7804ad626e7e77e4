import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

/** A request to repeat. */
export interface Request {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A server in its own process. */
export interface Server {
  readonly url: string
  readonly child: ChildProcess
}

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** User and system CPU time of a process with all its threads, in microseconds, from Linux's /proc. */
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

/** The origin of an address. */
const originOf = ({ url }: Server): string => new URL(url).origin

/**
 * Makes requests over a fixed number of connections; each sends the next request when it gets an answer.
 * @param requestOf the request that a connection repeats
 * @param next in its place: every request anew
 * @returns CPU time of the server per request, in microseconds
 * @throws Error when an answer has another status than expected
 */
export const load = async (
  server: Server,
  {
    count,
    connections = 32,
    status,
    ...asked
  }: { count: number; connections?: number; status: number } & (
    | { requestOf: (connection: number) => Request; next?: undefined }
    | { next: () => Request; requestOf?: undefined }
  ),
): Promise<number> => {
  const pid = server.child.pid ?? 0
  let connection = 0
  const before = cpuMicroseconds(pid)
  const { statusCodeStats, errors } = await autocannon({
    url: originOf(server),
    connections: Math.min(connections, count),
    amount: count,
    // Seconds. A peer that writes all it has with each request may take longer than the usual ten.
    timeout: 60,
    setupClient: (client) => {
      client.setRequests([asked.next === undefined ? asked.requestOf(connection) : { setupRequest: (request) => ({ ...request, ...asked.next() }) }])
      connection += 1
    },
  })
  const used = cpuMicroseconds(pid) - before
  const statuses = Object.keys(statusCodeStats ?? {})
  if (errors > 0 || statuses.some((answered) => Number(answered) !== status))
    throw new Error(`${server.url} answered ${statuses.join(', ')} and not ${status}; ${errors} requests broke off`)
  return used / count
}

export const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
