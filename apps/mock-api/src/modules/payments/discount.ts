import type { DiscountBy } from '../subscriptions/rules.ts'
import type { PaymentRow } from './repo.ts'

/** A discount in words. */
export interface Discount {
  /** The price without it, with its currency. */
  readonly list: string
  /** What is taken off, with its currency. */
  readonly off: string
  readonly by: DiscountBy
  /** The promo code that took it off; empty when another thing did. */
  readonly code: string
}

/** The discount of a payment; null when nothing was taken off. @param format how an amount is written; what is taken off is negative */
export const discountOf = (
  { amount, listAmount, discountBy, promoCode, currency }: Pick<PaymentRow, 'amount' | 'listAmount' | 'discountBy' | 'promoCode' | 'currency'>,
  format: (part: Pick<PaymentRow, 'amount' | 'currency'>) => string,
): Discount | null =>
  listAmount === null || discountBy === null
    ? null
    : {
        list: format({ amount: listAmount, currency }),
        off: format({ amount: amount - listAmount, currency }),
        by: discountBy,
        code: discountBy === 'code' ? (promoCode ?? '') : '',
      }
