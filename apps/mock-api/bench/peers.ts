import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import { type Request, type Server, load, median, startServer } from './load.ts'

/**
 * Compares the cost of a request with other servers: CPU time of the server process, user and system, over a fixed number of requests and
 * 32 connections. The servers take turns within one run; figures are medians of five rounds. Exits 1 when a budget is not met.
 *
 *     npx node apps/mock-api/bench/peers.ts            everything
 *     npx node apps/mock-api/bench/peers.ts list one   only these
 */
const ROUNDS = 5
const PEERS = ['@stoplight/prism-cli@5.16.0', 'json-server@1.0.0-beta.15']
const ROOT = path.resolve(import.meta.dirname, '../../..')
const PORTS = { moonlit: 4711, prism: 4712, jsonServer: 4713, bare: 4714 }
const JSON_TYPE = { 'content-type': 'application/json' }
const LOGIN = { method: 'POST', headers: JSON_TYPE, body: '{"email":"free@moonlit.example","password":"moonlight7"}' } as const

const Session = z.object({ UserSessionID: z.string() })
const Started = z.object({ chat: z.object({ chatID: z.string() }) })
const Bot = z.looseObject({ slug: z.string() })
const Page = z.object({ result: z.array(Bot), nextPage: z.number().nullable() })

const peersFolder = (): string => {
  const folder = path.join(ROOT, '.data/bench-peers')
  if (!existsSync(path.join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', ...PEERS], { cwd: folder, stdio: 'inherit' })
  }
  return path.join(folder, 'node_modules/.bin')
}

const ask = async (
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<unknown> => {
  const answer = await fetch(url, { method, headers: { ...JSON_TYPE, ...headers }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** The same data for json-server: characters as listed and in full, in every language. */
const sameRows = async (url: string): Promise<Record<'bots' | 'details' | 'messages', unknown[]>> => {
  const bots: { id: string }[] = []
  let page: number | null = 1
  while (page !== null) {
    const answer = Page.parse(await ask(`${url}/api/v1/bots/?limit=100&page=${page}`))
    bots.push(...answer.result.map((bot) => ({ ...bot, id: bot.slug })))
    page = answer.nextPage
  }
  const details: unknown[] = []
  for (const lang of LOCALES)
    for (const { id } of bots) details.push({ ...Bot.parse(await ask(`${url}/api/v1/bots/${id}/?lang=${lang}`)), id: `${id}-${lang}` })
  return { bots, details, messages: [] }
}

/** A bare Fastify that only writes the bytes of one character or checks a password: the cost of the framework and of the hash. */
const BARE = `
  import fastify from ${JSON.stringify(import.meta.resolve('fastify'))}
  import { hash, verify } from ${JSON.stringify(import.meta.resolve('@node-rs/argon2'))}
  const bytes = Buffer.from(process.env.BODY)
  const kept = await hash('moonlight7', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const app = fastify({ logger: { level: 'warn' } })
  app.get('/', (request, reply) => reply.type('application/json; charset=utf-8').send(bytes))
  app.post('/', async () => ({ isPassword: await verify(kept, 'moonlight7') }))
  await app.listen({ port: Number(process.env.PORT) })
`

/** A chat for each connection, so that no message waits for another's reply. */
const openChats = async (url: string, count: number): Promise<Request[]> => {
  const chats: Request[] = []
  for (let index = 0; index < count; index += 1) {
    const { UserSessionID } = Session.parse(
      await ask(`${url}/api/v1/auth/auth_user/`, { method: 'POST', body: { firstName: 'Sam', gender: 'male' } }),
    )
    const headers = { 'x-user-session-id': UserSessionID }
    const { chat } = Started.parse(await ask(`${url}/api/v1/bots/amara/go_chat/?lang=en`, { headers }))
    chats.push({
      method: 'POST',
      path: `/api/v1/chats/${chat.chatID}/send/`,
      headers: { ...JSON_TYPE, ...headers },
      body: '{"message":"How was your day?","tokenSize":5}',
    })
  }
  return chats
}

const bin = peersFolder()
const data = mkdtempSync(path.join(tmpdir(), 'moonlit-bench-'))
const servers: Server[] = []
try {
  const moonlit = await startServer(process.execPath, [path.join(import.meta.dirname, '../src/server.ts')], {
    url: `http://127.0.0.1:${PORTS.moonlit}/api/v1/core/alive/`,
    env: { API_PORT: String(PORTS.moonlit), DATA_DIR: data, MOCK_CONTROLS: '1', NODE_ENV: 'production' },
  })
  servers.push(moonlit)
  const own = `http://127.0.0.1:${PORTS.moonlit}`
  const rate = { limit: 1_000_000, windowSeconds: 86_400 }
  await ask(`${own}/controls/settings/`, {
    method: 'PATCH',
    body: { replyDelay: { min: 0, max: 0 }, freeMessages: 1_000_000, generalRate: rate, chatRate: rate },
  })
  writeFileSync(path.join(data, 'db.json'), JSON.stringify(await sameRows(own)))

  const prism = await startServer(
    path.join(bin, 'prism'),
    ['mock', fileURLToPath(import.meta.resolve('@moonlit/contract/openapi.json')), '-p', String(PORTS.prism), '-v', 'silent'],
    {
      url: `http://127.0.0.1:${PORTS.prism}/api/v1/core/alive/`,
    },
  )
  servers.push(prism)
  const jsonServer = await startServer(path.join(bin, 'json-server'), [path.join(data, 'db.json'), '--port', String(PORTS.jsonServer)], {
    url: `http://127.0.0.1:${PORTS.jsonServer}/bots/amara`,
  })
  servers.push(jsonServer)
  const bare = await startServer(process.execPath, ['--input-type=module', '-e', BARE], {
    url: `http://127.0.0.1:${PORTS.bare}/`,
    env: { PORT: String(PORTS.bare), BODY: JSON.stringify(await ask(`${own}/api/v1/bots/amara/?lang=en`)) },
  })
  servers.push(bare)

  const chats = await openChats(own, 32)
  const anyone = { 'x-user-session-id': chats[0]?.headers?.['x-user-session-id'] ?? '' }
  const constant = (request: Request) => () => request
  const workloads = {
    'list: here': {
      server: moonlit,
      count: 10_000,
      status: 200,
      requestOf: constant({ path: '/api/v1/bots/?limit=20&gender=female&lang=en&page=1' }),
    },
    'list: Prism': { server: prism, count: 2000, status: 200, requestOf: constant({ path: '/api/v1/bots/?limit=20&gender=female&lang=en&page=1' }) },
    'list: json-server': { server: jsonServer, count: 2000, status: 200, requestOf: constant({ path: '/bots?_page=1&_per_page=20' }) },
    'one: here': { server: moonlit, count: 10_000, status: 200, requestOf: constant({ path: '/api/v1/bots/amara/?lang=en' }) },
    'one: Prism': { server: prism, count: 2000, status: 200, requestOf: constant({ path: '/api/v1/bots/amara/?lang=en' }) },
    'one: json-server': { server: jsonServer, count: 10_000, status: 200, requestOf: constant({ path: '/details/amara-en' }) },
    'one: bare Fastify': { server: bare, count: 10_000, status: 200, requestOf: constant({ path: '/' }) },
    'send: here': { server: moonlit, count: 2000, status: 200, requestOf: (connection: number) => chats[connection] ?? { path: '/' } },
    'send: Prism': {
      server: prism,
      count: 2000,
      status: 200,
      requestOf: constant({ method: 'POST', path: '/api/v1/chats/c_1/send/', headers: { ...JSON_TYPE, ...anyone }, body: chats[0]?.body ?? '' }),
    },
    'send: json-server': {
      server: jsonServer,
      count: 400,
      status: 201,
      requestOf: constant({ method: 'POST', path: '/messages', headers: JSON_TYPE, body: '{"chatID":"c_1","text":"How was your day?"}' }),
    },
    'login: here': { server: moonlit, count: 100, status: 200, requestOf: constant({ ...LOGIN, path: '/api/v1/auth/login/' }) },
    'login: bare hash': { server: bare, count: 100, status: 200, requestOf: constant({ ...LOGIN, path: '/' }) },
  } satisfies Record<string, Parameters<typeof load>[1] & { server: Server }>

  const asked = process.argv.slice(2)
  const isAsked = (name: string): boolean => asked.length === 0 || asked.includes(name.replace(/[:,].*/u, ''))
  const chosen = Object.entries(workloads).filter(([name]) => isAsked(name))
  const figures = new Map<string, number[]>(chosen.map(([name]) => [name, []]))
  for (const [, { server, ...work }] of chosen) await load(server, { ...work, count: Math.ceil(work.count / 10) })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { server, ...work }] of chosen) figures.get(name)?.push(await load(server, work))
  }

  console.log(`CPU microseconds a request, medians of ${ROUNDS} rounds (lowest to highest):`)
  for (const [name, values] of figures)
    console.log(
      `  ${name.padEnd(20)} ${median(values).toFixed(0).padStart(7)}   (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`,
    )
  const of = (name: string): number => median(figures.get(name) ?? [])
  const budgets = [
    ['list, of Prism', of('list: here') / of('list: Prism'), 0.15],
    ['list, of json-server', of('list: here') / of('list: json-server'), 1 / 3],
    ['one, of Prism', of('one: here') / of('one: Prism'), 1 / 3],
    ['one, of json-server', of('one: here') / of('one: json-server'), 1 / 3],
    ['send, of Prism', of('send: here') / of('send: Prism'), 0.9],
    ['send, of json-server', of('send: here') / of('send: json-server'), 1 / 10],
    ['login, of the hash', of('login: here') / of('login: bare hash'), 1.15],
  ] as const
  for (const [name, ratio, budget] of budgets.filter(([pair]) => isAsked(pair))) {
    const holds = ratio <= budget
    console.log(`  ${holds ? 'holds' : 'FAILS'}  ${name.padEnd(22)} ${ratio.toFixed(2)} (at most ${budget.toFixed(2)})`)
    if (!holds) process.exitCode = 1
  }
} finally {
  for (const { child } of servers) child.kill('SIGTERM')
  rmSync(data, { recursive: true, force: true })
}
