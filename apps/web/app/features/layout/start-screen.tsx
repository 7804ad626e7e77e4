import { Logo } from '@moonlit/ui/logo'
import { PageGlow } from '@moonlit/ui/page-glow'
import { Spinner } from '@moonlit/ui/spinner'
import { useTranslation } from 'react-i18next'

/** The wait for a person's own data and language. [NV-01] */
export function StartScreen() {
  const { t } = useTranslation('common')
  return (
    <div className="fixed inset-0 isolate z-90 flex flex-col items-center justify-center gap-8 bg-ground">
      <PageGlow />
      <Logo word={t('brand')} variant="mark" className="text-6xl" />
      <Spinner label={t('loading')} className="size-7 text-muted" />
    </div>
  )
}
