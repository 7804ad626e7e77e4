import { match } from '@formatjs/intl-localematcher'
import { LOCALES, type Locale } from '@moonlit/sdk/rules'
import Negotiator from 'negotiator'
import { fallbackLocale, localeOf } from './locales.ts'

/** A browser names a few languages; who names hundreds wants to be a burden. */
const MOST_TAGS = 20

/** What the matcher chooses from: for it, a reader of traditional characters does not read `zh`. */
const TAGS = [...LOCALES, 'zh-Hant']

const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    // A star, or none at all.
    return false
  }
}

/** The best for an `Accept-Language` header: a language it names, by its weights, or one that its readers mostly understand. */
export const acceptedLocale = (header: string | null | undefined): Locale => {
  const tags = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages().slice(0, MOST_TAGS)
  return localeOf(match(tags.filter(isTag), TAGS, fallbackLocale)) ?? fallbackLocale
}

interface LocaleSources {
  /** The signed-in person's, from the server. */
  readonly server?: Locale | null | undefined
  /** What the address names: see `addressLocaleOf`. */
  readonly address?: Locale | null | undefined
  readonly saved?: Locale | null | undefined
  readonly acceptLanguage?: string | null | undefined
}

/** Which language to speak: the server's for a person, else the address's, else what was saved, else the browser's, else English. [NV-03] */
export const chooseLocale = ({ server, address, saved, acceptLanguage }: LocaleSources): Locale =>
  server ?? address ?? saved ?? acceptedLocale(acceptLanguage)
