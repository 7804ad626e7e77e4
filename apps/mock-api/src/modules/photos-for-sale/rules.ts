import type { Currency } from '@moonlit/contract/common'
import type { z } from 'zod'

/** What a US cent is in minor units of a currency, as in the prices of plans and packs, and how prices end there: at `under` below a `step`. */
const PRICING: Readonly<Record<Exclude<z.infer<typeof Currency>, 'USD'>, { rate: number; step: number; under: number }>> = {
  EUR: { rate: 0.9, step: 10, under: 1 },
  GBP: { rate: 0.8, step: 10, under: 1 },
  BRL: { rate: 3, step: 100, under: 10 },
  INR: { rate: 40, step: 1000, under: 100 },
  JPY: { rate: 1.4, step: 10, under: 0 },
}

/** The price of a photo in minor units of a currency. @param cents its list price in US cents */
export const priceIn = (cents: number, currency: z.infer<typeof Currency>): number => {
  if (currency === 'USD') return cents
  const { rate, step, under } = PRICING[currency]
  return Math.max(1, Math.round((cents * rate) / step)) * step - under
}
