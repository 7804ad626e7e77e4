import type { FastifyReply, FastifyRequest } from 'fastify'
import { VISITOR_KEYS, VISITOR_LIFETIME } from '../modules/stats/rules.ts'
import { browserCookie } from './browser-cookie.ts'
import { addressKey } from './caller.ts'

const COOKIE = browserCookie({ name: 'visitor', prefix: 'vi', maxAgeSeconds: VISITOR_LIFETIME / 1000 })

/** Programs send no Sec-Fetch-Site, and keep no cookies. */
const isBrowser = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] !== undefined

/**
 * Key of who is neither signed in nor a guest: the browser by its cookie, and nobody where it has none, since an address is shared by many. Programs are known by
 * their IP address.
 */
export const browserKey = (request: FastifyRequest): string => {
  const id = COOKIE.idOf(request)
  return id === null && !isBrowser(request) ? addressKey(request) : `${VISITOR_KEYS.from}${id ?? ''}`
}

/** The same; a browser is known again from now on. */
export const rememberVisitor = (request: FastifyRequest, reply: Pick<FastifyReply, 'setCookie'>, webUrl: string): string =>
  isBrowser(request) ? `${VISITOR_KEYS.from}${COOKIE.remember(request, reply, webUrl)}` : browserKey(request)
