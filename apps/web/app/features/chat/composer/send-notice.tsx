import { Banner } from '@moonlit/ui/banner'
import { LinkButton } from '@moonlit/ui/link-button'
import { Hourglass, MessagesSquare, ShieldAlert, Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../../shared/addresses.ts'
import type { Refusal } from '../sending/send-outcome.ts'

interface SendNoticeProps {
  refusal: Refusal | null
  name: string
  onDismiss: () => void
}

/** Why the message came back, above the composer that holds it again. [CH-07] [CH-09] [CH-11] */
export function SendNotice({ refusal, name, onDismiss }: SendNoticeProps) {
  const { t } = useTranslation(['chat', 'errors'])
  const shared = { shape: 'card', dismissLabel: t('chat:notice.dismiss'), onDismiss, className: 'mb-3 animate-rise flex-nowrap py-3.5' } as const
  switch (refusal?.kind) {
    case 'wait_for_previous_response':
      return (
        <Banner {...shared} role="status" icon={<Hourglass />} title={t('chat:notice.waitTitle', { name })}>
          {t('chat:notice.waitText')}
        </Banner>
      )
    case 'too_many_requests':
      return (
        <Banner {...shared} role="status" icon={<Timer />}>
          {t('errors:code.too_many_messages')}
        </Banner>
      )
    case 'not_last_message':
      return (
        <Banner {...shared} role="status" icon={<MessagesSquare />} title={t('chat:notice.movedOnTitle')}>
          {t('chat:notice.movedOnText')}
        </Banner>
      )
    case 'inappropriate_content':
      return (
        <Banner {...shared} role="alert" tone="danger" icon={<ShieldAlert />} title={t('chat:notice.policyTitle')}>
          {t('chat:notice.policyText')}{' '}
          <LinkButton asChild tone="body">
            <Link to={addresses.contact}>{t('chat:notice.support')}</Link>
          </LinkButton>
        </Banner>
      )
    default:
      return null
  }
}
