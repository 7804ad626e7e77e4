import { Badge } from '@moonlit/ui/badge'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

/** How many messages are unread, on the way to the chats. */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTranslation('layout')
  const { locale } = useLocale()
  return (
    <Badge tone="accent" size="sm" label={t('navigation.unread', { count })}>
      {formatNumber(locale, count)}
    </Badge>
  )
}
