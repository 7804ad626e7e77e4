import { Button } from '@moonlit/ui/button'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'

/** A page about the outcome of a payment, opened without one: it says so, and claims nothing. [PY-06] [PY-07] */
export function NoPayment() {
  const { t } = useTranslation(['subscriptions', 'common'])
  return (
    <NoticeScreen
      icon={<SearchX />}
      title={t('success.noneTitle')}
      text={t('success.noneText')}
      actions={
        <>
          <Button asChild>
            <Link to={addresses.premium}>{t('success.plans')}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={addresses.explore}>{t('common:action.explore')}</Link>
          </Button>
        </>
      }
    />
  )
}
