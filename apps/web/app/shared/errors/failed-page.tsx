import { Spinner } from '@moonlit/ui/spinner'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CrashPage } from './crash-page.tsx'
import { isMissingCode, reloadOnce } from './missing-code.ts'

/** A page whose code could not be fetched: it is loaded anew by itself, once; the next time it says so. [NV-05] */
function MissingCode() {
  const { t } = useTranslation('common')
  const [state, setState] = useState<'deciding' | 'told'>('deciding')
  useEffect(() => {
    if (!reloadOnce()) setState('told')
  }, [])
  if (state === 'told') {
    return (
      <>
        <title>{t('outdated.title')}</title>
        <CrashPage kind="outdated" />
      </>
    )
  }
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner label={t('loading')} className="size-7 text-muted" />
    </div>
  )
}

/** A page that failed with all around it, by its error. [ER-06] */
export function FailedPage({ error }: { error: unknown }) {
  const { t } = useTranslation('common')
  if (isMissingCode(error)) return <MissingCode />
  return (
    <>
      <title>{t('crash.head')}</title>
      <CrashPage kind="broken" />
    </>
  )
}
