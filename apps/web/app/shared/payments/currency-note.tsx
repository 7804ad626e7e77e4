import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../api/services.ts'
import { useSessionKind } from '../session/use-session.ts'
import { NOTE_LOOK } from './note-look.ts'
import { useCurrency } from './use-currency.ts'

/**
 * Tells whoever has seen prices in another currency than their account's, until they have paid in this one: then they know it. Where a purchase has
 * stopped, that is said beside it instead. [PY-10]
 */
export function CurrencyNote() {
  const { t } = useTranslation('subscriptions')
  const { queries } = useServices()
  const { currency, before } = useCurrency()
  const isMember = useSessionKind() === 'member'
  const receipts = useQuery({ ...queries.subscriptions.receipts(), enabled: isMember && before !== undefined })
  const hasPaid = receipts.data?.result.some((receipt) => receipt.currency === currency)
  if (!isMember || !currency || !before || receipts.isPending || hasPaid) return null
  return (
    <p role="note" className={`${NOTE_LOOK} mb-6 in-[main:has([data-stopped])]:hidden`}>
      {t('plans.currencyChanged', { currency, before })}
    </p>
  )
}
