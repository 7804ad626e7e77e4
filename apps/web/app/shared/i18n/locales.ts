import { LOCALES, type Locale } from '@moonlit/sdk/rules'
import { MORE_LOCALES } from './more-locales.ts'

interface LocaleInfo {
  /** Its name in itself. */
  readonly label: string
  readonly dir: 'ltr' | 'rtl'
  /** For Open Graph. */
  readonly territory: string
}

/** A language of the interface. Those that the API speaks, too, are `Locale`s. */
export type AppLocale = Locale | (typeof MORE_LOCALES)[number]

export const APP_LOCALES: readonly AppLocale[] = [...LOCALES, ...MORE_LOCALES]

/** The languages of the interface. */
export const locales = {
  en: { label: 'English', dir: 'ltr', territory: 'en_US' },
  es: { label: 'Español', dir: 'ltr', territory: 'es_ES' },
  fr: { label: 'Français', dir: 'ltr', territory: 'fr_FR' },
  pt: { label: 'Português', dir: 'ltr', territory: 'pt_BR' },
  ar: { label: 'العربية', dir: 'rtl', territory: 'ar_AR' },
  hi: { label: 'हिन्दी', dir: 'ltr', territory: 'hi_IN' },
  ja: { label: '日本語', dir: 'ltr', territory: 'ja_JP' },
  zh: { label: '中文', dir: 'ltr', territory: 'zh_CN' },
  it: { label: 'Italiano', dir: 'ltr', territory: 'it_IT' },
  de: { label: 'Deutsch', dir: 'ltr', territory: 'de_DE' },
  ru: { label: 'Русский', dir: 'ltr', territory: 'ru_RU' },
  'en-XA': { label: 'Long', dir: 'ltr', territory: 'en_XA' },
  'en-XB': { label: 'Mirrored', dir: 'rtl', territory: 'en_XB' },
} as const satisfies Record<AppLocale, LocaleInfo>

export const fallbackLocale = 'en' satisfies Locale

/** The language a tag stands for: `de-AT` is `de`; undefined for one that is not spoken here. */
export const localeOf = (tag: string | null | undefined): AppLocale | undefined => {
  const [whole, language] = [tag?.trim(), tag?.trim().toLowerCase().split(/[-_]/u)[0]]
  return APP_LOCALES.find((locale) => locale === whole) ?? APP_LOCALES.find((locale) => locale === language)
}

/** Whether a language is read here, and neither the API nor an account knows it. */
export const isOnlyRead = (locale: AppLocale): boolean => MORE_LOCALES.some((one) => one === locale)

/** Whether a language is English rewritten for tests and development. [IN-08] */
export const isPseudo = (locale: AppLocale): locale is 'en-XA' | 'en-XB' => locale === 'en-XA' || locale === 'en-XB'

/** The language in which the API answers those who read `locale`. */
export const apiLocaleOf = (locale: AppLocale): Locale => LOCALES.find((spoken) => spoken === locale) ?? fallbackLocale
