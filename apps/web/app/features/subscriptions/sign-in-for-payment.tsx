import { Button } from '@moonlit/ui/button'
import { Receipt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { emit } from '../../shared/events/events.ts'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'

/** Where the outcome of a payment is told, to whoever is not signed in: nothing is claimed of a payment that may be anybody's. [PY-06] [PY-07] */
export function SignInForPayment({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation(['subscriptions'])
  return (
    <NoticeScreen
      icon={<Receipt />}
      title={t('success.signInTitle')}
      text={t('success.signInText')}
      actions={<Button onClick={() => emit({ name: 'login-modal-open', returnTo, reason: 'needed' })}>{t('success.signIn')}</Button>}
    />
  )
}
