import { expect, test } from 'vitest'
import { currentOf, daysUntil, decideUnsubscribe, endOf, hasRetentionOffer, quoteOf } from './rules.ts'

const DAY = 86_400_000
const row = (startedAt: number, endsAt: number, cancelledAt: number | null = null, keptAt: number | null = null) => ({
  startedAt,
  endsAt,
  cancelledAt,
  keptAt,
})

test.each([
  ['free, who never had one', [], 'free'],
  ['active, whose subscription runs', [row(0, 100)], 'active'],
  ['renewable, whose subscription ran to its end', [row(0, 50)], 'renewable'],
  ['cancelled, who ended it before its time', [row(0, 100, 20)], 'cancelled'],
  ['cancelled still, when its time is over too', [row(0, 40, 20)], 'cancelled'],
  ['active, who subscribed again after cancelling', [row(30, 130), row(0, 100, 20)], 'active'],
  ['renewable, whose last one ended by time, whatever was before', [row(30, 40), row(0, 100, 20)], 'renewable'],
] as const)('[PY-09] %s', (_who, rows, state) => {
  expect(currentOf(rows, 50).state).toBe(state)
})

test('[PY-09] premium ends on cancelling or on expiry', () => {
  expect([endOf(row(0, 100)), endOf(row(0, 100, 20))]).toEqual([100, 20])
})

test.each([
  ['running', row(0, 100), false, 'cancel'],
  ['running', row(0, 100), true, 'keep'],
  ['running and kept', row(0, 100, null, 5), true, null],
  ['running and kept', row(0, 100, null, 5), false, 'cancel'],
  ['cancelled', row(0, 100, 5), true, null],
  ['cancelled', row(0, 100, 5), false, null],
  ['over', row(0, 50), false, null],
] as const)('[OV-06] of a subscription that is %s (%j), unsubscribing with keep %s does %s', (_state, subscription, keep, decision) => {
  expect(decideUnsubscribe(subscription, { keep, now: 50 })).toBe(decision)
})

test('[OV-06] the retention offer lasts until it is used or the subscription is cancelled', () => {
  expect(hasRetentionOffer([row(0, 100, null, 5)])).toBe(true)
  expect(hasRetentionOffer([row(0, 100, 8, 5)])).toBe(false)
  expect(hasRetentionOffer([row(200, 300), row(0, 100, null, 5)])).toBe(false)
  expect(hasRetentionOffer([])).toBe(false)
})

const plain = { price: 1299, oldPrice: null, firstPrice: null, discount: 0 }
const discounted = { price: 2399, oldPrice: 3897, firstPrice: null, discount: 38 }
const coin = { price: 1, oldPrice: null, firstPrice: null, discount: 0 }
const yearly = { price: 7794, oldPrice: 15588, firstPrice: 3897, discount: 50 }

test.each([
  ['the listed price', plain, null, false, { amount: 1299, oldAmount: null, planOff: 0, discount: 0, by: null }],
  ['the listed discount', discounted, null, false, { amount: 2399, oldAmount: 3897, planOff: 1498, discount: 38, by: 'plan' }],
  ['a promo code, rounded to cents', plain, 30, false, { amount: 909, oldAmount: 1299, planOff: 0, discount: 30, by: 'code' }],
  ['a promo code, beside what the plan takes off', discounted, 50, false, { amount: 1200, oldAmount: 3897, planOff: 1498, discount: 69, by: 'code' }],
  ['lowered by no more than 75 per cent in all', discounted, 75, false, { amount: 975, oldAmount: 3897, planOff: 1498, discount: 75, by: 'code' }],
  ['that of a later subscription', yearly, null, false, { amount: 7794, oldAmount: 15588, planOff: 7794, discount: 50, by: 'plan' }],
  [
    'the retention offer, beside what the plan takes off',
    yearly,
    null,
    true,
    { amount: 5456, oldAmount: 15588, planOff: 7794, discount: 65, by: 'offer' },
  ],
  ['the better of code and offer: the offer', plain, 10, true, { amount: 909, oldAmount: 1299, planOff: 0, discount: 30, by: 'offer' }],
  ['the offer, where the code takes off as much', plain, 30, true, { amount: 909, oldAmount: 1299, planOff: 0, discount: 30, by: 'offer' }],
  ['the better of code and offer: the code', plain, 50, true, { amount: 650, oldAmount: 1299, planOff: 0, discount: 50, by: 'code' }],
  ['never less than the smallest coin', coin, 75, true, { amount: 1, oldAmount: null, planOff: 0, discount: 0, by: null }],
] as const)('[PY-11] a price is %s', (_what, listed, codeDiscount, isKept, quote) => {
  expect(quoteOf(listed, { codeDiscount, isKept, isFirst: false })).toEqual(quote)
})

const first = { amount: 3897, oldAmount: 15588, planOff: 7794, discount: 75, by: 'first' }
test.each([
  ['a first one, beside what the plan takes off', yearly, null, first],
  ['a first one, where a code would take off less', yearly, 30, first],
  ['a first one, where a code would take off as much, so that it is not used up', yearly, 50, first],
  ['the code, where nothing is off for a first one', discounted, 50, { amount: 1200, oldAmount: 3897, planOff: 1498, discount: 69, by: 'code' }],
  [
    'the plan itself, where nothing is off for a first one',
    discounted,
    null,
    { amount: 2399, oldAmount: 3897, planOff: 1498, discount: 38, by: 'plan' },
  ],
] as const)('[PY-11] the price of a first subscription is that of %s', (_what, listed, codeDiscount, quote) => {
  expect(quoteOf(listed, { codeDiscount, isKept: false, isFirst: true })).toEqual(quote)
})

test('[PY-09] a day that has begun counts as one that is left, one that has passed does not', () => {
  expect([daysUntil(0, 1), daysUntil(0, DAY), daysUntil(0, DAY + 1), daysUntil(5, 0)]).toEqual([1, 1, 2, 0])
})
