import type { Locale } from '@moonlit/sdk/rules'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import { currentLocale } from './create-i18n.ts'
import { isOnlyRead, type AppLocale } from './locales.ts'

/** Speaks another language from now on: words are fetched first, so that nothing flashes; page titles follow. [NV-03] [IN-06] */
export const useApplyLocale = (): ((locale: AppLocale) => Promise<void>) => {
  const { i18n } = useTranslation()
  const { revalidate } = useRevalidator()
  return useCallback(
    async (locale: AppLocale) => {
      writeStored(stored.locale, locale)
      if (i18n.language === locale) return
      await i18n.changeLanguage(locale)
      await revalidate()
    },
    [i18n, revalidate],
  )
}

/** Speaks the language of an account; but for whoever reads one that no account can have. [NV-03] [IN-03] */
export const useApplyAccountLocale = (): ((locale: Locale) => Promise<void>) => {
  const { i18n } = useTranslation()
  const apply = useApplyLocale()
  return useCallback(async (locale: Locale) => (isOnlyRead(currentLocale(i18n)) ? undefined : apply(locale)), [i18n, apply])
}
