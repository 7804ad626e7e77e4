import { VALUES, given, type Of } from '../interaction.ts'
import { free, nobody, premium } from './people.ts'

const plan = {
  id: 'premium-annual',
  kind: 'subscription',
  title: 'Premium, twelve months',
  price: 71.94,
  oldPrice: 143.88,
  planOff: 71.94,
  currency: 'EUR',
  durationMonths: 12,
  runsUntil: '2027-03-14T20:15:00.000Z',
  annual: true,
  bestPrice: true,
  popular: false,
  discount: 50,
  discountBy: 'plan',
  includes: { unlimitedMessages: true, photos: 20, audioMinutes: 6, imageBlurRemoval: true, photoGenerations: 20, creations: 3 },
} as const
/** Fields that every plan has; some also have an old price and a duration. */
const anyPlan = { ...plan, oldPrice: undefined, durationMonths: null, runsUntil: null, discountBy: null }

export const subscriptions: Of<'subscriptions'> = {
  'subscriptions.plans': [
    { status: 200, when: 'to a visitor', given: nobody, args: { query: { currency: 'EUR', lang: 'de' } }, example: { result: [anyPlan] } },
    {
      status: 404,
      when: 'to a promo code that is none',
      given: nobody,
      args: { query: { promoCode: 'NOTHING' } },
      code: 'promo_code_not_found',
    },
  ],
  'subscriptions.packs': [{ status: 200, when: 'to a visitor', given: nobody, args: { query: { currency: 'EUR' } } }],
  'subscriptions.promoPlans': [
    { status: 200, when: 'to a visitor from a source', given: nobody, args: { query: { promoType: 'fb' } }, example: { result: [{ ...plan }] } },
  ],
  'subscriptions.mine': [
    {
      status: 200,
      when: 'to a subscriber',
      given: premium,
      example: { state: 'active', plan, paymentDate: '2026-03-14T20:15:00.000Z', subscriptionEndDate: '2027-03-14T20:15:00.000Z' },
    },
    { status: 200, when: 'to somebody without a subscription', given: free },
  ],
  'subscriptions.receipts': [
    {
      status: 200,
      when: 'to somebody who has paid',
      given: [given('the {persona} persona has paid for {planId}', { persona: 'free', planId: 'premium-monthly' })],
      example: {
        result: [
          {
            id: VALUES.paymentID,
            kind: 'subscription',
            title: 'Premium, one month',
            price: 12.99,
            listPrice: null,
            planOff: 0,
            discountBy: null,
            promoCode: null,
            currency: 'USD',
            status: 'paid',
            paidAt: '2026-03-14T20:15:00.000Z',
            endsAt: '2026-04-14T20:15:00.000Z',
            refundedAt: null,
          },
        ],
      },
    },
  ],
  'subscriptions.promoCode': [
    { status: 200, when: 'for a code that holds', given: nobody, args: { params: { code: 'FIRSTNIGHT' } } },
    { status: 404, when: 'for a code that is none', given: nobody, args: { params: { code: 'NOTHING' } }, code: 'promo_code_not_found' },
  ],
  'subscriptions.buy': [
    { status: 200, when: 'to somebody without a subscription', given: free, args: { params: { id: 'premium-monthly' }, query: { currency: 'EUR' } } },
    {
      status: 400,
      when: 'for a character that is not named',
      given: free,
      args: { params: { id: 'character' }, query: {} },
      code: 'validation_failed',
      fields: ['slug'],
    },
    { status: 404, when: 'for a plan that is not there', given: free, args: { params: { id: 'nothing' }, query: {} }, code: 'not_found' },
    { status: 409, when: 'to a subscriber', given: premium, args: { params: { id: 'premium-annual' }, query: {} }, code: 'duplicate_payment' },
  ],
  'subscriptions.buyPack': [
    {
      status: 200,
      when: 'to somebody who wants to hear more',
      given: free,
      args: { params: { id: 'voice-10' }, query: { params: '{"utm_source":"fb"}' } },
    },
    { status: 404, when: 'for a pack that is not there', given: free, args: { params: { id: 'nothing' }, query: {} }, code: 'not_found' },
  ],
  'subscriptions.unsubscribe': [
    { status: 200, when: 'to a subscriber who leaves', given: premium, args: { params: { id: 'premium-annual' }, query: {} } },
    { status: 200, when: 'to a subscriber who stays for less', given: premium, args: { params: { id: 'premium-annual' }, query: { keep: 'true' } } },
    {
      status: 404,
      when: 'to somebody without a subscription',
      given: free,
      args: { params: { id: 'premium-annual' }, query: {} },
      code: 'not_found',
    },
  ],
  'subscriptions.paymentSuccess': [
    {
      status: 200,
      when: 'for a payment that went through',
      given: [given('the {persona} persona has paid for {planId}', { persona: 'free', planId: 'premium-monthly' })],
      args: { query: { paymentId: VALUES.paymentID } },
    },
    {
      status: 200,
      when: 'for a payment that is not decided yet',
      given: [given('the {persona} persona has begun to pay for {planId}', { persona: 'free', planId: 'premium-monthly' })],
      args: { query: { paymentId: VALUES.paymentID } },
      example: { status: 'pending' },
    },
    {
      status: 200,
      when: 'for a payment that was declined',
      given: [
        given('the {persona} persona has tried to pay for {planId} with a card that was declined', { persona: 'free', planId: 'premium-monthly' }),
      ],
      args: { query: { paymentId: VALUES.paymentID } },
      example: { status: 'failed', failureReason: 'declined' },
    },
    { status: 404, when: 'for a payment that is not theirs', given: free, args: { query: { paymentId: 'p_nobody' } }, code: 'not_found' },
  ],
}
