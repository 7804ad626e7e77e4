/** Cookies as text: shared by browser, renderer and web server, so nothing here touches a document. */

/** The cookie by which a test lives in its own world of the mock API, and the header it becomes. */
export const WORLD_COOKIE = 'mock_world'
export const WORLD_HEADER = 'x-mock-world'

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** One cookie out of a `Cookie` header or `document.cookie`; undefined when it is missing or broken. */
export const readCookie = (all: string | null | undefined, name: string): string | undefined => {
  for (const part of all?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return decode(part.slice(at + 1).trim())
  }
  return undefined
}

export interface CookieTraits {
  readonly days: number
  readonly sameSite: 'Strict' | 'Lax' | 'None'
  readonly isSecure: boolean
  readonly domain?: string | undefined
}

/** A cookie to set. A browser takes no more than 4 KB of it. */
export const writeCookie = (name: string, value: string, { days, sameSite, isSecure, domain }: CookieTraits): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${Math.round(days * 86_400)}`,
    // A browser takes cross-site cookies only over a safe connection.
    `SameSite=${sameSite === 'None' && !isSecure ? 'Lax' : sameSite}`,
    ...(isSecure ? ['Secure'] : []),
    ...(domain ? [`Domain=${domain}`] : []),
  ].join('; ')

/** The parent domain of a host, where there is one: `www.moonlit.example` gives `moonlit.example`. */
export const parentDomain = (host: string): string | undefined => {
  const labels = host.split('.')
  const isAddress = /^[\d.]+$/u.test(host) || host.includes(':')
  return isAddress || labels.length < 3 ? undefined : labels.slice(1).join('.')
}
