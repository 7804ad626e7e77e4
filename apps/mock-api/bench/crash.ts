import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { type Server, startServer } from './load.ts'

/**
 * Kills the server during writes, fifty times, and checks its data: the database is intact, no
 * acknowledged write is lost, and none is partial. Exits 1 at the first violation.
 *
 *     npx node apps/mock-api/bench/crash.ts [times]
 */
const TIMES = Number(process.argv[2] ?? 50)
const WRITERS = 6
const PORT = 4741
const BASE = `http://127.0.0.1:${PORT}`
const ROOT = path.resolve(import.meta.dirname, '../../..')
const JSON_TYPE = { 'content-type': 'application/json' }
/** Photos in the pack that is bought. */
const PACK = { id: 'photo-20', photos: 20 } as const

const Session = z.object({ UserSessionID: z.string() })
const Started = z.object({ chat: z.object({ chatID: z.string() }) })
const Tokens = z.object({ jwtToken: z.string() })
const Reply = z.object({ messageID: z.string() })
const Checkout = z.object({ link: z.string(), paymentId: z.string() })

/** What the server has acknowledged. */
interface Acknowledged {
  readonly messages: { chatID: string; text: string; replyId: string }[]
  readonly emails: string[]
  readonly paymentIds: string[]
}

const data = mkdtempSync(path.join(tmpdir(), 'moonlit-kill-'))
const start = (): Promise<Server> =>
  startServer(process.execPath, [path.join(ROOT, 'apps/mock-api/src/server.ts')], {
    url: `${BASE}/api/v1/core/alive/`,
    env: { API_PORT: String(PORT), MOCK_CONTROLS: '1', DATA_DIR: data, LOG_LEVEL: 'error' },
  })

const send = (
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Response> =>
  fetch(new URL(url, BASE), {
    method,
    headers: { ...(body === undefined ? {} : JSON_TYPE), ...headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  })

const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  send(url, { method: 'POST', body: JSON.stringify(body), headers })

const bodyOf = async <Body>(schema: z.ZodType<Body>, answer: Response): Promise<Body> => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
  return schema.parse(await answer.json())
}

/** A person who keeps chatting. */
const chatter = async (acknowledged: Acknowledged, name: string): Promise<void> => {
  const { UserSessionID } = await bodyOf(Session, await post('/api/v1/auth/auth_user/', { firstName: 'Sam', gender: 'male' }))
  const headers = { 'x-user-session-id': UserSessionID }
  const { chat } = await bodyOf(Started, await send('/api/v1/bots/amara/go_chat/?lang=en', { headers }))
  for (let count = 0; ; count += 1) {
    const text = `Note ${name} ${count}`
    const { messageID } = await bodyOf(Reply, await post(`/api/v1/chats/${chat.chatID}/send/`, { message: text, tokenSize: 3 }, headers))
    acknowledged.messages.push({ chatID: chat.chatID, text, replyId: messageID })
  }
}

/** A person who keeps signing up and buying photos. */
const buyer = async (acknowledged: Acknowledged, name: string): Promise<void> => {
  for (let count = 0; ; count += 1) {
    const email = `${name}-${count}@buyers.example`
    const { jwtToken } = await bodyOf(
      Tokens,
      await post('/api/v1/auth/registrations/', { email, password: 'moonlight7', agreeToNewsletter: true, lang: 'en' }),
    )
    acknowledged.emails.push(email)
    for (let pack = 0; pack < 5; pack += 1) {
      const checkout = await send(`/api/v1/subscriptions/${PACK.id}/one-time/?currency=USD`, { headers: { authorization: `Bearer ${jwtToken}` } })
      const { link, paymentId } = await bodyOf(Checkout, checkout)
      const paid = await send(link, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'action=pay&number=4242424242424242&expiry=12%2F49&cvc=123&name=Sam',
      })
      if (paid.status !== 303) throw new Error(`The card was not taken: ${paid.status}`)
      acknowledged.paymentIds.push(paymentId)
    }
  }
}

const databaseFile = (): string => {
  const folder = path.join(data, 'worlds', 'default')
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('data.sqlite'))
  if (file === undefined) throw new Error('There is no database')
  return path.join(folder, file)
}

