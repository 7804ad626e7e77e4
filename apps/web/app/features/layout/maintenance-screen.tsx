import { Logo } from '@moonlit/ui/logo'
import { PageGlow } from '@moonlit/ui/page-glow'
import { Spinner } from '@moonlit/ui/spinner'
import { useTranslation } from 'react-i18next'

/** Shown instead of the page while the service is down; the page waits beneath, with all that was typed. [NV-02] [OV-08] */
export function MaintenanceScreen() {
  const { t } = useTranslation(['overlays', 'common'])
  return (
    <div
      role="alert"
      className="pointer-events-auto fixed inset-0 isolate z-90 flex flex-col items-center justify-center gap-4 overflow-y-auto bg-ground px-6 text-center"
    >
      <PageGlow />
      <Logo word={t('common:brand')} variant="mark" className="mb-4 text-6xl" />
      <h1 className="display-type text-hero">{t('maintenance.title')}</h1>
      <p className="max-w-md text-lg text-balance">{t('maintenance.text')}</p>
      <p className="flex items-center gap-3 text-muted">
        <Spinner />
        {t('maintenance.hint')}
      </p>
    </div>
  )
}
