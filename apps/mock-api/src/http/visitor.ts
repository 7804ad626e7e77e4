import type { FastifyReply, FastifyRequest } from 'fastify'
import { VISITOR_KEYS, VISITOR_LIFETIME } from '../modules/stats/rules.ts'
import { addressKey } from './caller.ts'

const COOKIE = 'visitor'
const ID = /^vi_[\w-]{16}$/u

const idOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null => {
  const id = cookies[COOKIE]
  return id !== undefined && ID.test(id) ? id : null
}

/**
 * Key of who is neither signed in nor a guest: the browser by its cookie, and nobody where it has none, since an address is shared by many. Programs, which send
 * neither cookies nor Sec-Fetch-Site, are known by their IP address.
 */
export const visitorKey = (request: FastifyRequest): string => {
  const id = idOf(request)
  return id === null && request.headers['sec-fetch-site'] === undefined ? addressKey(request) : `${VISITOR_KEYS.from}${id ?? ''}`
}

/** The same; a browser that has no cookie yet is given one. */
export const rememberVisitor = (request: FastifyRequest, reply: Pick<FastifyReply, 'setCookie'>, webUrl: string): string => {
  if (idOf(request) !== null || request.headers['sec-fetch-site'] === undefined) return visitorKey(request)
  const id = request.world.ids.make('vi')
  const maxAge = VISITOR_LIFETIME / 1000
  void reply.setCookie(COOKIE, id, { path: '/', httpOnly: true, sameSite: 'lax', secure: webUrl.startsWith('https:'), maxAge })
  return `${VISITOR_KEYS.from}${id}`
}
