import type { PaymentRow } from './repo.ts'

/** A discount in words: the price without it, and what is taken off, which is negative. */
export interface Discount {
  readonly list: string
  readonly off: string
}

/** The discount of a payment; null when nothing was taken off. @param format how an amount is written */
export const discountOf = (
  { amount, listAmount, currency }: Pick<PaymentRow, 'amount' | 'listAmount' | 'currency'>,
  format: (part: Pick<PaymentRow, 'amount' | 'currency'>) => string,
): Discount | null =>
  listAmount === null ? null : { list: format({ amount: listAmount, currency }), off: format({ amount: amount - listAmount, currency }) }
