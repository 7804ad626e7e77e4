import { Button } from '@moonlit/ui/button'
import { CopyCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'
import { usePayment } from './use-payment.ts'

/** What was to be bought is there already, for good or until a subscription ends: nothing is charged. [PY-07] [PY-08] [RT-07] */
export function DuplicatePaymentScreen({ paymentId }: { paymentId: string | null }) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const { data } = usePayment(paymentId).query
  const isOwned = data?.kind === 'character' || data?.kind === 'characterPhoto'
  return (
    <NoticeScreen
      icon={<CopyCheck />}
      title={t('duplicate.title')}
      text={isOwned ? t('duplicate.owned') : t('duplicate.text')}
      actions={
        <>
          <Button asChild>
            {isOwned && data.slug !== undefined ? (
              <Link to={data.kind === 'character' ? addresses.character(data.slug) : addresses.photosForSale(data.slug)}>
                {data.kind === 'character' ? t('success.toCharacter') : t('success.toPhoto')}
              </Link>
            ) : (
              <Link to={addresses.subscription}>{t('duplicate.settings')}</Link>
            )}
          </Button>
          <Button asChild variant="quiet">
            <Link to={addresses.explore}>{t('common:action.explore')}</Link>
          </Button>
        </>
      }
    />
  )
}
