import { DEFAULT_WORLD } from '../../src/worlds/world-name.ts'
import type { PersonaSession } from '../api/types.ts'

/** Cookies of the web app that belong to one person. */
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

/** The web app's cookies, by name, that sign a browser in as this person in this world; null for cookies to delete. */
export const cookiesFor = (world: string, session: PersonaSession): Record<string, string | null> => ({
  ...Object.fromEntries(PERSON_COOKIES.map((name) => [name, null])),
  ...(session.kind === 'user'
    ? { authorization: session.jwtToken, refresh_token: session.refreshToken }
    : { chat_session_id: session.UserSessionID }),
  // Personas have passed the age gate.
  adult_warning_read: '1',
  ...worldCookie(world),
})

/** The cookie that selects a world for the web app. */
export const worldCookie = (world: string): Record<string, string | null> => ({ mock_world: world === DEFAULT_WORLD ? null : world })

const MONTH = 30 * 86_400

/** Sets cookies; they are shared between ports of a host. */
export const setCookies = (cookies: Readonly<Record<string, string | null>>): void => {
  const safe = globalThis.isSecureContext ? '; Secure' : ''
  for (const [name, value] of Object.entries(cookies))
    document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${value === null ? 0 : MONTH}; SameSite=Lax${safe}`
}

/** The web app's URL from the page's meta tag; undefined without one. */
export const webAddress = (): URL | undefined => {
  const told = document.querySelector<HTMLMetaElement>('meta[name="moonlit-web-url"]')?.content ?? ''
  return URL.canParse(told) ? new URL(told) : undefined
}

/** Whether cookies of this page reach the web app. */
export const sharesCookies = (web: URL | undefined): boolean => web?.hostname === location.hostname
