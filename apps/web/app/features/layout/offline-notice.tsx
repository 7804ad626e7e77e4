import { Banner } from '@moonlit/ui/banner'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that there is no connection; what is on screen is fetched anew when it is back. [NV-15] */
export function OfflineNotice() {
  const { t } = useTranslation('layout')
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {isOnline ? null : (
        <Banner shape="bar" tone="danger" icon={<WifiOff />}>
          {t('offline')}
        </Banner>
      )}
    </div>
  )
}
