import type { FastifyRequest } from 'fastify'
import { browserKey } from '../../http/visitor.ts'
import { findGuest } from './repo.ts'

/** The guest session of a sign-in or sign-up, by header or body; null when unknown. */
export const guestSessionOf = ({ headers, world }: FastifyRequest, sessionId?: string): string | null => {
  const header = headers['x-user-session-id']
  const id = typeof header === 'string' && header !== '' ? header : sessionId
  return id === undefined ? null : (findGuest(world, id)?.id ?? null)
}

/**
 * Key of the visitor before signing in or up: the guest, else the browser. A guest is identified by the
 * session, wherever it is sent from.
 */
export const visitorKeyOf = (request: FastifyRequest, guestId: string | null): string => (guestId === null ? browserKey(request) : `guest:${guestId}`)
