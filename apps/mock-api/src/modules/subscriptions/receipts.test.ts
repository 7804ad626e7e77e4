import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openMock } from '../../testing/mock.ts'
import { CARDS, buy, buyPack, payWith, sendForm } from '../payments/testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const receiptsOf = async (person: Person) => {
  const { status, body } = await person.api.subscriptions.receipts()
  if (status !== 200) throw new Error(`No receipts: ${status}`)
  return body.result
}

test('[AC-01] a person’s receipts say what was charged, for what and until when, newest first, and no one else’s are among them', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  place.world.clock.set(Date.parse('2027-01-31T10:00:00.000Z'))
  const noa = await place.as('free')
  expect(await receiptsOf(noa)).toEqual([])
  const plan = await buy(noa, 'premium-monthly', { currency: 'EUR', promoCode: 'FIRSTNIGHT' })
  expect(await receiptsOf(noa)).toEqual([])
  await payWith(mock, plan.link, CARDS.good)
  place.world.clock.advance(60_000)
  const again = await place.as('free')
  const pack = await buyPack(again, 'voice-10')
  await payWith(mock, pack.link, CARDS.good)
  const refused = await buyPack(again, 'voice-30')
  await payWith(mock, refused.link, CARDS.declined)
  expect(await receiptsOf(again)).toEqual([
    {
      id: pack.paymentId,
      kind: 'voice',
      title: '10 minutes of voice',
      price: 4.99,
      listPrice: null,
      planOff: 0,
      discountBy: null,
      promoCode: null,
      currency: 'USD',
      status: 'paid',
      paidAt: '2027-01-31T10:01:00.000Z',
      endsAt: null,
      refundedAt: null,
    },
    {
      id: plan.paymentId,
      kind: 'subscription',
      title: 'Premium, one month',
      price: 8.39,
      listPrice: 11.99,
      planOff: 0,
      discountBy: 'code',
      promoCode: 'FIRSTNIGHT',
      currency: 'EUR',
      status: 'paid',
      paidAt: '2027-01-31T10:00:00.000Z',
      endsAt: '2027-02-28T10:00:00.000Z',
      refundedAt: null,
    },
  ])
  const others = await receiptsOf(await place.as('premium'))
  expect(others.map(({ id }) => id)).not.toContain(pack.paymentId)
})

test('[PY-05] a payment that the bank has still to confirm is among the receipts, and says so until it is charged', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  place.world.clock.set(Date.parse('2027-01-31T10:00:00.000Z'))
  const noa = await place.as('free')
  const { link, paymentId } = await buyPack(noa, 'voice-10')
  place.world.clock.advance(30_000)
  await payWith(mock, link, CARDS.slow)
  expect(await receiptsOf(noa)).toMatchObject([{ id: paymentId, status: 'pending', paidAt: '2027-01-31T10:00:00.000Z', refundedAt: null }])
  place.world.clock.advance(8000)
  expect(await receiptsOf(noa)).toMatchObject([{ id: paymentId, status: 'paid', paidAt: '2027-01-31T10:00:38.000Z' }])
})

test.each([
  ['the plan, then a first subscription', 'premium-annual', 'FIRSTNIGHT', { price: 38.97, listPrice: 155.88, planOff: 77.94, discountBy: 'first' }],
  ['the plan, then the code', 'premium-quarterly', 'FIRSTNIGHT', { price: 16.79, listPrice: 38.97, planOff: 14.98, discountBy: 'code' }],
  ['nothing', 'premium-monthly', undefined, { price: 12.99, listPrice: null, discountBy: null, promoCode: null }],
] as const)('[PY-11] a receipt says that %s lowered the price', async (_what, planId, promoCode, expected) => {
  const place = mock.world()
  const { link } = await buy(await place.as('free'), planId, { currency: 'USD', promoCode })
  await payWith(mock, link, CARDS.good)
  expect(await receiptsOf(await place.as('free'))).toMatchObject([expected])
})

test('[OV-06] the price with the offer to stay is known before it is taken, and the receipt names the offer', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  expect(await paula.api.subscriptions.mine()).toMatchObject({ body: { plan: { price: 77.94 }, offerPrice: 54.56 } })
  await paula.api.subscriptions.unsubscribe({ params: { id: 'premium-annual' }, query: { keep: 'true' } })
  place.world.clock.advance(400 * 24 * 60 * 60_000)
  const returning = await place.as('premium')
  expect(await returning.api.subscriptions.mine()).toMatchObject({ body: { state: 'renewable', offerPrice: null } })
  const { link } = await buy(returning, 'premium-annual')
  await payWith(mock, link, CARDS.good)
  const [receipt] = await receiptsOf(await place.as('premium'))
  expect(receipt).toMatchObject({ price: 54.56, listPrice: 155.88, planOff: 77.94, discountBy: 'offer', promoCode: null })
})

test('[AC-01] a receipt of what was paid back says when', async () => {
  const place = mock.world()
  const { link } = await buyPack(await place.as('free'), 'photo-20')
  await payWith(mock, link, CARDS.good)
  await sendForm(mock, link, { action: 'refund' })
  const [receipt] = await receiptsOf(await place.as('free'))
  expect(receipt?.refundedAt).not.toBeNull()
})

test('[OV-06] the subscription says whether the offer to stay was taken', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  expect(await paula.api.subscriptions.mine()).toMatchObject({ body: { offerTaken: false } })
  await paula.api.subscriptions.unsubscribe({ params: { id: 'premium-annual' }, query: { keep: 'true' } })
  expect(await (await place.as('premium')).api.subscriptions.mine()).toMatchObject({ body: { offerTaken: true } })
})
