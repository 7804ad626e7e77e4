import { match } from '@formatjs/intl-localematcher'
import { LOCALES } from '@moonlit/sdk/rules'
import Negotiator from 'negotiator'
import { fallbackLocale, isOnlyRead, isPseudo, localeOf, type AppLocale } from './locales.ts'

/** A browser names a few languages; who names hundreds wants to be a burden. */
const MOST_TAGS = 20

const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    // A star, or none at all.
    return false
  }
}

/** The best for an `Accept-Language` header: a language it names, by its weights, or one that its readers mostly understand. */
export const acceptedLocale = (header: string | null | undefined, more: readonly AppLocale[] = []): AppLocale => {
  const tags = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages().slice(0, MOST_TAGS)
  // For the matcher, a reader of traditional characters does not read `zh`. No browser asks for a pseudo-locale.
  const offered = [...LOCALES, ...more.filter((locale) => !isPseudo(locale)), 'zh-Hant']
  return localeOf(match(tags.filter(isTag), offered, fallbackLocale)) ?? fallbackLocale
}

interface LocaleSources {
  /** The signed-in person's, from the server. */
  readonly server?: AppLocale | null | undefined
  /** What the address names: see `addressLocaleOf`. */
  readonly address?: AppLocale | null | undefined
  readonly saved?: AppLocale | null | undefined
  readonly acceptLanguage?: string | null | undefined
  /** Languages that the setting adds to those of the switcher. */
  readonly more?: readonly AppLocale[]
}

/**
 * Which language to speak: the server's for a person, else the address's, else what was saved, else the browser's, else English. A saved one that no
 * account can have comes before the server's, or members could not read it. [NV-03] [IN-03]
 */
export const chooseLocale = ({ server, address, saved, acceptLanguage, more = [] }: LocaleSources): AppLocale => {
  const offered = (locale: AppLocale | null | undefined) => (locale && (!isOnlyRead(locale) || more.includes(locale)) ? locale : undefined)
  const [named, kept] = [offered(address), offered(saved)]
  if (server && kept && isOnlyRead(kept)) return kept
  return server ?? named ?? kept ?? acceptedLocale(acceptLanguage, more)
}