/** Every inconsistency of the database. */
const violationsOf = (acknowledged: Acknowledged): string[] => {
  const db = new Database(databaseFile())
  const count = (sql: string, ...values: unknown[]): number =>
    db
      .prepare<unknown[], number>(sql)
      .pluck()
      .get(...values) ?? 0
  const violations: string[] = []
  const expectNone = (what: string, found: number): void => void (found > 0 && violations.push(`${what}: ${found}`))
  if (db.pragma('integrity_check', { simple: true }) !== 'ok') violations.push('The database is damaged')
  const strays = db.pragma('foreign_key_check')
  expectNone('rows without what they belong to', Array.isArray(strays) ? strays.length : 1)

  const isThere = (sql: string, ...values: unknown[]): boolean => count(sql, ...values) === 1
  for (const { chatID, text, replyId } of acknowledged.messages)
    if (
      !isThere('SELECT count(*) FROM Message WHERE chatId = ? AND isBot = 0 AND text = ?', chatID, text) ||
      !isThere('SELECT count(*) FROM Message WHERE chatId = ? AND isBot = 1 AND id = ?', chatID, replyId)
    )
      violations.push(`A message is lost: ${text}`)
  for (const email of acknowledged.emails)
    if (!isThere('SELECT count(*) FROM User WHERE email = ?', email)) violations.push(`An account is lost: ${email}`)
  for (const id of acknowledged.paymentIds)
    if (!isThere("SELECT count(*) FROM Payment WHERE id = ? AND status = 'succeeded' AND grantedAt IS NOT NULL", id))
      violations.push(`A payment is lost: ${id}`)

  // Each message of a person comes with its reply, and counts once; the greeting is one more of the character's.
  expectNone(
    'chats with a message and no reply, or the other way round',
    count('SELECT count(*) FROM (SELECT chatId FROM Message GROUP BY chatId HAVING sum(isBot) <> count(*) - sum(isBot) + 1)'),
  )
  expectNone(
    'guests whose messages were counted wrong',
    count(`SELECT count(*) FROM GuestSession g WHERE messagesSent <>
      (SELECT count(*) FROM Message m JOIN Chat c ON c.id = m.chatId WHERE c.guestSessionId = g.id AND m.isBot = 0)`),
  )
  expectNone(
    'accounts without the mail that confirms them',
    count(`SELECT count(*) FROM User u WHERE email LIKE '%@buyers.example' AND NOT EXISTS (SELECT 1 FROM Mail WHERE "to" = u.email)`),
  )
  expectNone(
    'people whose packs and payments differ',
    count(
      `SELECT count(*) FROM User u WHERE email LIKE '%@buyers.example' AND extraPhotos <>
        ${PACK.photos} * (SELECT count(*) FROM Payment p WHERE p.userId = u.id AND p.grantedAt IS NOT NULL)`,
    ),
  )
  expectNone('payments that succeeded and granted nothing', count("SELECT count(*) FROM Payment WHERE status = 'succeeded' AND grantedAt IS NULL"))
  db.close()
  return violations
}

const settled: Acknowledged = { messages: [], emails: [], paymentIds: [] }
let server = await start()
try {
  const rate = { limit: 1_000_000, windowSeconds: 86_400 }
  const settings = { replyDelay: { min: 0, max: 0 }, freeMessages: 1_000_000, generalRate: rate, chatRate: rate }
  await send('/controls/settings/', { method: 'PATCH', body: JSON.stringify(settings) })
  for (let round = 1; round <= TIMES; round += 1) {
    // A request that was running when the server died may fail.
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      (writer % 3 === 2 ? buyer : chatter)(settled, `r${round}w${writer}`).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error
      }),
    )
    const failed = Promise.all(writers)
    await Promise.race([failed, new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1700))])
    const ended = new Promise((resolve) => server.child.once('exit', resolve))
    server.child.kill('SIGKILL')
    await Promise.all([ended, failed])
    const violations = violationsOf(settled)
    if (violations.length > 0) throw new Error(`After kill ${round}:\n${violations.slice(0, 20).join('\n')}`)
    server = await start()
  }
  console.log(
    `holds  killed ${TIMES} times: ${settled.messages.length} messages, ${settled.emails.length} accounts and ${settled.paymentIds.length} payments acknowledged, none lost, none half there`,
  )
} finally {
  server.child.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
}
