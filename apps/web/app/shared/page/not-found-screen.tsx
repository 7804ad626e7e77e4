import { Button } from '@moonlit/ui/button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../addresses.ts'

/** The 404 page: the page does not exist or was moved. [RT-16] */
export function NotFoundScreen() {
  const { t } = useTranslation('common')
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center px-6 py-20 text-center lg:py-28">
      <svg viewBox="0 0 160 160" aria-hidden className="mb-9 size-36 drop-shadow-2xl">
        <defs>
          <radialGradient id="missing-moon" cx="35%" cy="32%" r="80%">
            <stop stopColor="var(--color-float)" />
            <stop offset="1" stopColor="var(--color-surface)" />
          </radialGradient>
          <linearGradient id="missing-rim" x1="0" y1="0" x2="1" y2="1">
            <stop stopColor="var(--color-rose)" />
            <stop offset="0.5" stopColor="var(--color-amber)" />
            <stop offset="0.75" stopColor="transparent" />
          </linearGradient>
        </defs>
        <circle cx="80" cy="80" r="66" fill="url(#missing-moon)" />
        <circle cx="80" cy="80" r="66" fill="none" stroke="url(#missing-rim)" strokeWidth="2.5" />
        <circle cx="60" cy="62" r="11" fill="var(--color-ground)" opacity="0.5" />
        <circle cx="102" cy="92" r="17" fill="var(--color-ground)" opacity="0.42" />
        <circle cx="70" cy="108" r="7" fill="var(--color-ground)" opacity="0.5" />
      </svg>
      <h1 className="display-type text-hero">{t('notFound.title')}</h1>
      <p className="mt-4 max-w-md text-lg text-balance text-muted">{t('notFound.text')}</p>
      <Button asChild size="lg" className="mt-9">
        <Link to={addresses.explore}>{t('action.explore')}</Link>
      </Button>
    </div>
  )
}
