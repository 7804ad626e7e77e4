import { ApiError, type PaymentOutcome } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { CreditCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'
import { NoPayment } from './no-payment.tsx'
import { usePayment } from './use-payment.ts'

/** Where the same thing is sold, at the same price. [PY-11] */
const shopOf = (payment: PaymentOutcome): string => {
  const { kind, slug } = payment
  switch (kind) {
    case 'subscription':
    case 'character':
      return addresses.orderAgain(payment)
    case 'characterPhoto':
      return slug === undefined ? addresses.explore : addresses.photosForSale(slug)
    case 'voice':
    case 'photo':
    case 'creation':
      return addresses.packs(kind)
  }
}

/** A payment that was declined or paid back: nothing is charged, and it can be tried again. [PY-07] [RT-07] */
export function PaymentFailureScreen({ paymentId }: { paymentId: string | null }) {
  const { t } = useTranslation(['subscriptions'])
  const { data, error, isLoading } = usePayment(paymentId).query
  if (paymentId === null || (error instanceof ApiError && [400, 404].includes(error.status))) return <NoPayment />
  if (data?.status === 'succeeded') return <Navigate to={addresses.paymentSuccess(paymentId)} replace />
  const isRefunded = data?.status === 'refunded'
  return (
    <NoticeScreen
      icon={<CreditCard />}
      tone={isRefunded ? 'plain' : 'danger'}
      title={isRefunded ? t('failure.refunded') : t('failure.title')}
      text={isRefunded ? t('failure.refundedText') : t('failure.text')}
      actions={
        <>
          {isLoading ? (
            // What was ordered, and at which price, is not known yet.
            <Button state="loading">{t('failure.again')}</Button>
          ) : (
            <Button asChild>
              <Link to={data ? shopOf(data) : addresses.premium}>{isRefunded ? t('success.plans') : t('failure.again')}</Link>
            </Button>
          )}
          <Button asChild variant="quiet">
            <Link to={addresses.contactAbout('billing')}>{t('failure.support')}</Link>
          </Button>
        </>
      }
    />
  )
}
