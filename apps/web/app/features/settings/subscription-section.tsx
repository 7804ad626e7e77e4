import { Button } from '@moonlit/ui/button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { formatDate, formatDuration, formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

/** What the person has subscribed to, until when, and what is left of it. [AC-01] */
export function SubscriptionSection() {
  const { t } = useTranslation(['settings', 'errors'])
  const { queries } = useServices()
  const { locale } = useLocale()
  const query = useQuery(queries.subscriptions.mine())
  if (!query.data) return query.error ? <FailedQuery query={query} layout="inline" /> : <Skeleton className="h-40 rounded-card" />
  const { state, plan, subscriptionEndDate, photoLimit, audioLimit, creationLimit } = query.data
  const end = subscriptionEndDate ? formatDate(locale, subscriptionEndDate) : ''
  const left = {
    photos: formatNumber(locale, photoLimit),
    voice: formatDuration(audioLimit),
    characters: formatNumber(locale, creationLimit),
  } as const
  return (
    <div className="flex flex-col items-start gap-6">
      <div>
        <p className="text-lg font-semibold">{plan && state !== 'free' ? plan.title : t('subscription.free')}</p>
        <p className="text-pretty text-muted">
          {state === 'active'
            ? t('subscription.until', { date: end })
            : state === 'free'
              ? t('subscription.freeText')
              : t('subscription.ended', { date: end })}
        </p>
      </div>
      <dl className="grid w-full gap-3 sm:grid-cols-3">
        {(['photos', 'voice', 'characters'] as const).map((what) => (
          <div key={what} className="flex items-baseline justify-between gap-3 rounded-2xl bg-raised px-4 py-3 sm:flex-col-reverse sm:gap-0.5">
            <dt className="text-sm text-muted">{t(`subscription.left.${what}`)}</dt>
            <dd className="display-type text-name">{left[what]}</dd>
          </div>
        ))}
      </dl>
      <Button asChild variant="quiet">
        <Link to={addresses.premium}>{state === 'active' ? t('subscription.manage') : t('subscription.plans')}</Link>
      </Button>
    </div>
  )
}
