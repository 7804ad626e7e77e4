import { z } from 'zod'
import { Currency, Id, IsoTime } from './common.ts'
import { DiscountBy } from './plan.ts'

/** What a payment is for. */
export const ItemKind = z.enum(['subscription', 'character', 'characterPhoto', 'voice', 'photo', 'creation'])

export const Receipt = z
  .object({
    id: Id.describe('Id of the payment'),
    kind: ItemKind,
    title: z.string().describe("What was bought, in the person's language"),
    price: z.number().positive().describe('As it was charged'),
    listPrice: z.number().positive().nullable().describe('Before the discount; null when nothing was taken off'),
    discountBy: DiscountBy,
    promoCode: z.string().nullable().describe('The code, when one lowered it'),
    currency: Currency,
    paidAt: IsoTime,
    endsAt: IsoTime.nullable().describe('Until when the subscription was bought for; null for what is bought once'),
    refundedAt: IsoTime.nullable(),
  })
  .meta({
    id: 'Receipt',
    description: 'A payment that was charged',
    examples: [
      {
        id: 'p_77',
        kind: 'subscription',
        title: 'Premium, one month',
        price: 8.39,
        listPrice: 11.99,
        discountBy: 'code',
        promoCode: 'FIRSTNIGHT',
        currency: 'EUR',
        paidAt: '2026-03-14T20:15:00.000Z',
        endsAt: '2026-04-14T20:15:00.000Z',
        refundedAt: null,
      },
    ],
  })
export type Receipt = z.infer<typeof Receipt>
