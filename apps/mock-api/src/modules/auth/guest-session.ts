import type { FastifyRequest } from 'fastify'
import { findGuest } from './repo.ts'

/** The guest session that a request to sign in or up brings along: by header, else in its body. One that is not known is none. */
export const guestSessionOf = ({ headers, world }: FastifyRequest, sessionId?: string): string | null => {
  const header = headers['x-user-session-id']
  const id = typeof header === 'string' && header !== '' ? header : sessionId
  return id === undefined ? null : (findGuest(world, id)?.id ?? null)
}
