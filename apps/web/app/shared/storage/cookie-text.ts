import { parseCookie, stringifySetCookie } from 'cookie'

/** Cookies as text: shared by browser, renderer and web server, so nothing here touches a document. */

/** The cookie by which a test lives in its own world of the mock API, and the header it becomes. */
export const WORLD_COOKIE = 'mock_world'
export const WORLD_HEADER = 'x-mock-world'

/** One cookie out of a `Cookie` header or `document.cookie`; undefined when it is missing. */
export const readCookie = (all: string | null | undefined, name: string): string | undefined => parseCookie(all ?? '')[name]

export interface CookieTraits {
  readonly days: number
  readonly sameSite: 'strict' | 'lax' | 'none'
  readonly isSecure: boolean
  readonly domain?: string | undefined
}

/** A cookie to set. A browser takes no more than 4 KB of it. */
export const writeCookie = (name: string, value: string, { days, sameSite, isSecure, domain }: CookieTraits): string =>
  stringifySetCookie({
    name,
    value,
    path: '/',
    maxAge: Math.round(days * 86_400),
    // A browser takes cross-site cookies only over a safe connection.
    sameSite: sameSite === 'none' && !isSecure ? 'lax' : sameSite,
    secure: isSecure,
    domain,
  })

/** The parent domain of a host, where there is one: `www.moonlit.example` gives `moonlit.example`. */
export const parentDomain = (host: string): string | undefined => {
  const labels = host.split('.')
  const isAddress = /^[\d.]+$/u.test(host) || host.includes(':')
  return isAddress || labels.length < 3 ? undefined : labels.slice(1).join('.')
}
