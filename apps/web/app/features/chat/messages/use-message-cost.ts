import { useTranslation } from 'react-i18next'
import type { MessageAllowance } from './use-messages.ts'

/** What something that counts as a message costs, said before it is done; null for those whose messages are not counted, or while it is not known. [CH-08] */
export const useMessageCost = (allowance: MessageAllowance | null): string | null => {
  const { t } = useTranslation('chat')
  if (allowance === null || allowance === 'unlimited') return null
  return allowance === 0 ? t('messageCost.none') : t('messageCost.costs', { count: allowance })
}
