import { ErrorState } from '@moonlit/ui/error-state'
import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'

function Broken({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation('common')
  return (
    <ErrorState
      layout="inline"
      title={t('section.title')}
      message={t('section.text')}
      retryLabel={t('action.retry')}
      onRetry={() => resetErrorBoundary()}
    />
  )
}

/** A part of a page that may break by itself: an error with a retry stands in its place, the rest stays usable. [ER-06] */
export function Section({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={Broken}>{children}</ErrorBoundary>
}
