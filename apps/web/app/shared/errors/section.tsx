import { ErrorState } from '@moonlit/ui/error-state'
import { notifyManager } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useServices } from '../api/services.ts'

function Broken({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation('common')
  const { queryClient } = useServices()
  const [state, setState] = useState<'failed' | 'retrying'>('failed')
  const retry = async () => {
    setState('retrying')
    // What it shows may be what broke it. What nothing else watches is not active any more, and would break it again.
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.refetchQueries({ type: 'active' }).catch(() => undefined)
    // After those that watch have been told of what came: until then they hand on what broke it.
    notifyManager.schedule(resetErrorBoundary)
  }
  return (
    <ErrorState
      layout="inline"
      title={t('section.title')}
      message={t('section.text')}
      retryLabel={t('action.retry')}
      state={state}
      onRetry={() => void retry()}
    />
  )
}

/** A part of a page that may break by itself: an error with a retry, for which all is asked for anew, stands in its place; the rest stays usable. [ER-06] */
export function Section({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={Broken}>{children}</ErrorBoundary>
}
