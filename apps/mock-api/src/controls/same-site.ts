import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

const hostnameOf = (host: string): string => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/gu, '') : '')

/** Local names of this machine. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '::1' || (isIP(hostname) === 4 && hostname.startsWith('127.'))

/**
 * Accepted host names of this server: an IP address, a local name, a configured host, or a name
 * without a dot, as containers use. No public site can have such a name.
 */
const isOurs = (hostname: string, hosts: readonly string[]): boolean =>
  isIP(hostname) !== 0 || isLoopback(hostname) || hosts.includes(hostname) || /^[\w-]+$/u.test(hostname)

const isSameHost = (one: string, other: string, hosts: readonly string[]): boolean =>
  one === other || hosts.includes(one) || (isLoopback(one) && isLoopback(other))

/** A top-level navigation reveals nothing to other sites, so it is allowed. */
const isPageVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'

/**
 * Whether a request to the controls comes from a program or from a page of this host on any port: the web app's
 * or the console's. Otherwise a foreign page could change a developer's data; one that resolves its own name
 * to this machine is detected by the Host header.
 * @param hosts names of this server and of the web app
 */
export const mayControl = (request: FastifyRequest, hosts: readonly string[]): boolean => {
  const { origin, host = '', 'sec-fetch-site': site } = request.headers
  // The Host is checked first: browsers send no Origin for same-origin requests.
  if (!isOurs(hostnameOf(host), hosts)) return false
  if (origin === undefined && site === undefined) return true
  if (isPageVisit(request)) return true
  if (origin !== undefined) return URL.canParse(origin) && isSameHost(hostnameOf(new URL(origin).host), hostnameOf(host), hosts)
  return site === 'same-origin' || site === 'same-site' || site === 'none'
}
