import type { FastifyRequest } from 'fastify'
import { addressKey } from '../../http/caller.ts'
import { findGuest } from './repo.ts'

/** The guest session that a request to sign in or up brings along: by header, else in its body. One that is not known is none. */
export const guestSessionOf = ({ headers, world }: FastifyRequest, sessionId?: string): string | null => {
  const header = headers['x-user-session-id']
  const id = typeof header === 'string' && header !== '' ? header : sessionId
  return id === undefined ? null : (findGuest(world, id)?.id ?? null)
}

/**
 * Names who someone was until they signed in or up: the guest, else the address they call from. A guest is known by their
 * session, so that what came from their address since is someone else's.
 */
export const visitorKeyOf = (request: FastifyRequest, guestId: string | null): string => (guestId === null ? addressKey(request) : `guest:${guestId}`)
