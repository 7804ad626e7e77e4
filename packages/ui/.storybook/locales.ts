import type { Dir } from '../src/direction.tsx'

/** The languages of the web app, as the toolbar offers them. */
export const locales = {
  en: { name: 'English', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  fr: { name: 'Français', dir: 'ltr' },
  pt: { name: 'Português', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
  hi: { name: 'हिन्दी', dir: 'ltr' },
  ja: { name: '日本語', dir: 'ltr' },
  zh: { name: '中文', dir: 'ltr' },
  it: { name: 'Italiano', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
} as const satisfies Record<string, { name: string; dir: Dir }>

export type Locale = keyof typeof locales

const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(locales, value)

/** The language chosen in the toolbar. */
export const localeOf = (globals: Record<string, unknown>): Locale => (isLocale(globals.locale) ? globals.locale : 'en')

/** The reading direction chosen in the toolbar; left alone, it is the language's. */
export const directionOf = (globals: Record<string, unknown>): Dir =>
  globals.direction === 'ltr' || globals.direction === 'rtl' ? globals.direction : locales[localeOf(globals)].dir
