import type { Bot } from '@moonlit/sdk'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shared/api/services.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'
import { useSettled } from '../../../shared/time/use-settled.ts'
import { kindOf, searchedIn, type Filters } from '../filters.ts'
import { suggestionsFor, type Suggestion } from './suggestions.ts'

/** Out of how many that are found the suggestions are taken. */
const LOOKED_AT = 40
const NOBODY: readonly Bot[] = []

/** What might be meant by a text, once one pauses in typing it. [EX-19] */
export const useSuggestions = (typed: string, { gender, category }: Filters): readonly Suggestion[] => {
  const { queries } = useServices()
  const { i18n } = useTranslation()
  const { apiLocale } = useLocale()
  const q = searchedIn(useSettled(typed))
  const { data } = useInfiniteQuery({
    ...queries.bots.list({ lang: apiLocale, limit: LOOKED_AT, ...kindOf(category), ...(q && { q }) }),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
  })
  if (typed.trim() === '' || q === undefined) return []
  // By the text as it is now: what was found for its beginning is narrowed at once.
  return suggestionsFor(typed, data?.pages[0]?.result ?? NOBODY, { gender, words: i18n })
}
