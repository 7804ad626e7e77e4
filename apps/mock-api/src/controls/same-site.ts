import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

const hostnameOf = (host: string): string => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/gu, '') : '')

/** Names of this machine for itself. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '::1' || (isIP(hostname) === 4 && hostname.startsWith('127.'))

/**
 * Names under which this server can be meant: an address, this machine, a host that the configuration names, or a name
 * without a dot, as containers have for one another. Nobody out there can have such a name.
 */
const isOurs = (hostname: string, hosts: readonly string[]): boolean =>
  isIP(hostname) !== 0 || isLoopback(hostname) || hosts.includes(hostname) || /^[\w-]+$/u.test(hostname)

const isSameHost = (one: string, other: string, hosts: readonly string[]): boolean =>
  one === other || hosts.includes(one) || (isLoopback(one) && isLoopback(other))

/** A page that somebody opens shows itself to them only, so it may be reached from anywhere. */
const isPageVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'

/**
 * Whether a request to the controls comes from a program, or from a page of this host, whatever its port: the web app's,
 * or the console's. A foreign page could else change a developer's data behind their back; one that has its own name
 * resolve to this machine is told by that name.
 * @param hosts names of this server and of the web app
 */
export const mayControl = (request: FastifyRequest, hosts: readonly string[]): boolean => {
  const { origin, host = '', 'sec-fetch-site': site } = request.headers
  // Whatever else a request says: browsers leave out where it comes from when its page has this server's own address.
  if (!isOurs(hostnameOf(host), hosts)) return false
  if (origin === undefined && site === undefined) return true
  if (isPageVisit(request)) return true
  if (origin !== undefined) return URL.canParse(origin) && isSameHost(hostnameOf(new URL(origin).host), hostnameOf(host), hosts)
  return site === 'same-origin' || site === 'same-site' || site === 'none'
}
