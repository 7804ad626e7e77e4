import type { MySubscription } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { formatDuration, formatNumber, formatPrice, formatTerm } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { Receipts } from './receipts.tsx'

/** What is counted: photos in chats with a plan alone, messages without one. */
const COUNTED = {
  with: ['chatPhotos', 'photos', 'voice', 'characters'],
  without: ['messages', 'photos', 'voice', 'characters'],
} as const

/** What the person has subscribed to, until when, what is left of it, what was paid, and the way out of it. [AC-01] [PY-09] */
export default function SubscriptionSection() {
  const { t } = useTranslation(['settings', 'errors'])
  const { queries, overlays } = useServices()
  const { locale } = useLocale()
  const query = useQuery(queries.subscriptions.mine())
  if (!query.data) return query.error ? <FailedQuery query={query} layout="inline" /> : <Skeleton className="h-40 rounded-card" />
  const {
    state,
    plan,
    subscriptionEndDate,
    daysLeft,
    photoLimit,
    audioLimit,
    creationLimit,
    chatPhotoLimit,
    messagesLeft,
    allowancesRenewAt,
    offerTaken,
    offerPrice,
  } = query.data
  const left = {
    messages: typeof messagesLeft === 'number' ? formatNumber(locale, messagesLeft) : null,
    photos: formatNumber(locale, photoLimit),
    chatPhotos: formatNumber(locale, chatPhotoLimit),
    voice: formatDuration(audioLimit),
    characters: formatNumber(locale, creationLimit),
  } as const
  const cancel = () => {
    if (plan && subscriptionEndDate && daysLeft !== null)
      void overlays.open('cancel-subscription', {
        plan,
        offerPrice: offerPrice ?? plan.price,
        endsAt: subscriptionEndDate,
        daysLeft,
        offer: offerTaken ? 'taken' : 'open',
      })
  }
  return (
    <div className="flex flex-col items-start gap-6">
      <div>
        <p className="text-lg font-semibold">{plan && state !== 'free' ? plan.title : t('subscription.free')}</p>
        {state === 'free' ? null : <StateText mine={query.data} />}
      </div>
      <dl className="grid w-full gap-3 sm:grid-cols-2">
        {COUNTED[state === 'active' ? 'with' : 'without'].map((what) =>
          left[what] === null ? null : (
            <div key={what} className="flex items-baseline justify-between gap-3 rounded-2xl bg-raised px-4 py-3 sm:flex-col-reverse sm:gap-0.5">
              <dt className="text-sm text-muted">{t(`subscription.left.${what}`)}</dt>
              <dd className="text-name font-semibold tabular-nums">{left[what]}</dd>
            </div>
          ),
        )}
      </dl>
      {allowancesRenewAt ? (
        <p className="-mt-3 text-sm text-pretty text-muted">{t('subscription.renews', { date: formatTerm(locale, allowancesRenewAt) })}</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="quiet">
          <Link to={addresses.premium}>{state === 'active' ? t('subscription.packs') : t('subscription.plans')}</Link>
        </Button>
        {state === 'active' ? (
          <Button variant="ghost" onClick={cancel}>
            {t('subscription.cancel')}
          </Button>
        ) : null}
      </div>
      <Receipts />
    </div>
  )
}

/** How long it runs, that it does not renew by itself, and what it would cost again. */
function StateText({ mine: { state, plan, subscriptionEndDate, offerTaken } }: { mine: MySubscription }) {
  const { t } = useTranslation('settings')
  const { locale } = useLocale()
  const date = subscriptionEndDate ? formatTerm(locale, subscriptionEndDate) : ''
  const price = plan ? formatPrice(locale, plan.price, plan.currency) : ''
  return (
    <div className="mt-1 flex flex-col gap-1 text-pretty text-muted">
      {state === 'active' ? <p>{t('subscription.until', { date })}</p> : null}
      {state === 'cancelled' ? <p>{t('subscription.cancelled', { date })}</p> : null}
      {state === 'renewable' ? <p>{t('subscription.ended', { date })}</p> : null}
      {state === 'cancelled' || state === 'renewable' ? <p>{t('subscription.stays')}</p> : null}
      {state === 'active' && plan ? (
        <p className={offerTaken ? 'text-mint' : undefined}>
          {offerTaken ? t('subscription.againLess', { price }) : t('subscription.again', { price })}
        </p>
      ) : null}
    </div>
  )
}
