import { createClient } from '@moonlit/sdk'
import { queries as bind } from '@moonlit/sdk/query'
import { Toaster } from '@moonlit/ui/toaster'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router'
import { overlayRegistry } from '../overlay-registry.ts'
import { createLifetime } from '../shared/api/lifetime.ts'
import { createQueryClient } from '../shared/api/query-client.ts'
import type { RequestContext } from '../shared/api/request-context.ts'
import { ServicesProvider, type Services } from '../shared/api/services.ts'
import { showErrorToast } from '../shared/errors/use-error-toast.ts'
import { createI18n } from '../shared/i18n/create-i18n.ts'
import { NAMESPACES } from '../shared/i18n/namespaces.ts'
import { createMaintenance } from '../shared/net/maintenance.ts'
import { OverlayHost } from '../shared/overlays/overlay-host.tsx'
import { createOverlays } from '../shared/overlays/overlays.ts'
import { createAccount } from '../shared/session/account.ts'
import { createBrowserSession } from '../shared/session/session.ts'
import { createTabChannel } from '../shared/tabs/tab-channel.ts'
import { noteTab } from './open-tabs.ts'
import { createTabFetch } from './tab-fetch.ts'

/** The services of an English tab, as the app puts them together; calls are tried again without a pause. The tab is closed when the test ends. */
export const createTestServices = async (own: Partial<RequestContext> = {}): Promise<Services> => {
  const requestContext: RequestContext = {
    origin: 'http://localhost:3000',
    locale: 'en',
    device: 'desktop',
    session: 'visitor',
    isAdult: true,
    exploreGender: 'female',
    isSettled: true,
    networks: {},
    ...own,
  }
  const i18n = await createI18n(requestContext.locale, NAMESPACES)
  const lifetime = createLifetime()
  noteTab(lifetime)
  const session = createBrowserSession()
  const client = createClient({ baseUrl: requestContext.origin, session, sleep: async () => undefined, fetch: createTabFetch(lifetime) })
  const queries = bind(client)
  const queryClient = createQueryClient((error) => void showErrorToast(i18n, error))
  lifetime.onEnd(() => queryClient.clear())
  const overlays = createOverlays()
  const tabs = createTabChannel(lifetime)
  const account = createAccount({ client, queries, queryClient, session, overlays, tabs })
  const maintenance = createMaintenance(client.isAlive, () => undefined)
  return { client, queries, queryClient, i18n, session, account, overlays, tabs, maintenance, requestContext, lifetime }
}

function Page() {
  return (
    <>
      <Outlet />
      <OverlayHost registry={overlayRegistry} state="shown" />
      <Toaster label="Notifications" />
    </>
  )
}

/** Renders routes at an address, with every provider a component may ask for; addresses that none of them has are empty. */
export const renderRoutes = (routes: RouteObject[], services: Services, address: string) => {
  const router = createMemoryRouter([{ element: <Page />, children: [...routes, { path: '*', element: null }] }], { initialEntries: [address] })
  const view = render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={services.i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  )
  return { ...view, router }
}

/** Renders an element at an address, with every provider it may ask for. */
export const renderAt = (element: ReactNode, services: Services, path = '/') => renderRoutes([{ path, element }], services, path)
