import type { Bot } from '@moonlit/sdk'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useServices } from '../../../shared/api/services.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'
import { kindOf, type Category } from '../filters.ts'

/** How many of those who are found are looked at. */
const LOOKED_AT = 40
const NOBODY: readonly Bot[] = []

/**
 * Who is found by a search in a category, of whatever gender and kind; while another one is awaited, those of the last. Nobody without one.
 */
export const useFoundAnywhere = (q: string | undefined, category: Category): { found: readonly Bot[]; state: 'known' | 'awaited' } => {
  const { queries } = useServices()
  const { apiLocale } = useLocale()
  const { data, isPending, isPlaceholderData } = useInfiniteQuery({
    ...queries.bots.list({ lang: apiLocale, limit: LOOKED_AT, ...kindOf(category), ...(q && { q }) }),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
  })
  return {
    found: q === undefined ? NOBODY : (data?.pages[0]?.result ?? NOBODY),
    state: isPending || isPlaceholderData ? 'awaited' : 'known',
  }
}
