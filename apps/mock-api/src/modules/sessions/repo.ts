import { createHmac } from 'node:crypto'
import type { World } from '../../worlds/world.ts'
import { endFamily } from '../auth/repo.ts'
import { NO_DEVICE, deviceOf } from './device.ts'

/** How exact it is when a session was last seen, in milliseconds: a busy one is written down once in that time. */
const SEEN_EVERY = 60_000

/** A session that is still good. */
export interface SessionRow {
  /** The family of its refresh tokens. */
  readonly family: string
  readonly browser: string | null
  readonly system: string | null
  readonly signedInAt: number
  readonly seenAt: number
}

/** Writes down that a session is in use, and by which kind of device. What an unknown program calls itself keeps the name that was there. */
export const noteSession = (world: World, { family, userId }: { family: string; userId: string }, userAgent: string | undefined): void => {
  const now = world.clock.now()
  const before = world.one<{ seenAt: number; isNamed: 0 | 1 }>('SELECT seenAt, browser IS NOT NULL AS isNamed FROM Session WHERE family = ?', family)
  const { browser, system } = before?.isNamed === 1 ? NO_DEVICE : deviceOf(userAgent)
  const tellsMore = browser !== null || before === undefined
  if (!tellsMore && Math.abs(now - before.seenAt) < SEEN_EVERY) return
  world.run(
    `INSERT INTO Session (family, userId, browser, system, seenAt) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (family) DO UPDATE SET seenAt = excluded.seenAt,
       browser = coalesce(excluded.browser, browser), system = coalesce(excluded.system, system)`,
    family,
    userId,
    browser,
    system,
    now,
  )
}

/** The open sessions of a person, the last seen first. */
export const openSessions = (world: World, userId: string): SessionRow[] =>
  world.all<SessionRow>(
    `SELECT t.family, s.browser, s.system, min(t.issuedAt) AS signedInAt, max(max(t.issuedAt), coalesce(s.seenAt, 0)) AS seenAt
     FROM RefreshToken t LEFT JOIN Session s ON s.family = t.family
     WHERE t.userId = ? GROUP BY t.family
     HAVING count(t.endedAt) = 0 AND max(t.expiresAt) > ? ORDER BY seenAt DESC, t.family`,
    userId,
    world.clock.now(),
  )

/** How a session is named outside: its family is the id of a refresh token, which nobody else needs to know. */
export const sessionIdOf = (world: World, family: string): string =>
  `se_${createHmac('sha256', world.secret).update(`session:${family}`).digest('base64url').slice(0, 22)}`

/** Ends a session of a person by its outside name; false when they have none of it. */
export const endSession = (world: World, userId: string, id: string): boolean => {
  const session = openSessions(world, userId).find(({ family }) => sessionIdOf(world, family) === id)
  if (session === undefined) return false
  endFamily(world, session.family)
  return true
}

/** Ends every session of a person but one, which goes on with the tokens it has. */
export const endOtherSessions = (world: World, userId: string, kept: string): void => {
  for (const { family } of openSessions(world, userId)) if (family !== kept) endFamily(world, family)
}
