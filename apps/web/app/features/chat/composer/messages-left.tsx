import { LinkButton } from '@moonlit/ui/link-button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../../shared/addresses.ts'
import { useMessageAllowance } from '../messages/use-messages.ts'

/** From how many on it is said that the free messages end. */
const FEW = 5

/** How many free messages are left, once they are few: the limit is said before it is met. [CH-08] */
export function MessagesLeft({ chatID }: { chatID: string }) {
  const { t } = useTranslation('chat')
  const left = useMessageAllowance(chatID)
  if (left === null || left === 'unlimited' || left > FEW) return null
  return (
    <p role="status" className="mb-2 flex flex-wrap items-center justify-center gap-x-2.5 text-caption text-amber-text">
      {left === 0 ? t('messagesLeft.none') : left === 1 ? t('messagesLeft.last') : t('messagesLeft.some', { count: left })}
      <LinkButton asChild tone="body">
        <Link to={addresses.premium}>{t('messagesLeft.plans')}</Link>
      </LinkButton>
    </p>
  )
}
