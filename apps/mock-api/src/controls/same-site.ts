import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

const hostnameOf = (host: string): string => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/gu, '') : '')

/** Names of this machine for itself. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '::1' || (isIP(hostname) === 4 && hostname.startsWith('127.'))

/** Names under which this server can be meant: an address, this machine, or a host that the configuration names. */
const isOurs = (hostname: string, hosts: readonly string[]): boolean => isIP(hostname) !== 0 || isLoopback(hostname) || hosts.includes(hostname)

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
  if (origin === undefined && site === undefined) return true
  if (!isOurs(hostnameOf(host), hosts)) return false
  if (isPageVisit(request)) return true
  if (origin !== undefined) return URL.canParse(origin) && isSameHost(hostnameOf(new URL(origin).host), hostnameOf(host), hosts)
  return site === 'same-origin' || site === 'same-site' || site === 'none'
}
