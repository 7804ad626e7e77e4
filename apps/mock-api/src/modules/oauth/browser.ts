import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { browserCookie } from '../../http/browser-cookie.ts'
import type { Attempt } from './repo.ts'

const COOKIE = browserCookie({ name: 'oauth_browser', prefix: 'ob', maxAgeSeconds: 24 * 60 * 60 })

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Identifies the browser by a cookie, set when missing. Returns its hash. */
export const rememberBrowser = (...request: Parameters<typeof COOKIE.remember>): string => hashOf(COOKIE.remember(...request))

/**
 * Whether this browser began the attempt. Otherwise an attacker could send the link of their own sign-in and
 * sign the victim in to the wrong account (RFC 6749 section 10.12). Cross-site requests are refused
 * too; programs, which send no Sec-Fetch-Site and no cookies, are allowed.
 */
export const isSameBrowser = (request: FastifyRequest, { browserHash }: Attempt): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site === undefined) return true
  const key = COOKIE.idOf(request)
  return site !== 'cross-site' && key !== null && hashOf(key) === browserHash
}
