import { ErrorState } from '@moonlit/ui/error-state'
import { useTranslation } from 'react-i18next'
import { errorMessage } from './error-message.ts'

interface FailedQueryProps {
  /** What failed, and how it is asked for again. */
  query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }
  title?: string
  /** `page` where nothing else is; `inline` below what is already there. */
  layout?: 'page' | 'inline'
  className?: string
}

/**
 * Stands where something could not be had: why, in the person's language, and a button that asks for it again. A screen that may show it asks for
 * the namespace `errors` beforehand, since words cannot be fetched without a connection. [ER-06]
 */
export function FailedQuery({ query: { error, isFetching, refetch }, ...look }: FailedQueryProps) {
  const { t, i18n } = useTranslation(['common', 'errors'])
  return (
    <ErrorState
      {...look}
      message={errorMessage(i18n, error)}
      retryLabel={t('action.retry')}
      state={isFetching ? 'retrying' : 'failed'}
      onRetry={() => void refetch()}
    />
  )
}
