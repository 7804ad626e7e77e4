import { Button } from '@moonlit/ui/button'
import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { emit } from '../../shared/events/events.ts'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'

interface OAuthErrorScreenProps {
  reason: 'refused' | 'failed'
  backUrl: string
}

/** A social sign-in came to nothing: the person refused, or the provider failed. [ER-04] [RT-14] */
export function OAuthErrorScreen({ reason, backUrl }: OAuthErrorScreenProps) {
  const { t } = useTranslation(['auth', 'common'])
  return (
    <NoticeScreen
      icon={<KeyRound />}
      tone="danger"
      title={t('oauth.errorTitle')}
      text={reason === 'refused' ? t('social.cancelled') : t('social.failed')}
      actions={
        <>
          <Button onClick={() => emit({ name: 'login-modal-open', returnTo: backUrl })}>{t('common:action.retry')}</Button>
          <Button asChild variant="quiet">
            <Link to={addresses.explore}>{t('common:action.explore')}</Link>
          </Button>
        </>
      }
    />
  )
}
