import { LOCALES } from '@moonlit/contract/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, type TestWorld, openMock } from '../../testing/mock.ts'
import { PAYMENT_MESSAGES, fill } from './messages.ts'
import { SIGNATURE_HEADER, signCallback } from './signature.ts'
import { CARDS, buy, buyPack, openPage, payWith, sendForm } from './testing.ts'

const DAY = 24 * 60 * 60 * 1000
const { endings, failures } = PAYMENT_MESSAGES.en

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

/** How a payment stands, and why it failed, as its buyer is answered. */
const endOf = async (person: Person, paymentId: string): Promise<readonly [string, string?]> => {
  const { status, body } = await person.api.subscriptions.paymentSuccess({ query: { paymentId } })
  if (status !== 200) throw new Error(`Not found: ${status}`)
  return 'failureReason' in body ? [body.status, body.failureReason] : [body.status]
}

/** Two characters at the provider, both at the price of the same code. */
const twoWithCode = async (place: TestWorld) => {
  const noa = await place.as('free')
  const order = async (slug: string) => buy(noa, 'character', { promoCode: 'FIRSTNIGHT', slug })
  return { noa, first: await order('aylin'), second: await order('fumiko') }
}

test('[PY-07] a payment that the bank declined, or that its buyer cancelled, says so', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const [declined, cancelled] = [await buy(noa, 'premium-monthly'), await buy(noa, 'premium-monthly')]
  await payWith(mock, declined.link, CARDS.declined)
  await sendForm(mock, cancelled.link, { action: 'cancel' })
  expect(await endOf(noa, declined.paymentId)).toEqual(['failed', 'declined'])
  expect(await endOf(noa, cancelled.paymentId)).toEqual(['failed', 'cancelled'])
  expect((await openPage(mock, declined.link)).page).toContain(failures.declined)
  expect((await openPage(mock, cancelled.link)).page).toContain(failures.cancelled)
})

test('[PY-07] [MK-06] a payment that was not made within a day says that it was too late, and nothing of a card', async () => {
  const place = mock.world()
  const { link, paymentId } = await buy(await place.as('free'), 'premium-monthly')
  place.world.clock.advance(DAY)
  const { page } = await openPage(mock, link)
  expect(page).toContain(failures.expired)
  expect(page).not.toMatch(/declined|cancelled/u)
  expect(await endOf(await place.as('free'), paymentId)).toEqual(['failed', 'expired'])
})

test.each([
  ['the first has used it', CARDS.good],
  ['the bank is confirming the first', CARDS.slow],
])('[PY-07] [PY-12] of two payments with one code the second says that it is used, once %s, and charges nothing', async (_when, card) => {
  const place = mock.world()
  place.world.clock.freeze()
  const { first, second } = await twoWithCode(place)
  await payWith(mock, first.link, card)
  expect((await openPage(mock, second.link)).page).toContain(fill(failures.codeUsed, { code: 'FIRSTNIGHT' }))
  expect((await payWith(mock, second.link, CARDS.good)).headers.location).toContain('/payment-failure?')
  place.world.clock.advance(DAY)
  const noa = await place.as('free')
  expect(await endOf(noa, first.paymentId)).toEqual(['succeeded'])
  expect(await endOf(noa, second.paymentId)).toEqual(['failed', 'codeUsed'])
  // The code is told, so that the page can name it.
  expect(await noa.api.subscriptions.paymentSuccess({ query: { paymentId: second.paymentId } })).toMatchObject({ body: { promoCode: 'FIRSTNIGHT' } })
})

test('[PY-07] [OV-06] a payment at the price of the retention offer says that the offer has ended, even if a code was typed in, too', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  await paula.api.subscriptions.unsubscribe({ params: { id: 'premium-annual' }, query: { keep: 'true' } })
  place.world.clock.advance(400 * DAY)
  const yearly = await buy(await place.as('premium'), 'premium-annual', { promoCode: 'FIRSTNIGHT' })
  const monthly = await buy(await place.as('premium'), 'premium-monthly')
  await payWith(mock, monthly.link, CARDS.good)
  await (await place.as('premium')).api.subscriptions.unsubscribe({ params: { id: 'premium-monthly' }, query: {} })
  expect((await openPage(mock, yearly.link)).page).toContain(failures.offerEnded)
  expect(await endOf(await place.as('premium'), yearly.paymentId)).toEqual(['failed', 'offerEnded'])
})

test('[PY-08] [PY-12] of two subscriptions at the price of one code the second is a duplicate, once the first is paid', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const order = async (planId: string) => buy(noa, planId, { promoCode: 'FIRSTNIGHT' })
  const [first, second] = [await order('premium-monthly'), await order('premium-quarterly')]
  await payWith(mock, first.link, CARDS.good)
  expect((await openPage(mock, second.link)).page).toContain(endings.duplicate.title)
  expect(await endOf(await place.as('free'), second.paymentId)).toEqual(['duplicate'])
})

