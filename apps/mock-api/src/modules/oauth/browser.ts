import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Attempt } from './repo.ts'

const COOKIE = 'oauth_browser'
const KEY = /^ob_[\w-]{16}$/u
const DAY_SECONDS = 24 * 60 * 60

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Identifies the browser by a cookie, set when missing. Returns its hash. */
export const rememberBrowser = ({ cookies, world }: FastifyRequest, reply: Pick<FastifyReply, 'setCookie'>, webUrl: string): string => {
  const known = cookies[COOKIE]
  const key = known !== undefined && KEY.test(known) ? known : world.ids.make('ob')
  void reply.setCookie(COOKIE, key, { path: '/', httpOnly: true, sameSite: 'lax', secure: webUrl.startsWith('https:'), maxAge: DAY_SECONDS })
  return hashOf(key)
}

/**
 * Whether this browser began the attempt. Otherwise an attacker could send the link of their own sign-in and
 * sign the victim in to the wrong account (RFC 6749 section 10.12). Cross-site requests are refused
 * too; programs, which send no Sec-Fetch-Site and no cookies, are allowed.
 */
export const isSameBrowser = ({ cookies, headers }: FastifyRequest, { browserHash }: Attempt): boolean => {
  const site = headers['sec-fetch-site']
  if (site === undefined) return true
  const key = cookies[COOKIE]
  return site !== 'cross-site' && key !== undefined && hashOf(key) === browserHash
}
