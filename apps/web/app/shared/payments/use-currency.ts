import type { Currency } from '@moonlit/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../api/services.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'

/**
 * The currency that prices are asked for and paid in: the server's for this person, kept for the next visit; the kept one when the server cannot
 * be asked. [PY-10]
 * @param isWanted whether it is needed yet
 * @returns `ready` is false until it is known; `currency` is undefined where the server is to choose; `before` is the one that prices were shown in
 * earlier in this session, if it was another
 */
export const useCurrency = (
  isWanted = true,
): { readonly ready: boolean; readonly currency: Currency | undefined; readonly before: Currency | undefined } => {
  const { queries } = useServices()
  const { data, status } = useQuery({ ...queries.users.currency(), enabled: isWanted, staleTime: 30 * 60_000 })
  useEffect(() => {
    if (!data) return
    const shown = readStored(stored.paymentCurrency)
    if (shown !== null && shown !== data.currency) writeStored(stored.currencyBefore, shown)
    writeStored(stored.paymentCurrency, data.currency)
  }, [data])
  if (status === 'pending') return { ready: false, currency: undefined, before: undefined }
  const shown = readStored(stored.paymentCurrency) ?? undefined
  const currency = data?.currency ?? shown
  // On the first draw after a change nothing has been written yet.
  const before = shown === currency ? (readStored(stored.currencyBefore) ?? undefined) : shown
  return { ready: true, currency, before: before === currency ? undefined : before }
}
