import { lookup } from 'node:dns/promises'
import proxyAddr from '@fastify/proxy-addr'
import { z } from 'zod'

/** Before the name of a host, whose addresses are looked up while the server runs: those of a container are not known beforehand. */
const HOST = /^host:(?<name>[a-z\d](?:[a-z\d.-]*[a-z\d])?)$/iu
/** How long the addresses of a host are taken for true, in milliseconds, and the least time between two looks. */
const FRESH = 10_000
const PAUSE = 500

const nameOf = (proxy: string): string | undefined => HOST.exec(proxy)?.groups?.name

/** Addresses, networks, the names loopback, linklocal and uniquelocal, as proxy-addr reads them, or hosts such as `host:web`, with commas between. */
export const Proxies = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .refine((list) => {
    try {
      proxyAddr.compile(list.filter((proxy) => nameOf(proxy) === undefined))
      return true
    } catch {
      return false
    }
  }, 'must be addresses or networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, or hosts such as host:web, with commas between')

/** Whether an address is one of a proxy, whose word is taken for the address that a request comes from. `hop` counts from the server outwards. */
export type IsProxy = (address: string, hop: number) => boolean

/** As IPv4 where it is that. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/iu, '')

/**
 * Tells proxies by a list that `Proxies` has read. A host is looked up when somebody comes whom nobody knows, and anew from time to time; until its
 * address is known it is no proxy.
 * @param find the addresses of a host; rejects when it has none
 */
export const proxiesOf = (
  list: readonly string[],
  find: (host: string) => Promise<readonly { address: string }[]> = (host) => lookup(host, { all: true }),
): IsProxy => {
  const isListed = proxyAddr.compile(list.filter((proxy) => nameOf(proxy) === undefined))
  const hosts = list.flatMap((proxy) => nameOf(proxy) ?? [])
  if (hosts.length === 0) return isListed
  let known: ReadonlySet<string> = new Set()
  let lookedAt = Number.NEGATIVE_INFINITY
  const look = () => {
    lookedAt = performance.now()
    void Promise.allSettled(hosts.map(find)).then((found) => {
      known = new Set(found.flatMap((one) => (one.status === 'fulfilled' ? one.value.map(({ address }) => plain(address)) : [])))
    })
  }
  look()
  return (address, hop) => {
    if (isListed(address, hop)) return true
    const isKnown = known.has(plain(address))
    if (performance.now() - lookedAt > (isKnown ? FRESH : PAUSE)) look()
    return isKnown
  }
}
