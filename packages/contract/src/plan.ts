import { z } from 'zod'
import { Currency, Id, IsoTime, MessagesLeft } from './common.ts'

/** What lowers a price; null when nothing does. */
export const DiscountBy = z
  .enum(['plan', 'first', 'code', 'offer'])
  .nullable()
  .describe(
    'What lowered the price last: the plan itself, that it is the first subscription, a promo code, the retention offer; null when nothing did',
  )

export const Plan = z
  .object({
    id: Id,
    kind: z.enum(['subscription', 'character']),
    title: z.string(),
    price: z.number().positive().describe('The price that is charged'),
    oldPrice: z
      .number()
      .positive()
      .optional()
      .describe('The regular price of this plan, whichever way somebody came to it; left out when just that is charged'),
    planOff: z
      .number()
      .min(0)
      .describe(
        'What the plan itself takes off its regular price, for everybody; the rest is taken off for the first subscription, by the code or by the offer',
      ),
    currency: Currency,
    durationMonths: z.number().int().min(1).nullable().describe('Null for what is bought once'),
    runsUntil: IsoTime.nullable().describe("When it would end if it were paid for now, by the server's clock; null for what is bought once"),
    annual: z.boolean(),
    bestPrice: z.boolean(),
    popular: z.boolean(),
    discount: z.number().int().min(0).max(99).describe('Per cent of the regular price'),
    discountBy: DiscountBy,
    includes: z.object({
      unlimitedMessages: z.boolean(),
      photos: z.number().int().min(0).describe('A month'),
      audioMinutes: z.number().int().min(0).describe('A month'),
      imageBlurRemoval: z.boolean(),
      photoGenerations: z.number().int().min(0),
      creations: z.number().int().min(0),
    }),
  })
  .meta({
    id: 'Plan',
    description: 'What can be subscribed to, or a character to buy',
    examples: [
      {
        id: 'premium-monthly',
        kind: 'subscription',
        title: 'Premium, one month',
        price: 12.99,
        oldPrice: 25.99,
        planOff: 13,
        currency: 'EUR',
        durationMonths: 1,
        runsUntil: '2026-04-14T20:15:00.000Z',
        annual: false,
        bestPrice: false,
        popular: true,
        discount: 50,
        discountBy: 'plan',
        includes: { unlimitedMessages: true, photos: 20, audioMinutes: 6, imageBlurRemoval: true, photoGenerations: 20, creations: 3 },
      },
    ],
  })
export type Plan = z.infer<typeof Plan>

export const Pack = z
  .object({
    id: Id,
    kind: z.enum(['voice', 'photo', 'creation']),
    amount: z.number().int().positive().describe('Minutes, photos or characters'),
    price: z.number().positive(),
    currency: Currency,
  })
  .meta({
    id: 'Pack',
    description: 'An allowance bought once',
    examples: [{ id: 'voice-15', kind: 'voice', amount: 15, price: 4.99, currency: 'EUR' }],
  })
export type Pack = z.infer<typeof Pack>

export const SubscriptionState = z
  .enum(['free', 'active', 'cancelled', 'renewable'])
  .meta({ id: 'SubscriptionState', description: 'State of the subscription', examples: ['active'] })

export const MySubscription = z
  .object({
    state: SubscriptionState,
    plan: Plan.nullable(),
    paymentDate: IsoTime.nullable(),
    subscriptionEndDate: IsoTime.nullable(),
    daysLeft: z
      .number()
      .int()
      .min(0)
      .nullable()
      .describe("Days until the subscription ends, begun ones counted, by the server's clock; null without a running one"),
    audioLimit: z.number().int().min(0).describe('Seconds'),
    photoLimit: z.number().int().min(0),
    creationLimit: z.number().int().min(0),
    chatPhotoLimit: z.number().int().min(0).describe('Photos that may still come clear in chats this month'),
    messagesLeft: MessagesLeft.optional(),
    allowancesRenewAt: IsoTime.nullable().describe('When the monthly allowances are new again; null without a subscription, or when it ends before'),
    offerPrice: z
      .number()
      .positive()
      .nullable()
      .describe('What the same plan costs next, in its currency, once the retention offer is taken; null without a running subscription'),
    offerTaken: z.boolean().describe('The retention offer was taken: the next subscription costs less'),
  })
  .meta({
    id: 'MySubscription',
    description: 'State, plan and allowances',
    examples: [
      {
        state: 'free',
        plan: null,
        paymentDate: null,
        subscriptionEndDate: null,
        daysLeft: null,
        audioLimit: 0,
        photoLimit: 1,
        creationLimit: 0,
        chatPhotoLimit: 0,
        messagesLeft: 19,
        allowancesRenewAt: null,
        offerPrice: null,
        offerTaken: false,
      },
    ],
  })
