import { LOCALES, type Locale } from '@moonlit/sdk/rules'
import { LANGUAGE_PARAM } from '../addresses.ts'
import { localeOf, type AppLocale } from './locales.ts'

/** The language that an address names, such as `/amara?lang=de`: search engines know the languages of a page by them. People may write `DE` or `de-AT`. */
export const addressLocaleOf = (search: URLSearchParams): AppLocale | undefined => localeOf(search.get(LANGUAGE_PARAM))

/** The address of a public page in one language; of a query, all but its language is kept. */
export const withLocale = (address: string, locale: AppLocale, search = ''): string => {
  const query = new URLSearchParams(search)
  query.set(LANGUAGE_PARAM, locale)
  return `${address}?${query}`
}

/** The same page in one language; `x-default` is the one that chooses by the visitor. */
export interface Alternate {
  readonly language: Locale | 'x-default'
  /** Absolute. */
  readonly href: string
}

/** A public page in each language, and in that of whoever comes. */
export const alternatesOf = (origin: string, path: string): readonly Alternate[] => [
  ...LOCALES.map((language) => ({ language, href: withLocale(origin + path, language) })),
  { language: 'x-default', href: origin + path },
]
