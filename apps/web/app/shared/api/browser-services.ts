import { createClient } from '@moonlit/sdk'
import { queries as bind } from '@moonlit/sdk/query'
import { linkTabs } from '@moonlit/sdk/tabs'
import { hydrate } from '@tanstack/react-query'
import { showErrorToast } from '../errors/use-error-toast.ts'
import { followChangedWords } from '../i18n/changed-words.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { BASE_NAMESPACES } from '../i18n/base-namespaces.ts'
import { isNamespace } from '../i18n/namespaces.ts'
import { createMaintenance } from '../net/maintenance.ts'
import { createOverlays } from '../overlays/overlays.ts'
import { createAccount } from '../session/account.ts'
import { createBrowserSession } from '../session/session.ts'
import { tellWhenNotKept } from '../session/tell-when-not-kept.ts'
import { createTabChannel } from '../tabs/tab-channel.ts'
import { createLifetime } from './lifetime.ts'
import { readRequestContext } from './request-context.ts'
import { readPageState } from './page-state.tsx'
import { createQueryClient } from './query-client.ts'
import type { Services } from './services.ts'

/** The namespaces that the server's page was written with, as it noted on the document, and those of every page. */
const pageNamespaces = () => {
  const noted = (document.documentElement.dataset.namespaces ?? '').split(' ').filter(isNamespace)
  // What every page may need comes with them, in the same file: words for a failed connection cannot be fetched then.
  return [...new Set([...BASE_NAMESPACES, ...noted])]
}

/** Services for the tab, started from what the server left in the page. */
export const createBrowserServices = async (): Promise<Services> => {
  const page = readPageState()
  const requestContext = readRequestContext(page.requestContext, location.origin)
  const i18n = await createI18n(requestContext.locale, pageNamespaces())
  followChangedWords(i18n)
  const queryClient = createQueryClient((error) => void showErrorToast(i18n, error))
  if (page.queries) hydrate(queryClient, page.queries)

  const session = createBrowserSession()
  tellWhenNotKept(session, i18n)
  const overlays = createOverlays()
  const lifetime = createLifetime()
  const tabs = createTabChannel(lifetime)
  const client = createClient({
    baseUrl: '',
    session,
    // Tabs whose calls fail at once make one refresh (XT-01).
    tabs: linkTabs(),
    onSessionEnd: () => account.sessionEnded(),
    onGuestEnd: () => account.guestEnded(),
    // Nothing can be reached without a connection; that is said in its own words (NV-15).
    onMaintenance: () => navigator.onLine && maintenance.begin(),
  })
  const queries = bind(client)
  const account = createAccount({ client, queries, queryClient, session, overlays, tabs })
  account.follow()
  const maintenance = createMaintenance(client.isAlive, () => void queryClient.refetchQueries({ type: 'active' }))
  return { client, queries, queryClient, i18n, session, account, overlays, tabs, maintenance, requestContext, lifetime }
}
