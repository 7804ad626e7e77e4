import { Button } from '@moonlit/ui/button'
import { EmptyState } from '@moonlit/ui/empty-state'
import { Spinner } from '@moonlit/ui/spinner'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { NextPage } from '../../shared/page/next-page.tsx'
import { useUser } from '../../shared/session/use-session.ts'
import { CharacterGrid, CharacterSkeletons } from './character-grid.tsx'
import { exploreQueries } from './explore-data.ts'
import type { Filters } from './filters.ts'
import { useInfiniteScroll } from '../../shared/scroll/use-infinite-scroll.ts'

/** The cards of some filters, more of them as one scrolls, and every other state of the list. [EX-05] [EX-07] [EX-09] [EX-10] [EX-11] */
export function CharacterList({ filters, allAddress }: { filters: Filters; allAddress: string }) {
  const { t } = useTranslation(['explore', 'errors'])
  const services = useServices()
  const { isSubscriber } = useUser()
  const asked = exploreQueries(services, filters)
  const list = useInfiniteQuery(asked.list)
  const pages = list.data?.pages ?? []
  const covers = useQueries({
    // Nothing hovers on a phone.
    queries: services.requestContext.device === 'mobile' ? [] : pages.map((_, index) => asked.covers(index + 1, isSubscriber)),
    combine: (answers) => new Map(answers.flatMap(({ data }) => data?.result.map(({ slug, imageUrl }): [string, string] => [slug, imageUrl]) ?? [])),
  })
  const sentinel = useInfiniteScroll({
    state: list.isFetching ? 'loading' : list.isFetchNextPageError ? 'failed' : list.hasNextPage ? 'ready' : 'done',
    isFirstLoaded: list.isSuccess,
    onMore: () => void list.fetchNextPage(),
  })

  if (list.isPending) return <CharacterSkeletons />
  if (list.isError && pages.length === 0) {
    return <FailedQuery query={list} title={t('list.failed')} />
  }
  // A character that moved between two pages while they were fetched must not stand twice.
  const bots = [...new Map(pages.flatMap(({ result }) => result).map((bot) => [bot.slug, bot])).values()]
  const [first] = bots
  if (bots.length === 0) {
    return (
      <EmptyState
        figure={<SearchX strokeWidth={1.6} />}
        title={t('empty.title')}
        text={filters.type ? t('empty.text') : undefined}
        action={
          filters.type ? (
            <Button asChild variant="quiet">
              <Link to={allAddress}>{t('empty.action')}</Link>
            </Button>
          ) : undefined
        }
      />
    )
  }
  return (
    <>
      <CharacterGrid bots={bots} covers={covers} isBusy={list.isFetching} />
      {first ? <NextPage address={addresses.character(first.slug)} namespaces={['character']} /> : null}
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
        ) : list.hasNextPage ? null : (
          <p className="text-sm text-muted">{t('list.end')}</p>
        )}
      </div>
    </>
  )
}
