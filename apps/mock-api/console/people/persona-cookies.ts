import { DEFAULT_WORLD } from '../../src/worlds/world-name.ts'
import type { PersonaSession } from '../api/types.ts'

/** Cookies in which the web app keeps what belongs to one person. */
const PERSON_COOKIES = [
  'authorization',
  'refresh_token',
  'chat_session_id',
  'need_refresh',
  'models_access',
  'character_draft',
  'photo_draft',
  'photo_for_userbot',
  'reminder_counts',
] as const

/** The cookies of the web app, by name, that make a browser this person in this world; null for those that have to go. */
export const cookiesFor = (world: string, session: PersonaSession): Record<string, string | null> => ({
  ...Object.fromEntries(PERSON_COOKIES.map((name) => [name, null])),
  ...(session.kind === 'user'
    ? { authorization: session.jwtToken, refresh_token: session.refreshToken }
    : { chat_session_id: session.UserSessionID }),
  // Ready-made people are adults, and have said so.
  adult_warning_read: '1',
  ...worldCookie(world),
})

/** The cookie by which the web app's requests go to a world. */
export const worldCookie = (world: string): Record<string, string | null> => ({ mock_world: world === DEFAULT_WORLD ? null : world })

const MONTH = 30 * 86_400

/** Sets cookies, which a host's servers share whatever their ports. */
export const setCookies = (cookies: Readonly<Record<string, string | null>>): void => {
  const safe = globalThis.isSecureContext ? '; Secure' : ''
  for (const [name, value] of Object.entries(cookies))
    document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${value === null ? 0 : MONTH}; SameSite=Lax${safe}`
}

/** Where the web app is, as the mock was told; undefined when the page does not say. */
export const webAddress = (): URL | undefined => {
  const told = document.querySelector<HTMLMetaElement>('meta[name="moonlit-web-url"]')?.content ?? ''
  return URL.canParse(told) ? new URL(told) : undefined
}

/** Whether cookies of this page reach the web app. */
export const sharesCookies = (web: URL | undefined): boolean => web?.hostname === location.hostname
