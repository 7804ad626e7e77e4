import { Button } from '@moonlit/ui/button'
import { CloudOff, Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unavailable } from '../errors/unavailable.ts'
import { NoticeScreen } from './notice-screen.tsx'

/** In place of a page whose data could not be had: says why, and loads it anew by itself when that may help. [NV-02] [ER-03] */
export function UnavailableScreen({ reason, retryAfter }: Unavailable) {
  const { t } = useTranslation('common')
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), retryAfter * 1000)
    return () => clearTimeout(timer)
  }, [retryAfter])
  const isBusy = reason === 'too-many-requests'
  return (
    <>
      <title>{t('unavailable.head')}</title>
      <meta name="robots" content="noindex" />
      <NoticeScreen
        icon={isBusy ? <Hourglass /> : <CloudOff />}
        title={isBusy ? t('unavailable.busyTitle') : t('unavailable.title')}
        text={isBusy ? t('unavailable.busyText') : t('unavailable.text')}
        actions={<Button onClick={() => location.reload()}>{t('action.reload')}</Button>}
      />
    </>
  )
}
