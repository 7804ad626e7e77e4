import { ErrorState } from '@moonlit/ui/error-state'
import { Skeleton } from '@moonlit/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** What is missing when it fails: "the mails". */
  what: string
  children: (data: Data) => ReactNode
  /** The shape of what comes. */
  skeleton?: ReactNode
}

/** Draws what was read; until then its shape, and if it cannot be read, why. What was read before stays in sight. */
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

/** Rows that are still to come. */
export function RowSkeletons({ count = 5 }: { count?: number }) {
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={`row ${String(index)}`} className="h-12 rounded-xl" />
      ))}
    </div>
  )
}
