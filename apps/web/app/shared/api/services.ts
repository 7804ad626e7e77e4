import type { Client } from '@moonlit/sdk'
import type { queries } from '@moonlit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { createContext as createReactContext, use } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Maintenance } from '../net/maintenance.ts'
import type { Overlays } from '../overlays/overlays.ts'
import type { Account } from '../session/account-interface.ts'
import type { Session } from '../session/session.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'
import type { Lifetime } from './lifetime.ts'
import type { RequestContext } from './request-context.ts'

/** What a page works with: one set per request on the server, one per tab in the browser. */
export interface Services {
  readonly client: Client
  /** Every reading call as query options, bound to the client. */
  readonly queries: ReturnType<typeof queries>
  readonly queryClient: QueryClient
  readonly i18n: i18n
  readonly session: Session
  /** What signing in, out and up cause. */
  readonly account: Account
  readonly overlays: Overlays
  /** The other tabs of this browser. */
  readonly tabs: TabChannel
  readonly maintenance: Maintenance
  readonly requestContext: RequestContext
  /** What listens beyond the components of a page, or waits, ends with it. */
  readonly lifetime: Lifetime
}

/** For loaders, on either side: `context.get(servicesContext)`. */
export const servicesContext = createRouterContext<Services>()

const ServicesContext = createReactContext<Services | null>(null)

/** Gives the services to every component below. */
export const ServicesProvider = ServicesContext.Provider

/** The services, in a component. */
export const useServices = (): Services => {
  const services = use(ServicesContext)
  if (!services) throw new Error('There are no services here; render within ServicesProvider')
  return services
}
