import { createHash, createHmac } from 'node:crypto'
import type { World } from '../../worlds/world.ts'
import type { Mail, Recipient } from './kinds.ts'

/** Stores a mail in the outbox, dated in milliseconds; returns its id. */
export const saveMail = (world: World, mail: Mail, datedAt: number): string => {
  const id = world.ids.make('mail')
  world.run(
    'INSERT INTO Mail (id, userId, "to", subject, html, text, linksJson, kind, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    mail.userId,
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

/** Stores a mail and deletes it again, to take as long as `saveMail`. */
export const simulateMail = (world: World, mail: Mail): void =>
  world.atomically(() => void world.run('DELETE FROM Mail WHERE id = ?', saveMail(world, mail, world.clock.now())))

/** Recipient of a person's billing mails; undefined when they want none. */
export const findBillingReader = (world: World, userId: string): Recipient | undefined =>
  world.one<Recipient>('SELECT id, email, firstName, language FROM User WHERE id = ? AND agreeToBillingMailing = 1', userId)

/** Purpose of a mailed token. */
export type TokenKind = 'verify' | 'reset' | 'unsubscribe'

const PREFIX = { verify: 'ev', reset: 'er' } as const

/** Only hashes of tokens are stored, so that a leaked database does not reveal them. */
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

/** Creates a token to mail; `lifetime` is in milliseconds. */
export const issueToken = (
  world: World,
  { userId, kind, email, lifetime }: { userId: string; kind: 'verify' | 'reset'; email: string; lifetime: number },
): string => {
  const token = world.ids.make(PREFIX[kind])
  keepToken(world, { hash: hashOf(token), userId, kind, email, expiresAt: world.clock.now() + lifetime })
  return token
}

/** A person's unsubscribe token: the same in every mail. `isNew` when it was never mailed. */
export const unsubscribeTokenOf = (world: World, { id, email }: { id: string; email: string }): { token: string; isNew: boolean } => {
  const token = `un_${createHmac('sha256', world.secret).update(`unsubscribe:${id}`).digest('base64url').slice(0, 22)}`
  return { token, isNew: keepToken(world, { hash: hashOf(token), userId: id, kind: 'unsubscribe', email, expiresAt: null }) }
}

/** The person and e-mail of a valid token: not used, not expired. */
export const findToken = (world: World, kind: TokenKind, token: string): { userId: string; email: string } | undefined =>
  world.one<{ userId: string; email: string }>(
    'SELECT userId, email FROM EmailToken WHERE tokenHash = ? AND kind = ? AND usedAt IS NULL AND (expiresAt IS NULL OR expiresAt > ?)',
    hashOf(token),
    kind,
    world.clock.now(),
  )

/** Marks all of a person's tokens of a kind as used. */
export const spendTokens = (world: World, userId: string, kind: 'verify' | 'reset'): void =>
  void world.run('UPDATE EmailToken SET usedAt = ? WHERE userId = ? AND kind = ? AND usedAt IS NULL', world.clock.now(), userId, kind)

/** The e-mail that a person with a confirmed one wants to move to, while its link can be opened; the latest that was asked for. */
export const newEmailOf = (world: World, userId: string): string | undefined =>
  world.one<{ email: string }>(
    `SELECT t.email FROM EmailToken t JOIN User u ON u.id = t.userId
     WHERE t.userId = ? AND t.kind = 'verify' AND t.usedAt IS NULL AND t.expiresAt > ? AND t.email <> u.email AND u.emailVerified = 1
     ORDER BY t.createdAt DESC LIMIT 1`,
    userId,
    world.clock.now(),
  )?.email

/** Ends the wish to move: links to every other e-mail than the present one are void. */
export const dropNewEmail = (world: World, userId: string): void =>
  void world.run(
    `UPDATE EmailToken SET usedAt = ?
     WHERE userId = ? AND kind = 'verify' AND usedAt IS NULL AND email <> (SELECT email FROM User WHERE id = userId)`,
    world.clock.now(),
    userId,
  )

/** When a token of a kind was last mailed to a person at an address, or null. */
export const lastTokenAt = (world: World, { userId, kind, email }: { userId: string; kind: 'verify' | 'reset'; email: string }): number | null =>
  world.one<{ at: number | null }>('SELECT max(createdAt) AS at FROM EmailToken WHERE userId = ? AND kind = ? AND email = ?', userId, kind, email)
    ?.at ?? null
