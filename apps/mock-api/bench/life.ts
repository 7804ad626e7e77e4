import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { type Request, type Server, cpuMicroseconds, load, median, startServer } from './load.ts'
import { prepareTemplate } from '../src/worlds/template.ts'

/**
 * A load that looks like life: 80 per cent lists and characters, 15 per cent pages of messages, 5 per cent messages sent, in fifty worlds at once,
 * one of which holds a million messages. CPU of a request against a bare Fastify that writes the same bytes, and how long answers take at half of what the
 * server can do. Exits 1 past a budget.
 *
 *     npx node apps/mock-api/bench/life.ts
 */
const WORLDS = 50
const MESSAGES = 1_000_000
const ROUNDS = 5
const REQUESTS = 10_000
const BUDGETS = { cpu: 2, p99: 25 } as const
const PORTS = { moonlit: 4751, bare: 4752 }
const JSON_TYPE = { 'content-type': 'application/json' }
const SERVER = path.resolve(import.meta.dirname, '../src/server.ts')

const Session = z.object({ UserSessionID: z.string() })
const Started = z.object({ chat: z.object({ chatID: z.string() }) })

interface Place {
  readonly world: string
  readonly headers: Readonly<Record<string, string>>
  readonly chatID: string
}

const own = `http://127.0.0.1:${PORTS.moonlit}`
const ask = async (
  address: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
) => {
  const answer = await fetch(new URL(address, own), {
    method,
    headers: { ...JSON_TYPE, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** A guest with a chat in a world of its own. */
const makePlace = async (world: string): Promise<Place> => {
  const inWorld = { 'x-mock-world': world }
  const rate = { limit: 1_000_000, windowSeconds: 86_400 }
  const settings = { replyDelay: { min: 0, max: 0 }, freeMessages: 1_000_000, generalRate: rate, chatRate: rate }
  await ask('/controls/settings/', { method: 'PATCH', headers: inWorld, body: settings })
  const { UserSessionID } = Session.parse(
    await ask('/api/v1/auth/auth_user/', { method: 'POST', headers: inWorld, body: { firstName: 'Sam', gender: 'male' } }),
  )
  const headers = { ...inWorld, 'x-user-session-id': UserSessionID }
  const { chat } = Started.parse(await ask('/api/v1/bots/amara/go_chat/?lang=en', { headers }))
  return { world, headers, chatID: chat.chatID }
}

/** Fills a closed world's chat. */
const fillChat = (file: string, chatID: string): void => {
  const db = new Database(file)
  db.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO Message (id, chatId, seq, isBot, text, sentAt)
     SELECT 'filled_' || i, ?, (SELECT max(seq) FROM Message WHERE chatId = ?) + i, i % 2, 'A message of the usual length, number ' || i, unixepoch() * 1000 - ? + i FROM n`,
  ).run(MESSAGES, chatID, chatID, MESSAGES)
  db.close()
}

const LOOKS = [
  '/api/v1/bots/?limit=20&gender=female&lang=en&page=1',
  '/api/v1/bots/?limit=20&gender=male&lang=en&page=1',
  '/api/v1/bots/amara/?lang=en',
  '/api/v1/bots/felix/?lang=en',
]

/** What is asked for next: of twenty, sixteen look, three read and one writes. */
const mixOf = (places: readonly Place[]): (() => Request) => {
  let turn = 0
  return () => {
    turn += 1
    const place = places[turn % places.length] ?? places[0]
    if (place === undefined) throw new Error('There is no world')
    const { headers, chatID } = place
    const step = Math.floor(turn / places.length) % 20
    if (step === 19)
      return {
        method: 'POST',
        path: `/api/v1/chats/${chatID}/send/`,
        headers: { ...JSON_TYPE, ...headers },
        body: '{"message":"How was your day?","tokenSize":5}',
      }
    if (step % 6 === 5) return { path: `/api/v1/chats/${chatID}/messages/?limit=30&offset=0`, headers }
    return { path: LOOKS[turn % LOOKS.length] ?? '/', headers }
  }
}

/** A bare Fastify that writes the same bytes for the same requests, and reads their bodies. */
const BARE = `
  import fastify from ${JSON.stringify(import.meta.resolve('fastify'))}
  const bodies = JSON.parse(process.env.BODIES).map((text) => Buffer.from(text))
  const app = fastify({ logger: { level: 'warn' } })
  const type = 'application/json; charset=utf-8'
  app.get('/api/v1/bots/', (request, reply) => reply.type(type).send(bodies[0]))
  app.get('/api/v1/bots/:slug/', (request, reply) => reply.type(type).send(bodies[1]))
  app.get('/api/v1/chats/:id/messages/', (request, reply) => reply.type(type).send(bodies[2]))
  app.post('/api/v1/chats/:id/send/', (request, reply) => reply.type(type).send(bodies[3]))
  await app.listen({ port: Number(process.env.PORT) })
`

/** How long answers take at a steady number of requests a second, in milliseconds. */
const latencyAt = async (perSecond: number, seconds: number, next: () => Request): Promise<{ p50: number; p99: number }> => {
  const { latency } = await autocannon({
    url: own,
    connections: 32,
    overallRate: perSecond,
    duration: seconds,
    setupClient: (client) => client.setRequests([{ setupRequest: (request) => ({ ...request, ...next() }) }]),
  })
  return latency
}

const data = mkdtempSync(path.join(tmpdir(), 'moonlit-life-'))
const servers: Server[] = []
const start = (): Promise<Server> =>
  startServer(process.execPath, [SERVER], {
    url: `${own}/api/v1/core/alive/`,
    env: { API_PORT: String(PORTS.moonlit), DATA_DIR: data, MOCK_CONTROLS: '1', LOG_LEVEL: 'error', NODE_ENV: 'production' },
  })
try {
  await prepareTemplate(data)
  const first = await start()
  const places: Place[] = []
  for (let index = 0; index < WORLDS; index += 1) places.push(await makePlace(`life-${index}`))
  const ended = new Promise((resolve) => first.child.once('exit', resolve))
  first.child.kill('SIGTERM')
  await ended
  const [full] = places
  if (full === undefined) throw new Error('There is no world')
  const folder = path.join(data, 'worlds', full.world)
  fillChat(path.join(folder, readFileSync(path.join(folder, 'current'), 'utf8'), 'data.sqlite'), full.chatID)
  const moonlit = await start()
  servers.push(moonlit)

  const { headers, chatID } = places[1] ?? full
  const sample = async (address: string) => JSON.stringify(await ask(address, { headers }))
  const sent = await ask(`/api/v1/chats/${chatID}/send/`, { method: 'POST', headers, body: { message: 'How was your day?', tokenSize: 5 } })
  const bodies = [await sample(LOOKS[0] ?? ''), await sample(LOOKS[2] ?? ''), await sample(`/api/v1/chats/${chatID}/messages/`), JSON.stringify(sent)]
  const bare = await startServer(process.execPath, ['--input-type=module', '-e', BARE], {
    url: `http://127.0.0.1:${PORTS.bare}/api/v1/bots/`,
    env: { PORT: String(PORTS.bare), BODIES: JSON.stringify(bodies) },
  })
  servers.push(bare)

  const run = (server: Server, count: number): Promise<number> => load(server, { count, status: 200, next: mixOf(places) })
  const figures: Record<'moonlit' | 'bare', number[]> = { moonlit: [], bare: [] }
  for (const server of servers) await run(server, REQUESTS / 5)
  let perSecond = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    figures.moonlit.push(await run(moonlit, REQUESTS))
    perSecond = Math.max(perSecond, REQUESTS / ((performance.now() - startedAt) / 1000))
    figures.bare.push(await run(bare, REQUESTS))
  }
  for (const [name, values] of Object.entries(figures))
    console.log(
      `${name.padEnd(8)} ${median(values).toFixed(0)} µs a request (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`,
    )
  const ratio = median(figures.moonlit) / median(figures.bare)

  const half = Math.floor(perSecond / 2)
  const before = cpuMicroseconds(moonlit.child.pid ?? 0)
  const { p50, p99 } = await latencyAt(half, 10, mixOf(places))
  const busy = (cpuMicroseconds(moonlit.child.pid ?? 0) - before) / 1e7
  console.log(`at ${half} requests a second (${(100 * busy).toFixed(0)} % of a core): median ${p50} ms, p99 ${p99} ms`)
  for (const [name, value, budget] of [
    ['times a bare Fastify', ratio, BUDGETS.cpu],
    ['ms, p99 at half load', p99, BUDGETS.p99],
  ] as const) {
    console.log(`${value <= budget ? 'holds' : 'FAILS'}  ${value.toFixed(2)} ${name} (at most ${budget})`)
    if (value > budget) process.exitCode = 1
  }
} finally {
  for (const { child } of servers) child.kill('SIGTERM')
  rmSync(data, { recursive: true, force: true })
}
