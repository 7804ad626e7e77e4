import type { Locale } from '@moonlit/sdk/rules'
import { useTranslation } from 'react-i18next'
import { currentLocale } from './create-i18n.ts'
import { apiLocaleOf, locales, type AppLocale } from './locales.ts'

/** The language in use, the one in which the API is asked for texts, and which way it reads. */
export const useLocale = (): { locale: AppLocale; apiLocale: Locale; dir: 'ltr' | 'rtl' } => {
  const { i18n } = useTranslation()
  const locale = currentLocale(i18n)
  return { locale, apiLocale: apiLocaleOf(locale), dir: locales[locale].dir }
}
