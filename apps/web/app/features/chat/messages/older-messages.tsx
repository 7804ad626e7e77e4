import { Button } from '@moonlit/ui/button'
import { Spinner } from '@moonlit/ui/spinner'
import { useTranslation } from 'react-i18next'

interface OlderMessagesProps {
  state: 'none' | 'more' | 'loading' | 'failed'
  onRetry: () => void
}

/** Above the oldest message: that older ones are coming, or that they did not. [CH-05] */
export function OlderMessages({ state, onRetry }: OlderMessagesProps) {
  const { t } = useTranslation(['chat', 'common'])
  if (state === 'none' || state === 'more') return null
  return (
    <div className="absolute inset-x-0 top-0 z-10 flex h-16 items-center justify-center gap-3 text-sm text-muted">
      {state === 'loading' ? (
        <Spinner label={t('message.loadingOlder')} />
      ) : (
        <>
          <span role="alert">{t('message.olderFailed')}</span>
          <Button variant="quiet" size="sm" onClick={onRetry}>
            {t('common:action.retry')}
          </Button>
        </>
      )}
    </div>
  )
}
