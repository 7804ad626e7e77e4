import { createClient } from '@moonlit/sdk'
import { keys, queries as bind } from '@moonlit/sdk/query'
import { linkTabs } from '@moonlit/sdk/tabs'
import { hydrate } from '@tanstack/react-query'
import { emit, listen } from '../events/events.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { BASE_NAMESPACES, isNamespace } from '../i18n/namespaces.ts'
import { createMaintenance } from '../net/maintenance.ts'
import { createBrowserSession } from '../session/session.ts'
import { clearPersonalData } from '../storage/storage.ts'
import { readRequestContext } from './request-context.ts'
import { readPageState } from './page-state.tsx'
import { createQueryClient } from './query-client.ts'
import type { Services } from './services.ts'

/** The namespaces that the server's page was written with, as it noted on the document. */
const pageNamespaces = () => {
  const noted = (document.documentElement.dataset.namespaces ?? '').split(' ').filter(isNamespace)
  return noted.length > 0 ? noted : BASE_NAMESPACES
}

/** Services for the tab, started from what the server left in the page. */
export const createBrowserServices = async (): Promise<Services> => {
  const page = readPageState()
  const requestContext = readRequestContext(page.requestContext, location.origin)
  const queryClient = createQueryClient()
  if (page.queries) hydrate(queryClient, page.queries)

  const session = createBrowserSession()
  const client = createClient({
    baseUrl: '',
    session,
    // Tabs whose calls fail at once make one refresh (XT-01).
    tabs: linkTabs(),
    // The tokens are gone for good: the person is a visitor again, and is asked to sign in (AP-03).
    onSessionEnd: () => {
      clearPersonalData()
      session.setGuestSessionId(null)
      emit({ name: 'logout' })
      emit({ name: 'login-modal-open' })
    },
    onMaintenance: () => maintenance.begin(),
  })
  // What a character offers depends on who asks (EX-06); own data belong to the person who left.
  for (const name of ['login', 'registration'] as const) listen(name, () => void queryClient.resetQueries())
  listen('logout', () => {
    queryClient.removeQueries({ queryKey: keys.users.all })
    queryClient.removeQueries({ queryKey: keys.chats.all })
    void queryClient.resetQueries({ queryKey: keys.bots.all })
  })
  const maintenance = createMaintenance(client.isAlive, () => void queryClient.refetchQueries({ type: 'active' }))
  return {
    client,
    queries: bind(client),
    queryClient,
    i18n: await createI18n(requestContext.locale, pageNamespaces()),
    session,
    maintenance,
    requestContext,
  }
}
