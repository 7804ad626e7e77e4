import { ApiError, type PaymentOutcome } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { Spinner } from '@moonlit/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { useDraft } from '../../shared/creation/draft-store.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { formatPrice, formatTerm } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'
import { keptPromoCode, keptPromoType } from '../../shared/promo/kept-offers.ts'
import { NoPayment } from './no-payment.tsx'
import { SignInForPayment } from './sign-in-for-payment.tsx'
import { usePayment } from './use-payment.ts'
import { whereUsed } from './where-used.ts'

/** Back from the payment provider: the server says how the payment stands. Opened without one, it grants nothing and says so. [PY-06] [RT-07] */
export function PaymentSuccessScreen({ paymentId }: { paymentId: string | null }) {
  const { t } = useTranslation(['subscriptions', 'common', 'errors'])
  const { kind, query } = usePayment(paymentId)
  if (paymentId === null) return <NoPayment />
  if (kind !== 'member') return <SignInForPayment returnTo={addresses.paymentSuccess(paymentId)} />
  // No payment has this id, or none could have it.
  if (query.error) return query.error instanceof ApiError && [400, 404].includes(query.error.status) ? <NoPayment /> : <FailedQuery query={query} />
  switch (query.data?.status) {
    case 'succeeded':
      return <Paid paymentId={paymentId} payment={query.data} />
    case 'duplicate':
      return <Navigate to={addresses.duplicateOf(paymentId)} replace />
    case 'failed':
    case 'refunded':
      return <Navigate to={addresses.paymentFailure(paymentId)} replace />
    case 'pending':
    case undefined:
      return <NoticeScreen icon={<Spinner />} title={t('success.confirming')} text={t('success.confirmingText')} />
  }
}

/** The payment went through: what was charged for what, what it opened, and the way there. All tabs hear of it. */
function Paid({ paymentId, payment }: { paymentId: string; payment: PaymentOutcome }) {
  const { kind } = payment
  const { t } = useTranslation(['subscriptions', 'common'])
  const { account, queries } = useServices()
  const { locale } = useLocale()
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    // The offer has been used.
    if (kind === 'subscription') for (const offer of [keptPromoCode, keptPromoType] as const) offer.set(null)
    void account.paid()
  }, [account, kind])
  const { data: mine } = useQuery({ ...queries.subscriptions.mine(), enabled: kind === 'subscription' })
  const end = mine?.state === 'active' ? mine.subscriptionEndDate : null
  const { data: receipts } = useQuery(queries.subscriptions.receipts())
  const receipt = receipts?.result.find(({ id }) => id === paymentId)
  const draft = useDraft()
  // Whoever came to pay from the wizard goes on there.
  const waiting = draft?.name ? { to: addresses.createSummary, label: t('success.toDraft', { name: draft.name.trim() }) } : undefined
  const next = (kind === 'subscription' || kind === 'creation' ? waiting : undefined) ?? whereUsed(t, payment)
  return (
    <NoticeScreen
      icon={<Check />}
      tone="success"
      title={t('success.title')}
      text={
        <>
          {receipt ? (
            <span className="block">
              {t('success.charged', { item: receipt.title, price: formatPrice(locale, receipt.price, receipt.currency) })}
            </span>
          ) : null}
          {kind === 'subscription'
            ? end
              ? t('success.subscriptionUntil', { date: formatTerm(locale, end) })
              : t('success.subscription')
            : kind === 'character' || kind === 'characterPhoto'
              ? t(`success.${kind}`)
              : t('success.pack')}
        </>
      }
      actions={
        <>
          <Button asChild>
            <Link to={next.to}>{next.label}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={addresses.receipt(paymentId)}>{t('success.receipt')}</Link>
          </Button>
        </>
      }
    />
  )
}
