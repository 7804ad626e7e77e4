import type { Member } from '../../http/caller.ts'
import type { World } from '../../worlds/world.ts'

/** Sets whether a person wants the newsletter. */
export const setNewsletter = (world: World, userId: string, isWanted: boolean): void =>
  void world.run('UPDATE User SET agreeToNewsletter = ? WHERE id = ?', isWanted ? 1 : 0, userId)

/** A contact message. */
export interface NewContactMessage {
  readonly topic: string
  readonly email: string
  readonly name: string
  readonly message: string
  readonly url: string | null
  /** The account of whoever was signed in. */
  readonly userId: string | null
}

/** Stores a contact message; returns its id. */
export const saveContactMessage = (world: World, { topic, email, name, message, url, userId }: NewContactMessage): string => {
  const id = world.ids.make('l')
  world.run(
    'INSERT INTO ContactMessage (id, topic, email, name, message, url, createdAt, userId) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    topic,
    email,
    name,
    message,
    url,
    world.clock.now(),
    userId,
  )
  return id
}

const OWNER = { guest: 'guestSessionId', user: 'userId' } as const

/** The target of a report: its id and its character. */
export interface Reported {
  readonly targetId: string
  readonly botId: string
}

/** A message of one of the caller's own chats. */
export const findReportedMessage = (world: World, { kind, id: callerId }: Member, id: string): Reported | undefined =>
  world.one<Reported>(
    `SELECT m.id AS targetId, c.botId FROM Message m JOIN Chat c ON c.id = m.chatId WHERE m.id = ? AND c.${OWNER[kind]} = ?`,
    id,
    callerId,
  )

/** A character that the caller may see, by its id or its slug. */
export const findReportedCharacter = (world: World, { id: callerId }: Member, id: string): Reported | undefined =>
  world.one<Reported>('SELECT id AS targetId, id AS botId FROM Bot WHERE (id = ? OR slug = ?) AND (ownerId IS NULL OR ownerId = ?)', id, id, callerId)

/** A report, as it was made. */
export interface NewReport extends Reported {
  readonly callerId: string
  readonly kind: string
  readonly reason: string
  readonly text: string
  /** Whether the caller blocks the character. */
  readonly isBlocked: boolean
}

/** Stores a report and its block; returns its id. */
export const saveReport = (world: World, { callerId, kind, targetId, botId, reason, text, isBlocked }: NewReport): string =>
  world.atomically(() => {
    const id = world.ids.make('r')
    const now = world.clock.now()
    world.run(
      'INSERT INTO Report (id, callerId, kind, targetId, reason, text, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?)',
      id,
      callerId,
      kind,
      targetId,
      reason,
      text,
      now,
    )
    if (isBlocked) world.run('INSERT OR IGNORE INTO Block (callerId, botId, createdAt) VALUES (?, ?, ?)', callerId, botId, now)
    return id
  })
