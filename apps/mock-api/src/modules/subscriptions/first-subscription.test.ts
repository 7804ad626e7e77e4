import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openMock } from '../../testing/mock.ts'
import { CARDS, buy, buyPack, openPage, outcomeOf, payWith, sendForm } from '../payments/testing.ts'
import { PAYMENT_MESSAGES } from '../payments/messages.ts'

const DAY = 24 * 60 * 60 * 1000

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

/** What a year costs somebody, and what lowers that. */
const yearOf = async (person: Person) => {
  const { status, body } = await person.api.subscriptions.plans({ query: {} })
  const year = status === 200 ? body.result.find(({ id }) => id === 'premium-annual') : undefined
  return [year?.price, year?.discountBy]
}
const FIRST = [38.97, 'first']
const LATER = [77.94, 'plan']
const cancel = async (person: Person, id: string) => person.api.subscriptions.unsubscribe({ params: { id }, query: {} })

test('[PY-11] the price of a first subscription is shown to visitors and to whoever never had one, and charged', async () => {
  const place = mock.world()
  expect(await yearOf(place.visitor)).toEqual(FIRST)
  const noa = await place.as('free')
  expect(await yearOf(noa)).toEqual(FIRST)
  await buyPack(noa, 'voice-10')
  const { paymentId } = await buy(noa, 'premium-annual')
  expect(place.world.one('SELECT amount, listAmount, planOff, discountBy FROM Payment WHERE id = ?', paymentId)).toEqual({
    amount: 3897,
    listAmount: 15588,
    planOff: 7794,
    discountBy: 'first',
  })
})

test.each(['premium', 'cancelled', 'no-allowance'] as const)(
  '[PY-11] the %s persona, who has had a subscription, is not shown the price of a first one',
  async (persona) => {
    expect(await yearOf(await mock.world().as(persona))).toEqual(LATER)
  },
)

test('[PY-11] whoever has had a month, and cancelled it, pays for a year what it costs later', async () => {
  const place = mock.world()
  await payWith(mock, (await buy(await place.as('free'), 'premium-monthly')).link, CARDS.good)
  await cancel(await place.as('free'), 'premium-monthly')
  const noa = await place.as('free')
  expect(await yearOf(noa)).toEqual(LATER)
  const { paymentId } = await buy(noa, 'premium-annual')
  expect(place.world.one('SELECT amount, discountBy FROM Payment WHERE id = ?', paymentId)).toEqual({ amount: 7794, discountBy: 'plan' })
})

test('[PY-11] a first subscription that was declined, or paid back, was none; one that the bank is confirming is', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  const noa = await place.as('free')
  await payWith(mock, (await buy(noa, 'premium-monthly')).link, CARDS.declined)
  expect(await yearOf(noa)).toEqual(FIRST)
  const { link } = await buy(noa, 'premium-monthly')
  await payWith(mock, link, CARDS.slow)
  expect(await yearOf(noa)).toEqual(LATER)
  place.world.clock.advance(8000)
  await openPage(mock, link)
  expect(await yearOf(await place.as('free'))).toEqual(LATER)
  await sendForm(mock, link, { action: 'refund' })
  expect(await yearOf(await place.as('free'))).toEqual(FIRST)
})

test('[PY-07] [PY-11] [PY-12] a payment at the price of a first subscription ends unpaid once another one was the first', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const [year, month] = [await buy(noa, 'premium-annual'), await buy(noa, 'premium-monthly')]
  await payWith(mock, month.link, CARDS.good)
  await cancel(await place.as('free'), 'premium-monthly')
  expect((await openPage(mock, year.link)).page).toContain(PAYMENT_MESSAGES.en.failures.offerEnded)
  expect((await payWith(mock, year.link, CARDS.good)).headers.location).toContain('/payment-failure?')
  expect(await outcomeOf(await place.as('free'), year.paymentId)).toBe('failed')
})

test('[PY-11] [OV-06] whatever lowers a plan, in every currency and for everybody, no more than 75 per cent are off', async () => {
  const place = mock.world()
  await (await place.as('premium')).api.subscriptions.unsubscribe({ params: { id: 'premium-annual' }, query: { keep: 'true' } })
  place.world.clock.advance(400 * DAY)
  for (const person of [place.visitor, await place.as('premium')])
    for (const currency of ['USD', 'EUR', 'GBP', 'BRL', 'INR', 'JPY'] as const)
      for (const promoCode of [undefined, 'FULLMOON']) {
        const lists = [
          await person.api.subscriptions.plans({ query: { currency, promoCode } }),
          await person.api.subscriptions.promoPlans({ query: { currency, promoCode, promoType: 'fb' } }),
        ]
        for (const { status, body } of lists) {
          if (status !== 200) throw new Error(`No plans: ${status}`)
          expect(Math.max(...body.result.map(({ discount }) => discount))).toBeLessThanOrEqual(75)
        }
      }
})
