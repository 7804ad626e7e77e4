import { createHash, createHmac } from 'node:crypto'
import type { World } from '../../worlds/world.ts'
import type { Mail, Recipient } from './kinds.ts'

/** Puts a mail into the outbox, dated in milliseconds; answers its id. */
export const saveMail = (world: World, mail: Mail, datedAt: number): string => {
  const id = world.ids.make('mail')
  world.run(
    'INSERT INTO Mail (id, "to", subject, html, text, linksJson, kind, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    mail.to,
    mail.subject,
    mail.html,
    mail.text,
    JSON.stringify(mail.links),
    mail.kind,
    datedAt,
  )
  return id
}

export const isInOutbox = (world: World, id: string): boolean => world.one('SELECT 1 FROM Mail WHERE id = ?', id) !== undefined

/** Writes a mail and takes it away again: the work of `saveMail` with nothing to see afterwards. */
export const simulateMail = (world: World, mail: Mail): void =>
  world.atomically(() => void world.run('DELETE FROM Mail WHERE id = ?', saveMail(world, mail, world.clock.now())))

/** Who a person's mails about payments go to; undefined when they want none. */
export const findBillingReader = (world: World, userId: string): Recipient | undefined =>
  world.one<Recipient>('SELECT email, firstName, language FROM User WHERE id = ? AND agreeToBillingMailing = 1', userId)

/** What a mailed token is for. */
export type TokenKind = 'verify' | 'reset' | 'unsubscribe'

const PREFIX = { verify: 'ev', reset: 'er' } as const

/** Only hashes of tokens are kept, so that whoever reads the database cannot use them. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const keepToken = (world: World, token: { hash: string; userId: string; kind: TokenKind; email: string; expiresAt: number | null }): boolean =>
  world.run(
    'INSERT OR IGNORE INTO EmailToken (tokenHash, userId, kind, email, createdAt, expiresAt) VALUES (?, ?, ?, ?, ?, ?)',
    token.hash,
    token.userId,
    token.kind,
    token.email,
    world.clock.now(),
    token.expiresAt,
  ) > 0

/** Makes a token to mail; `lifetime` is in milliseconds. */
export const issueToken = (
  world: World,
  { userId, kind, email, lifetime }: { userId: string; kind: 'verify' | 'reset'; email: string; lifetime: number },
): string => {
  const token = world.ids.make(PREFIX[kind])
  keepToken(world, { hash: hashOf(token), userId, kind, email, expiresAt: world.clock.now() + lifetime })
  return token
}

/** The token that stops a person's newsletter: the same in every mail, for good. `isNew` when it was never mailed before. */
export const unsubscribeTokenOf = (world: World, { id, email }: { id: string; email: string }): { token: string; isNew: boolean } => {
  const token = `un_${createHmac('sha256', world.secret).update(`unsubscribe:${id}`).digest('base64url').slice(0, 22)}`
  return { token, isNew: keepToken(world, { hash: hashOf(token), userId: id, kind: 'unsubscribe', email, expiresAt: null }) }
}

/** Whose token this is and the address it was mailed to, as long as it holds: not used, not expired. */
export const findToken = (world: World, kind: TokenKind, token: string): { userId: string; email: string } | undefined =>
  world.one<{ userId: string; email: string }>(
    'SELECT userId, email FROM EmailToken WHERE tokenHash = ? AND kind = ? AND usedAt IS NULL AND (expiresAt IS NULL OR expiresAt > ?)',
    hashOf(token),
    kind,
    world.clock.now(),
  )

/** Marks every token of a kind that a person was mailed as used: one that worked leaves no other open. */
export const spendTokens = (world: World, userId: string, kind: 'verify' | 'reset'): void =>
  void world.run('UPDATE EmailToken SET usedAt = ? WHERE userId = ? AND kind = ? AND usedAt IS NULL', world.clock.now(), userId, kind)

/** When a person was last mailed a token of a kind, or null. */
export const lastTokenAt = (world: World, userId: string, kind: 'verify' | 'reset'): number | null =>
  world.one<{ at: number | null }>('SELECT max(createdAt) AS at FROM EmailToken WHERE userId = ? AND kind = ?', userId, kind)?.at ?? null
