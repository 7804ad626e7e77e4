import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shared/api/services.ts'
import { exploreQueries } from '../explore-data.ts'
import type { Filters } from '../filters.ts'

/** Says what was searched for once it is there, to whoever listens, too. [EX-19] */
export function SearchOutcome({ filters }: { filters: Filters }) {
  const { t } = useTranslation('explore')
  const { data: isAnybodyFound } = useInfiniteQuery({
    ...exploreQueries(useServices(), filters).list,
    select: ({ pages }) => pages.some(({ result }) => result.length > 0),
  })
  const { search } = filters
  const text = isAnybodyFound ? t('search.results', { q: search }) : isAnybodyFound === false ? t('empty.title') : ''
  return (
    // That nobody was found is written large beneath.
    <div role="status" className={isAnybodyFound === false ? 'sr-only' : undefined}>
      {search && text ? <p className="mb-5 text-lg wrap-anywhere text-muted">{text}</p> : null}
    </div>
  )
}