test('[PY-12] the first reason of a failed payment stays, whatever comes after it', async () => {
  const place = mock.world()
  const { noa, link, paymentId } = { noa: await place.as('free'), ...(await buy(await place.as('free'), 'premium-monthly')) }
  await payWith(mock, link, CARDS.declined)
  await sendForm(mock, link, { action: 'cancel' })
  await payWith(mock, link, CARDS.good)
  expect(await endOf(noa, paymentId)).toEqual(['failed', 'declined'])
  place.world.clock.advance(DAY)
  await openPage(mock, link)
  expect(await endOf(await place.as('free'), paymentId)).toEqual(['failed', 'declined'])
})

test('[PY-07] a payment that did not fail has no reason for failing', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const order = async () => buyPack(noa, 'voice-10')
  const [open, paid, refunded, duplicate] = [await order(), await order(), await order(), await order()]
  await payWith(mock, paid.link, CARDS.good)
  await payWith(mock, refunded.link, CARDS.good)
  await sendForm(mock, refunded.link, { action: 'refund' })
  await payWith(mock, duplicate.link, CARDS.duplicate)
  const ends = [open, paid, refunded, duplicate].map(async ({ paymentId }) => endOf(noa, paymentId))
  expect(await Promise.all(ends)).toEqual([['pending'], ['succeeded'], ['refunded'], ['duplicate']])
})

test('[PY-07] a payment that failed before its reason was stored names every reason there may be', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const { link, paymentId } = await buy(noa, 'premium-monthly')
  place.world.run("UPDATE Payment SET status = 'failed', settledAt = createdAt WHERE id = ?", paymentId)
  expect((await openPage(mock, link)).page).toContain(endings.failed.text)
  expect(await endOf(noa, paymentId)).toEqual(['failed'])
})

test('[PY-12] [RP-03] a provider’s callback may name the reason, which its signature covers', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const confirmedAt = new Date(place.world.clock.now()).toISOString()
  const call = async (paymentId: string, failureReason: string | undefined, signed: 'declined' | 'cancelled' | undefined) =>
    place.visitor.send({
      method: 'POST',
      url: `/payments/${paymentId}/callback/`,
      headers: { [SIGNATURE_HEADER]: signCallback(place.world, paymentId, { status: 'failed', confirmedAt, failureReason: signed }) },
      payload: { status: 'failed', confirmedAt, failureReason },
    })
  const [named, unnamed] = [await buyPack(noa, 'voice-10'), await buyPack(noa, 'voice-10')]
  expect(await call(named.paymentId, 'declined', 'cancelled')).toMatchObject({ status: 403 })
  expect(await call(named.paymentId, undefined, 'cancelled')).toMatchObject({ status: 403 })
  // Whether a discount is gone is ours to say, not the provider's.
  expect(await call(named.paymentId, 'codeUsed', undefined)).toMatchObject({ status: 400, body: { errors: [{ path: 'failureReason' }] } })
  expect(await call(named.paymentId, 'cancelled', 'cancelled')).toMatchObject({ status: 200 })
  expect(await call(unnamed.paymentId, undefined, undefined)).toMatchObject({ status: 200 })
  expect(await endOf(noa, named.paymentId)).toEqual(['failed', 'cancelled'])
  expect(await endOf(noa, unnamed.paymentId)).toEqual(['failed'])
})

test.each(LOCALES)('[PY-07] [IN-01] that a code is used is said in %s, with the code’s name', async (language) => {
  const place = mock.world()
  await (await place.as('free')).send({ method: 'PUT', url: '/api/v1/users/me/language/', payload: { language } })
  const { first, second } = await twoWithCode(place)
  await payWith(mock, first.link, CARDS.good)
  const { page } = await openPage(mock, second.link)
  expect(page).toContain(fill(PAYMENT_MESSAGES[language].failures.codeUsed, { code: 'FIRSTNIGHT' }))
})

test('[PY-07] [PY-08] of a payment that ended as a duplicate its buyer is told whether they have what it was for', async () => {
  const place = mock.world()
  const ownedOf = async ({ paymentId }: { paymentId: string }) => {
    const { status, body } = await (await place.as('free')).api.subscriptions.paymentSuccess({ query: { paymentId } })
    return status === 200 && [body.status, body.owned]
  }
  const noa = await place.as('free')
  for (const order of [await buy(noa, 'premium-monthly'), await buy(noa, 'character', { slug: 'aylin' }), await buyPack(noa, 'photo-20')]) {
    await payWith(mock, order.link, CARDS.duplicate)
    expect(await ownedOf(order)).toEqual(['duplicate', false])
  }
  const [first, second] = [await buy(noa, 'character', { slug: 'aylin' }), await buy(noa, 'character', { slug: 'aylin' })]
  await payWith(mock, first.link, CARDS.good)
  await payWith(mock, second.link, CARDS.good)
  expect(await ownedOf(first)).toEqual(['succeeded', true])
  expect(await ownedOf(second)).toEqual(['duplicate', true])
})
