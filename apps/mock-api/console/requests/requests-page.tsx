import { useMemo, useState } from 'react'
import { useFeed } from '../api/use-feed.tsx'
import { PageHeading } from '../components/page.tsx'
import { RowSkeletons } from '../components/loaded.tsx'
import { hashOf, replaceHash, useHashRoute } from '../shell/hash-route.ts'
import { filtered, type Filter, NO_FILTER } from './filter.ts'
import { NoRequests } from './no-requests.tsx'
import { RequestDetail } from './request-detail.tsx'
import { RequestList } from './request-list.tsx'
import { RequestToolbar, StreamControls } from './request-toolbar.tsx'

/** On phones there is no introduction, and the controls stand beside the title. */
const phoneHeading = 'max-sm:[&_[data-part=words]]:basis-24 max-sm:[&_p]:hidden'

/** The live request log: the list, and beside it the selected request. */
export function RequestsPage() {
  const { requests, isLoaded, connection } = useFeed()
  const { item } = useHashRoute()
  const [filter, setFilter] = useState<Filter>(NO_FILTER)
  const shown = useMemo(() => filtered(requests, filter), [requests, filter])
  const chosen = item === null ? undefined : requests.find(({ id }) => String(id) === item)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pt-2 pb-4 md:px-6 lg:px-8">
      <PageHeading
        title="Requests"
        intro="Every call to the API in this world, as it happens, each answer held against the contract."
        actions={<StreamControls />}
        className={item === null ? phoneHeading : 'max-xl:hidden'}
      />
      <div
        className="grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)] gap-4 xl:data-open:grid-cols-[minmax(0,1fr)_minmax(26rem,42%)]"
        data-open={item === null ? undefined : ''}
      >
        <div className={item === null ? 'flex min-h-0 min-w-0 flex-col gap-3' : 'flex min-h-0 min-w-0 flex-col gap-3 max-xl:hidden'}>
          <RequestToolbar filter={filter} onFilter={setFilter} requests={requests} shownCount={shown.length} />
          {isLoaded && shown.length > 0 ? (
            <RequestList requests={shown} chosen={item} onChoose={(id) => replaceHash(hashOf('requests', id))} />
          ) : isLoaded ? (
            <NoRequests isFiltered={requests.length > 0} onShowAll={() => setFilter(NO_FILTER)} />
          ) : connection === 'lost' ? null : (
            <div role="status" aria-label="Reading the request log">
              <RowSkeletons count={8} />
            </div>
          )}
        </div>
        {item === null ? null : <RequestDetail key={item} logged={chosen} id={item} />}
      </div>
    </div>
  )
}
