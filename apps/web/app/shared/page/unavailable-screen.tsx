import { Button } from '@moonlit/ui/button'
import { CloudOff, Hourglass } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../api/services.ts'
import type { Unavailable } from '../errors/unavailable.ts'
import { useMaintenance } from '../net/use-maintenance.ts'
import { NoticeScreen } from './notice-screen.tsx'

/** In place of a page whose data could not be had: says why, and loads it anew by itself when that may help. While the service is down for works, that is said over it. [NV-02] [ER-03] */
export function UnavailableScreen({ reason, retryAfter }: Unavailable) {
  const { t } = useTranslation('common')
  const { client, maintenance } = useServices()
  const state = useMaintenance()
  const wasDown = useRef(false)
  const isBusy = reason === 'too-many-requests'
  useEffect(() => {
    if (isBusy) return
    void client.isAlive().then((isAlive) => {
      if (!isAlive && navigator.onLine) maintenance.begin()
    })
  }, [client, maintenance, isBusy])
  useEffect(() => {
    if (state === 'on') {
      wasDown.current = true
      return
    }
    const timer = setTimeout(() => location.reload(), wasDown.current ? 0 : retryAfter * 1000)
    return () => clearTimeout(timer)
  }, [retryAfter, state])
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
