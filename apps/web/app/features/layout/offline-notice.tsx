import { Banner } from '@moonlit/ui/banner'
import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../shared/net/use-is-online.ts'

/** Says that there is no connection; what is on screen is fetched anew when it is back. [NV-15] */
export function OfflineNotice() {
  const { t } = useTranslation('layout')
  const isOnline = useIsOnline()
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
