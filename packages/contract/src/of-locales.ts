import { LOCALES, type Locale } from './vocabulary.ts'

/** Something for each language. */
export function ofLocales<Value>(make: (locale: Locale) => Value): Record<Locale, Value>
export function ofLocales(make: (locale: Locale) => unknown): Record<string, unknown> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)]))
}
