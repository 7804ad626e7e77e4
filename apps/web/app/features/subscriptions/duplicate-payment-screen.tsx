import { Button } from '@moonlit/ui/button'
import { CopyCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'

/** What was to be bought is there already: nothing is charged. [PY-07] [PY-08] [RT-07] */
export function DuplicatePaymentScreen() {
  const { t } = useTranslation(['subscriptions', 'common'])
  return (
    <NoticeScreen
      icon={<CopyCheck />}
      title={t('duplicate.title')}
      text={t('duplicate.text')}
      actions={
        <>
          <Button asChild>
            <Link to={addresses.subscription}>{t('duplicate.settings')}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={addresses.explore}>{t('common:action.explore')}</Link>
          </Button>
        </>
      }
    />
  )
}
