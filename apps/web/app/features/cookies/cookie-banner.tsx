import { Button } from '@moonlit/ui/button'
import { LinkButton } from '@moonlit/ui/link-button'
import { Cookie } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { chooseCookies, useCookieChoices } from '../../shared/consent/cookie-choices.ts'

/** Which cookies there are, in the corner of the page, with the ways to agree and to choose. Nothing is agreed to by going on. [OV-02] */
export function CookieBanner() {
  const { t } = useTranslation('cookies')
  const { overlays } = useServices()
  if (useCookieChoices() !== null) return null
  return (
    <section
      aria-label={t('title')}
      className="fixed start-4 bottom-4 z-40 print:hidden flex w-[min(26rem,calc(100vw-2rem))] animate-rise flex-col gap-4 rounded-card panel-fill p-5 shadow-lift max-lg:bottom-20"
    >
      <div className="flex items-start gap-3.5">
        <Cookie aria-hidden className="mt-0.5 size-6 shrink-0 text-amber-text" />
        <p className="text-[0.9375rem] text-pretty">
          {t('text')}{' '}
          <LinkButton asChild tone="body">
            <Link to={addresses.legal('privacy-policy')}>{t('more')}</Link>
          </LinkButton>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button className="flex-1" onClick={() => chooseCookies({ analytics: true, marketing: true })}>
          {t('agree')}
        </Button>
        <Button variant="quiet" className="flex-1" onClick={() => void overlays.open('cookies', {})}>
          {t('manage')}
        </Button>
      </div>
    </section>
  )
}
