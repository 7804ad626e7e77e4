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

/** The best of an `Accept-Language` header, by its weights. */
export const acceptedLocale = (header: string | null | undefined): Locale | undefined => {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag, ...rest] = part.split(';')
    const weight = rest.map((one) => /^\s*q=([\d.]+)\s*$/u.exec(one)?.[1]).find(Boolean)
    return { locale: localeOf(tag), weight: weight === undefined ? 1 : Number(weight) }
  })
  const spoken = wishes.filter((wish) => wish.locale !== undefined && wish.weight > 0)
  return spoken.toSorted((a, b) => b.weight - a.weight)[0]?.locale
}

interface LocaleSources {
  /** The signed-in person's, from the server. */
  readonly server?: Locale | null | undefined
  readonly saved?: Locale | null | undefined
  readonly acceptLanguage?: string | null | undefined
}

/** Which language to speak: the server's for a person, else what was saved, else the browser's, else English. [NV-03] */
export const chooseLocale = ({ server, saved, acceptLanguage }: LocaleSources): Locale =>
  server ?? saved ?? acceptedLocale(acceptLanguage) ?? fallbackLocale
