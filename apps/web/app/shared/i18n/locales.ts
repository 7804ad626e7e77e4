import { LOCALES, type Locale } from '@moonlit/sdk/rules'

interface LocaleInfo {
  /** Its name in itself. */
  readonly label: string
  readonly dir: 'ltr' | 'rtl'
  /** For Open Graph. */
  readonly territory: string
}

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
} as const satisfies Record<Locale, LocaleInfo>

export const fallbackLocale = 'en' satisfies Locale

/** The language a tag stands for: `de-AT` is `de`; undefined for one that is not spoken here. */
export const localeOf = (tag: string | null | undefined): Locale | undefined => {
  const language = tag?.trim().toLowerCase().split(/[-_]/u)[0]
  return LOCALES.find((locale) => locale === language)
}
