import { ApiError, type PaymentOutcome } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { Spinner } from '@moonlit/ui/spinner'
import { Clock, CreditCard, TicketPercent } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'
import { keptPromoCode } from '../../shared/promo/kept-offers.ts'
import { NoPayment } from './no-payment.tsx'
import { shopOf } from './shop-of.ts'
import { SignInForPayment } from './sign-in-for-payment.tsx'
import { usePayment } from './use-payment.ts'

const iconOf = (reason: PaymentOutcome['failureReason']) => {
  switch (reason) {
    case 'expired':
      return <Clock />
    case 'codeUsed':
    case 'offerEnded':
      return <TicketPercent />
    case 'declined':
    case 'cancelled':
    case undefined:
      return <CreditCard />
  }
}

/** A code that another payment has used is kept no longer: the shop shows the price of now. Another one that was taken meanwhile stays. [PY-03] */
const forgetUsedCode = ({ failureReason, promoCode }: PaymentOutcome): void => {
  if (failureReason === 'codeUsed' && keptPromoCode.get() === promoCode) keptPromoCode.set(null)
}

/** A payment that was not made, and why, or that was paid back: nothing is charged, and it can be tried again. [PY-07] [RT-07] */
export function PaymentFailureScreen({ paymentId }: { paymentId: string | null }) {
  const { t } = useTranslation(['subscriptions'])
  const { kind, query } = usePayment(paymentId)
  const { data, error, isLoading } = query
  useEffect(() => {
    if (data) forgetUsedCode(data)
  }, [data])
  if (paymentId === null) return <NoPayment />
  if (kind !== 'member') return <SignInForPayment returnTo={addresses.paymentFailure(paymentId)} />
  if (error) return error instanceof ApiError && [400, 404].includes(error.status) ? <NoPayment /> : <FailedQuery query={query} />
  if (data?.status === 'succeeded' || data?.status === 'pending') return <Navigate to={addresses.paymentSuccess(paymentId)} replace />
  // How it ended, and what was ordered at which price, is not known yet.
  if (isLoading) return <NoticeScreen icon={<Spinner />} title={t('success.head')} />
  const isRefunded = data?.status === 'refunded'
  const reason = data?.failureReason
  // The card is to be checked where the bank declined it, and where nobody knows why.
  const ending = isRefunded ? 'refunded' : reason === 'declined' ? undefined : reason
  return (
    <NoticeScreen
      icon={iconOf(reason)}
      tone={ending ? 'plain' : 'danger'}
      title={ending ? t(`failure.${ending}`) : t('failure.title')}
      text={ending ? t(`failure.${ending}Text`, { code: data?.promoCode }) : t('failure.text')}
      actions={
        <>
          <Button asChild>
            <Link to={data ? shopOf(data) : addresses.premium}>{isRefunded ? t('success.plans') : t('failure.again')}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={addresses.contactAbout('billing')}>{t('failure.support')}</Link>
          </Button>
        </>
      }
    />
  )
}
