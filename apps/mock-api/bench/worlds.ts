import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Mock, connectMock } from '../client/client.ts'
import type { MockWorld } from '../client/world.ts'
import { prepareTemplate } from '../src/worlds/template.ts'
import { type Server, load, median, startServer } from './load.ts'

/**
 * Measures worlds: memory of a server with fifty in use, the time to create, reset, save and load one; and
 * what the request log adds to a list of twenty, as CPU time of the server with the controls against one without. Exits 1
 * when a budget is not met. Linux tells memory and CPU time in /proc.
 *
 *     npx node apps/mock-api/bench/worlds.ts
 */
const WORLDS = 50
const TURNS = 20
const ROUNDS = 5
const ROOT = path.resolve(import.meta.dirname, '../../..')
const PORTS = { controlled: 4721, plain: 4722 }
const LIST = '/api/v1/bots/?limit=20&gender=female&lang=en&page=1'

const data = mkdtempSync(path.join(tmpdir(), 'moonlit-bench-'))

const start = (port: number, controls: '0' | '1'): Promise<Server> =>
  startServer(process.execPath, [path.join(ROOT, 'apps/mock-api/src/server.ts')], {
    url: `http://127.0.0.1:${port}/api/v1/core/alive/`,
    env: { API_PORT: String(port), MOCK_CONTROLS: controls, DATA_DIR: path.join(data, controls), LOG_LEVEL: 'error' },
  })

/** Memory that a process holds, in megabytes. */
const memory = ({ child }: Server): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** A world as a test uses it: a guest who chats, members who sign in, pages of the catalogue. */
const use = async (world: MockWorld): Promise<void> => {
  await world.settings.change({ replyDelay: { min: 0, max: 0 } })
  const { headers } = await world.guest()
  await world.send('/api/v1/bots/amara/go_chat/?lang=en', { headers })
  await world.send('/api/v1/chats/', { headers })
  await world.send('/api/v1/users/me/', { headers: (await world.as('premium')).headers })
  await world.send('/api/v1/auth/login/', { method: 'POST', body: { email: 'free@moonlit.example', password: 'moonlight7' } })
  for (let page = 0; page < 5; page += 1) await world.send(LIST)
}

const repeat = async (work: (turn: number) => Promise<unknown>): Promise<number[]> => {
  const times = []
  for (let turn = 0; turn < TURNS; turn += 1) times.push(await time(() => work(turn)))
  return times
}

const timesOf = async (mock: Mock): Promise<Record<string, number[]>> => {
  const world = await mock.world('timed')
  await use(world)
  return {
    'a new world': await repeat((turn) => mock.world(`new-${turn}`)),
    'a reset': await repeat(() => world.reset()),
    'saving a snapshot': await repeat(() => world.snapshot('timed')),
    'loading a snapshot': await repeat(() => world.load('timed')),
  }
}

const servers: Server[] = []
try {
  // The seed exists before the measured start.
  for (const controls of ['0', '1']) await prepareTemplate(path.join(data, controls))
  const [controlled, plain] = [await start(PORTS.controlled, '1'), await start(PORTS.plain, '0')]
  servers.push(controlled, plain)
  const mock = connectMock({ url: controlled.url })
  const before = memory(controlled)
  for (let turn = 0; turn < WORLDS; turn += 1) await use(await mock.world(`used-${turn}`))
  const after = memory(controlled)
  const times = await timesOf(mock)

  // Each connection of each round uses its own address, so that no rate limit applies.
  const list = (round: number) => ({
    count: 1500,
    connections: 8,
    status: 200,
    requestOf: (connection: number) => ({ path: LIST, headers: { 'x-forwarded-for': `10.0.${round}.${connection}` } }),
  })
  for (const server of servers) await load(server, list(ROUNDS))
  const logged: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    logged.push(await load(controlled, list(round)))
    bare.push(await load(plain, list(round)))
  }

  console.log(`${WORLDS} worlds in use: ${after.toFixed(0)} MB (${before.toFixed(0)} MB before the first)`)
  for (const [name, values] of Object.entries(times))
    console.log(
      `  ${name.padEnd(20)} ${median(values).toFixed(1).padStart(6)} ms   (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`,
    )
  console.log(`  a list of twenty: ${median(logged).toFixed(0)} µs of CPU with the controls, ${median(bare).toFixed(0)} without`)
  const budgets = [
    [`${WORLDS} worlds, MB`, after, 400],
    ['a new world, ms', median(times['a new world'] ?? []), 100],
    ['a reset, ms', median(times['a reset'] ?? []), 100],
    ['a snapshot saved, ms', median(times['saving a snapshot'] ?? []), 500],
    ['a snapshot loaded, ms', median(times['loading a snapshot'] ?? []), 500],
    // A catalogue page is the cheapest answer, so added costs show most.
    ['a list, logged to not', median(logged) / median(bare), 1.25],
  ] as const
  for (const [name, figure, budget] of budgets) {
    const holds = figure <= budget
    console.log(`  ${holds ? 'holds' : 'FAILS'}  ${name.padEnd(24)} ${figure.toFixed(2)} (at most ${budget})`)
    if (!holds) process.exitCode = 1
  }
} finally {
  for (const { child } of servers) child.kill('SIGTERM')
  rmSync(data, { recursive: true, force: true })
}
