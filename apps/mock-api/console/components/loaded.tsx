import { ErrorState } from '@moonlit/ui/error-state'
import { Skeleton } from '@moonlit/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** What could not be loaded, for the error: "the mails". */
  what: string
  children: (data: Data) => ReactNode
  /** Shown while loading. */
  skeleton?: ReactNode
}

/** Shows loaded data; a skeleton before that, and an error when it fails. Earlier data stays visible. */
export function Loaded<Data>({ query, what, children, skeleton }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <ErrorState
        layout="inline"
        title={`Cannot read ${what}`}
        message={query.error instanceof TypeError ? 'The mock API does not answer.' : query.error.message}
        retryLabel="Try again"
        onRetry={() => void query.refetch()}
        state={query.isFetching ? 'retrying' : 'failed'}
      />
    )
  return (
    <div role="status" aria-label={`Reading ${what}`}>
      {skeleton ?? <RowSkeletons />}
    </div>
  )
}

/** Skeleton rows. */
export function RowSkeletons({ count = 5 }: { count?: number }) {
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={`row ${String(index)}`} className="h-12 rounded-xl" />
      ))}
    </div>
  )
}
