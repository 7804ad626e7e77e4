import type { PaymentOutcome } from '@moonlit/sdk'
import { addresses } from '../../shared/addresses.ts'

/** Where the same thing is sold, at the same price; where its code has been used by another payment, at the price without it. [PY-07] [PY-11] */
export const shopOf = (payment: PaymentOutcome): string => {
  const { kind, planId, slug, failureReason } = payment
  switch (kind) {
    case 'subscription':
    case 'character':
      return addresses.orderAgain(failureReason === 'codeUsed' ? { ...payment, promoCode: undefined } : payment)
    case 'characterPhoto':
      return slug === undefined ? addresses.explore : addresses.photoForSale(slug, planId)
    case 'voice':
    case 'photo':
    case 'creation':
      return addresses.pack(planId)
  }
}
