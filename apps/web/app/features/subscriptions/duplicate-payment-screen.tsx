import { ApiError, type PaymentOutcome } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { Spinner } from '@moonlit/ui/spinner'
import { CopyCheck, CopyX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { useIsHydrated } from '../../shared/hydration/use-is-hydrated.ts'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'
import { isObject, isString } from '../../shared/storage/guards.ts'
import { NoPayment } from './no-payment.tsx'
import { shopOf } from './shop-of.ts'
import { SignInForPayment } from './sign-in-for-payment.tsx'
import { usePayment } from './use-payment.ts'
import { whereUsed } from './where-used.ts'

/** A payment that ended as a repeat of another one, or an order that was refused as one before there was a payment. */
type Repeat = Pick<PaymentOutcome, 'kind' | 'slug' | 'planId' | 'owned'>

/** What an order that was refused was for, as the checkout tells it along the way here: whoever opens the address by itself has ordered nothing. */
const repeatOf = (order: unknown): Repeat | undefined => {
  if (!isObject(order) || !isString(order.id) || !isString(order.slug)) return undefined
  const thing = { planId: order.id, slug: order.slug, owned: true }
  if (order.what === 'photo') return { ...thing, kind: 'characterPhoto' }
  return order.kind === 'character' ? { ...thing, kind: 'character' } : undefined
}

const isPack = ({ kind }: Repeat): boolean => kind === 'voice' || kind === 'photo' || kind === 'creation'

/**
 * A payment that was taken for a repeat of another one: nothing is charged, and what it was for is there already; where it is not, it can be ordered
 * again. [PY-07] [PY-08] [RT-07]
 */
export function DuplicatePaymentScreen({ paymentId }: { paymentId: string | null }) {
  const { t } = useTranslation(['subscriptions'])
  const { kind, query } = usePayment(paymentId)
  const location: { readonly state: unknown } = useLocation()
  // The server's page knows nothing of the way here.
  const isHydrated = useIsHydrated()
  const { data, error } = query
  if (paymentId === null) return <Repeated repeat={isHydrated ? repeatOf(location.state) : undefined} />
  if (kind !== 'member') return <SignInForPayment returnTo={addresses.duplicateOf(paymentId)} />
  if (error) return error instanceof ApiError && [400, 404].includes(error.status) ? <NoPayment /> : <FailedQuery query={query} />
  if (!data) return <NoticeScreen icon={<Spinner />} title={t('success.head')} />
  if (data.status !== 'duplicate') return <Navigate to={addresses.paymentSuccess(paymentId)} replace />
  return data.owned || isPack(data) ? <Repeated repeat={data} packs={isPack(data) ? shopOf(data) : undefined} /> : <NotThere payment={data} />
}

/** It is there already, and this is the way to it. Packs add up: another one can be bought. */
function Repeated({ repeat, packs }: { repeat: Repeat | undefined; packs?: string | undefined }) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const bought = repeat?.kind
  const way =
    repeat === undefined || repeat.kind === 'subscription' ? { to: addresses.subscription, label: t('duplicate.settings') } : whereUsed(t, repeat)
  return (
    <NoticeScreen
      icon={<CopyCheck />}
      title={t('duplicate.title')}
      text={
        bought === 'character' || bought === 'characterPhoto'
          ? t(`duplicate.${bought}`)
          : packs === undefined
            ? t('duplicate.text')
            : t('duplicate.pack')
      }
      actions={
        <>
          <Button asChild>
            <Link to={way.to}>{way.label}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={packs ?? addresses.explore}>{packs === undefined ? t('common:action.explore') : t('duplicate.packAgain')}</Link>
          </Button>
        </>
      }
    />
  )
}

/** It is not there: whoever ordered it is led back to where it is sold. */
function NotThere({ payment }: { payment: PaymentOutcome }) {
  const { t } = useTranslation(['subscriptions'])
  return (
    <NoticeScreen
      icon={<CopyX />}
      title={t('duplicate.title')}
      text={payment.kind === 'subscription' ? t('duplicate.subscriptionRefused') : t('duplicate.refused')}
      actions={
        <>
          <Button asChild>
            <Link to={shopOf(payment)}>{t('failure.again')}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={addresses.contactAbout('billing')}>{t('failure.support')}</Link>
          </Button>
        </>
      }
    />
  )
}
