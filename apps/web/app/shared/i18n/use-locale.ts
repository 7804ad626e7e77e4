import type { Locale } from '@moonlit/sdk/rules'
import { useTranslation } from 'react-i18next'
import { currentLocale } from './create-i18n.ts'
import { locales } from './locales.ts'

/** The language in use, and which way it reads. */
export const useLocale = (): { locale: Locale; dir: 'ltr' | 'rtl' } => {
  const { i18n } = useTranslation()
  const locale = currentLocale(i18n)
  return { locale, dir: locales[locale].dir }
}
