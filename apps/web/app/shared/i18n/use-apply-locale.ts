import type { Locale } from '@moonlit/sdk/rules'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'

/** Speaks another language from now on: words are fetched first, so that nothing flashes; page titles follow. [NV-03] [IN-06] */
export const useApplyLocale = (): ((locale: Locale) => Promise<void>) => {
  const { i18n } = useTranslation()
  const { revalidate } = useRevalidator()
  return useCallback(
    async (locale: Locale) => {
      writeStored(stored.locale, locale)
      if (i18n.language === locale) return
      await i18n.changeLanguage(locale)
      await revalidate()
    },
    [i18n, revalidate],
  )
}
