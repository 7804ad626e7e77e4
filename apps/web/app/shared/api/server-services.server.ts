import { createClient } from '@moonlit/sdk'
import { queries as bind } from '@moonlit/sdk/query'
import { serverEnv } from '../../env.server.ts'
import { reportFailure } from '../errors/report.server.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { chooseLocale } from '../i18n/choose-locale.server.ts'
import { NAMESPACES } from '../i18n/namespaces.ts'
import { createMaintenance } from '../net/maintenance.ts'
import { createOverlays } from '../overlays/overlays.ts'
import { createAccount } from '../session/account.ts'
import { createRequestSession } from '../session/session.ts'
import { readCookie, WORLD_COOKIE, WORLD_HEADER } from '../storage/cookie-text.ts'
import { readFromHeader } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'
import type { Device, RequestContext, SessionKind } from './request-context.ts'
import { createQueryClient } from './query-client.ts'
import type { Services } from './services.ts'

/** A page that waits longer for its data is shown without them; the browser then asks for itself. */
const TIMEOUT_MS = 4000

const deviceOf = (headers: Headers): Device => {
  const hint = headers.get('sec-ch-ua-mobile')
  if (hint) return hint === '?1' ? 'mobile' : 'desktop'
  return /\bmobi|android.+mobile|iphone/iu.test(headers.get('user-agent') ?? '') ? 'mobile' : 'desktop'
}

/**
 * Who calls, for the API, and from where: its limits are the visitor's, not this server's. No refreshing here: two answers at
 * once would use one refresh token twice.
 */
const callerHeaders = (request: Request, world: string | undefined): Record<string, string> => {
  const cookies = request.headers.get('cookie')
  const address = request.headers.get('x-forwarded-for')
  const token = readFromHeader(cookies, stored.accessToken)
  const guest = readFromHeader(cookies, stored.guestSession)
  return {
    ...(token ? { authorization: `Bearer ${token}` } : guest ? { 'x-user-session-id': guest } : {}),
    ...(world && { [WORLD_HEADER]: world }),
    // The web server wrote it; what the visitor claimed is gone.
    ...(address && { 'x-forwarded-for': address }),
  }
}

/** Services for one request, with the visitor's identity, language and world out of the cookies. Never fails: a silent API gives a page without data. */
export const createServerServices = async (request: Request): Promise<Services> => {
  const env = serverEnv()
  const cookies = request.headers.get('cookie')
  const world = env.MOCK_WORLD_COOKIE === 'on' ? readCookie(cookies, WORLD_COOKIE) : undefined
  const kind: SessionKind = readFromHeader(cookies, stored.accessToken)
    ? 'member'
    : readFromHeader(cookies, stored.guestSession)
      ? 'guest'
      : 'visitor'
  const headers = callerHeaders(request, world)
  const client = createClient({ baseUrl: env.API_URL, headers: () => headers, timeoutMs: TIMEOUT_MS, sleep: async () => undefined })
  const queries = bind(client)
  const queryClient = createQueryClient(reportFailure)

  const user = kind === 'member' ? await queryClient.query(queries.users.me()).catch(() => undefined) : undefined
  const locale = chooseLocale({
    server: user?.language,
    saved: readFromHeader(cookies, stored.locale),
    acceptLanguage: request.headers.get('accept-language'),
  })
  const requestContext: RequestContext = {
    origin: env.PUBLIC_URL ?? new URL(request.url).origin,
    locale,
    device: deviceOf(request.headers),
    session: kind,
    isAdult: readFromHeader(cookies, stored.adultWarningRead) === true,
    exploreGender: readFromHeader(cookies, stored.exploreGender) ?? 'female',
    isSettled: kind !== 'member' || user !== undefined,
  }
  const session = createRequestSession(kind)
  const overlays = createOverlays()
  const tabs: TabChannel = { post: () => undefined, listen: () => () => undefined }
  return {
    client,
    queries,
    queryClient,
    i18n: await createI18n(locale, NAMESPACES),
    session,
    account: createAccount({ client, queries, queryClient, session, overlays, tabs }),
    overlays,
    tabs,
    maintenance: createMaintenance(
      async () => true,
      () => undefined,
    ),
    requestContext,
  }
}
