import { z } from 'zod'
import { Currency, Id, IsoTime } from './common.ts'
import { DiscountBy } from './plan.ts'

/** What a payment is for. */
export const ItemKind = z.enum(['subscription', 'character', 'characterPhoto', 'voice', 'photo', 'creation'])

/** How a payment in the list stands: a pending one is not charged yet, for the bank has still to confirm it. */
export const ReceiptStatus = z.enum(['pending', 'paid', 'refunded'])

export const Receipt = z
  .object({
    id: Id.describe('Id of the payment'),
    kind: ItemKind,
    title: z.string().describe("What was bought, in the person's language"),
    price: z.number().positive().describe('As it was charged'),
    listPrice: z.number().positive().nullable().describe('The regular price; null when just that was charged'),
    planOff: z
      .number()
      .min(0)
      .describe('What the plan itself took off its regular price, for everybody; the rest was taken off by the code or the offer'),
    discountBy: DiscountBy,
    promoCode: z.string().nullable().describe('The code, when one lowered it'),
    currency: Currency,
    status: ReceiptStatus,
    paidAt: IsoTime.describe('When it was charged; of a pending one, when it was begun'),
    endsAt: IsoTime.nullable().describe('Until when the subscription was bought for; null for what is bought once'),
    refundedAt: IsoTime.nullable(),
  })
  .meta({
    id: 'Receipt',
    description: 'A payment that was charged, or is about to be',
    examples: [
      {
        id: 'p_77',
        kind: 'subscription',
        title: 'Premium, one month',
        price: 8.39,
        listPrice: 11.99,
        planOff: 0,
        discountBy: 'code',
        promoCode: 'FIRSTNIGHT',
        currency: 'EUR',
        status: 'paid',
        paidAt: '2026-03-14T20:15:00.000Z',
        endsAt: '2026-04-14T20:15:00.000Z',
        refundedAt: null,
      },
    ],
  })
export type Receipt = z.infer<typeof Receipt>
