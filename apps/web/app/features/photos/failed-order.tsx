import { ErrorState } from '@moonlit/ui/error-state'
import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** An order that failed: that it did, that it cost nothing, and the way back to the form with what was asked for. [PG-04] */
export function FailedOrder({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['photos', 'common'])
  return (
    <ErrorState
      figure={<ImageOff strokeWidth={1.6} />}
      title={t('failed.title')}
      message={t('failed.text')}
      retryLabel={t('common:action.retry')}
      onRetry={onRetry}
    />
  )
}
