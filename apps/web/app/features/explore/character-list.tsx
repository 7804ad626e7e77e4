import { Spinner } from '@moonlit/ui/spinner'
import { hashKey, useInfiniteQuery, useQueries, type QueryKey } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { IS_SERVER } from '../../env.ts'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { NextPage } from '../../shared/page/next-page.tsx'
import { useUser } from '../../shared/session/use-session.ts'
import { CharacterGrid, CharacterSkeletons } from './character-grid.tsx'
import { exploreQueries } from './explore-data.ts'
import type { Filters, Place } from './filters.ts'
import { LongerList } from './longer-list.tsx'
import { NobodyFound } from './nobody-found.tsx'
import { useInSteps } from './use-in-steps.ts'
import { WayUp } from './way-up.tsx'
import { useInfiniteScroll } from '../../shared/scroll/use-infinite-scroll.ts'

/** After how many cards a way back up is offered. */
const MANY = 60

/** How many new cards a frame draws. */
const STEP = 5

/** The key of a list without its search, as one text. */
const unsearched = (key: QueryKey | undefined): string => hashKey([{ ...Object(key?.[2]), q: undefined }])

interface CharacterListProps {
  filters: Filters
  /** Where the same is shown of all types, without the search. */
  everyoneAddress: string
  /** Where the same search stands elsewhere. */
  addressAt: (place: Place) => string
}

/** The cards of some filters, more of them as one scrolls, and every other state of the list. [EX-05] [EX-07] [EX-09] [EX-10] [EX-11] */
export function CharacterList({ filters, ...addressesElsewhere }: CharacterListProps) {
  const { t } = useTranslation(['explore', 'errors'])
  const services = useServices()
  const { isSubscriber } = useUser()
  const asked = exploreQueries(services, filters)
  const listKey = unsearched(asked.list.queryKey)
  const list = useInfiniteQuery({
    ...asked.list,
    // While one types a search, those who were found stay until the others are.
    placeholderData: (before, query) => (unsearched(query?.queryKey) === listKey ? before : undefined),
  })
  const pages = list.data?.pages ?? []
  const covers = useQueries({
    // Nothing hovers on a phone.
    queries:
      services.requestContext.device === 'mobile' || list.isPlaceholderData ? [] : pages.map((_, index) => asked.covers(index + 1, isSubscriber)),
    combine: (answers) => new Map(answers.flatMap(({ data }) => data?.result.map(({ slug, imageUrl }): [string, string] => [slug, imageUrl]) ?? [])),
  })
  // New cards are drawn when there is time: somebody may be typing. Until they are, the end of the list is not where it will be. Cards of
  // another list never stand in for this one's, which are drawn at once.
  const latePages = useDeferredValue(list.data?.pages)
  const shownPages = useDeferredValue(listKey) === listKey ? latePages : list.data?.pages
  // A character that moved between two pages while they were fetched must not stand twice.
  const bots = [...new Map((shownPages ?? pages).flatMap(({ result }) => result).map((bot) => [bot.slug, bot])).values()]
  const drawn = useInSteps(listKey, bots.length, STEP)
  const isDrawing = shownPages !== list.data?.pages || drawn < bots.length
  const sentinel = useInfiniteScroll({
    state: list.isFetching || isDrawing ? 'loading' : list.isFetchNextPageError ? 'failed' : list.hasNextPage ? 'ready' : 'done',
    isFirstLoaded: list.isSuccess,
    onMore: () => void list.fetchNextPage(),
  })

  if (list.isPending) return <CharacterSkeletons />
  if (list.isError && pages.length === 0) {
    return <FailedQuery query={list} title={t('list.failed')} />
  }
  const [first] = bots
  if (bots.length === 0) {
    return <NobodyFound filters={filters} {...addressesElsewhere} />
  }
  return (
    <>
      <CharacterGrid bots={bots.slice(0, drawn)} covers={covers} isOutdated={list.isPlaceholderData} />
      {first ? <NextPage address={addresses.character(first.slug)} namespaces={['character']} /> : null}
      {drawn > MANY ? <WayUp /> : null}
      <noscript>{IS_SERVER && list.hasNextPage ? <LongerList pages={pages.length + 1} /> : null}</noscript>
      <div ref={sentinel} data-state={list.hasNextPage ? 'more' : 'end'} className="flex min-h-16 flex-col items-center justify-center pt-8">
        {list.isFetchNextPageError ? (
          <FailedQuery
            query={{ error: list.error, isFetching: list.isFetchingNextPage, refetch: list.fetchNextPage }}
            layout="inline"
            title={t('list.failedMore')}
            className="w-full max-w-2xl"
          />
        ) : list.isFetchingNextPage ? (
          <Spinner label={t('list.more')} className="size-7 text-muted" />
        ) : list.hasNextPage || isDrawing ? null : (
          <p className="text-sm text-muted">{t('list.end')}</p>
        )}
      </div>
    </>
  )
}
