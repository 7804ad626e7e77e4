import { createClient, type User } from '@moonlit/sdk'
import { queries as bind } from '@moonlit/sdk/query'
import { serverEnv, type Env } from '../../env.server.ts'
import { reportFailure } from '../errors/report.server.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { chooseLocale } from '../i18n/choose-locale.server.ts'
import { addressLocaleOf } from '../i18n/address-locale.ts'
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
import { createLifetime } from './lifetime.ts'
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
  const browser = request.headers.get('user-agent')
  const token = readFromHeader(cookies, stored.accessToken)
  const guest = readFromHeader(cookies, stored.guestSession)
  return {
    ...(token ? { authorization: `Bearer ${token}` } : guest ? { 'x-user-session-id': guest } : {}),
    ...(world && { [WORLD_HEADER]: world }),
    // The web server wrote it; what the visitor claimed is gone.
    ...(address && { 'x-forwarded-for': address }),
    // Sessions are listed by the device they are on, which is not this server.
    ...(browser && { 'user-agent': browser }),
  }
}

const worldOf = (cookies: string | null): string | undefined =>
  serverEnv().MOCK_WORLD_COOKIE === 'on' ? readCookie(cookies, WORLD_COOKIE) : undefined

const kindOf = (cookies: string | null): SessionKind =>
  readFromHeader(cookies, stored.accessToken) ? 'member' : readFromHeader(cookies, stored.guestSession) ? 'guest' : 'visitor'

const networksOf = ({ SOCIAL_X: x, SOCIAL_INSTAGRAM: instagram, SOCIAL_DISCORD: discord }: Env): RequestContext['networks'] => ({
  ...(x && { x }),
  ...(instagram && { instagram }),
  ...(discord && { discord }),
})

/** All that a page may depend on besides its address and the API's answers. `user` is that of a member, when they could be asked for. */
const contextOf = (request: Request, kind: SessionKind, user: User | undefined): RequestContext => {
  const cookies = request.headers.get('cookie')
  return {
    origin: serverEnv().PUBLIC_URL ?? new URL(request.url).origin,
    locale: chooseLocale({
      server: user?.language,
      // Whoever has chats has a language already, which they change themselves and no link from elsewhere (AC-04, IN-05).
      address: kind === 'visitor' ? addressLocaleOf(new URL(request.url).searchParams) : undefined,
      saved: readFromHeader(cookies, stored.locale),
      acceptLanguage: request.headers.get('accept-language'),
      more: serverEnv().MORE_LOCALES,
    }),
    device: deviceOf(request.headers),
    session: kind,
    isAdult: readFromHeader(cookies, stored.adultWarningRead) === true,
    exploreGender: readFromHeader(cookies, stored.exploreGender) ?? 'female',
    isSettled: kind !== 'member' || user !== undefined,
    networks: networksOf(serverEnv()),
  }
}

/** What tells one visitor's page from another's, for those who have no session; undefined for everybody else. */
export const visitorKey = (request: Request): string | undefined => {
  const cookies = request.headers.get('cookie')
  if (kindOf(cookies) !== 'visitor') return undefined
  return JSON.stringify([contextOf(request, 'visitor', undefined), worldOf(cookies) ?? ''])
}

/** The headers with which a visitor without a session asks the API. */
export const visitorHeaders = (request: Request): Record<string, string> => callerHeaders(request, worldOf(request.headers.get('cookie')))

/**
 * Services for one request, with the visitor's identity, language and world out of the cookies. Never fails: a silent API gives a page without data.
 * @param fetch What the API is asked with.
 */
export const createServerServices = async (request: Request, fetch: typeof globalThis.fetch): Promise<Services> => {
  const env = serverEnv()
  const cookies = request.headers.get('cookie')
  const kind = kindOf(cookies)
  const headers = callerHeaders(request, worldOf(cookies))
  const client = createClient({ baseUrl: env.API_URL, fetch, headers: () => headers, timeoutMs: TIMEOUT_MS, sleep: async () => undefined })
  const queries = bind(client)
  const queryClient = createQueryClient(reportFailure)

  const user = kind === 'member' ? await queryClient.query(queries.users.me()).catch(() => undefined) : undefined
  const requestContext = contextOf(request, kind, user)
  const session = createRequestSession(kind)
  const overlays = createOverlays()
  const tabs: TabChannel = { post: () => undefined, listen: () => () => undefined }
  return {
    client,
    queries,
    queryClient,
    i18n: await createI18n(requestContext.locale, NAMESPACES),
    session,
    account: createAccount({ client, queries, queryClient, session, overlays, tabs }),
    overlays,
    tabs,
    maintenance: createMaintenance(
      async () => true,
      () => undefined,
    ),
    requestContext,
    lifetime: createLifetime(),
  }
}
