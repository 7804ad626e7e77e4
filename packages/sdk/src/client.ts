import type { MoonlitClient } from '../generated/client.ts'
import { table } from '../generated/table.ts'
import { asClient } from './boundary.ts'
import type { CallOptions } from './call-types.ts'
import { encodeBody, encodePath, type LooseArgs } from './encode.ts'
import type { Route, RouteTable } from './route.ts'
import { memorySession, type SyncSessionStore, type SessionStore } from './session.ts'
import { createTransport, type ClientOptions, type Transport } from './transport.ts'

/** Every call by resource, and the transport beneath: `session`, `refresh`, `isAlive`, `request`. */
export type Client<S extends SessionStore = SessionStore> = MoonlitClient & Transport<S>

/**
 * A client for one person: one per browser tab, one per request on a server.
 * Its calls answer a union by status; `unwrap` gives the body or throws.
 */
export function createClient<S extends SessionStore>(options: ClientOptions<S> & { readonly session: S }): Client<S>
export function createClient(options: ClientOptions<never>): Client<SyncSessionStore>
export function createClient(options: ClientOptions): Client {
  const transport = createTransport(options, options.session ?? memorySession())
  const call =
    (route: Route) =>
    (args: LooseArgs = {}, callOptions?: CallOptions) =>
      transport.request({ route, path: encodePath(route, args), body: encodeBody(route, args.body) }, callOptions)
  const routes: RouteTable = table
  const calls = Object.fromEntries(
    Object.entries(routes).map(([resource, rows]) => [
      resource,
      Object.fromEntries(Object.entries(rows).map(([name, route]) => [name, call(route)])),
    ]),
  )
  return { ...asClient(calls), ...transport }
}
