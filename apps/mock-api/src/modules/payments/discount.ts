import type { DiscountBy } from '../subscriptions/rules.ts'
import type { PaymentRow } from './repo.ts'

/** One thing that lowers a price, in words. */
export interface Discount {
  /** The price without it, with its currency; of the first one the regular price. */
  readonly list: string
  /** What it takes off, with its currency. */
  readonly off: string
  readonly by: DiscountBy
  /** The promo code that takes it off; empty when another thing does. */
  readonly code: string
}

type Lowered = Pick<PaymentRow, 'amount' | 'listAmount' | 'planOff' | 'discountBy' | 'promoCode' | 'currency'>

/**
 * What lowers the price of a payment, each credited with what it takes off itself: the plan first, for everybody, then the code or the offer.
 * Empty when nothing does.
 * @param format how an amount is written; what is taken off is negative
 */
export const discountsOf = (
  { amount, listAmount, planOff, discountBy, promoCode, currency }: Lowered,
  format: (part: Pick<PaymentRow, 'amount' | 'currency'>) => string,
): readonly Discount[] => {
  if (listAmount === null || discountBy === null) return []
  const line = (by: DiscountBy, list: number, price: number): Discount => ({
    list: format({ amount: list, currency }),
    off: format({ amount: price - list, currency }),
    by,
    code: by === 'code' ? (promoCode ?? '') : '',
  })
  const ofPlan = planOff === 0 ? [] : [line('plan', listAmount, listAmount - planOff)]
  return discountBy === 'plan' ? ofPlan : [...ofPlan, line(discountBy, listAmount - planOff, amount)]
}
