import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../../testing/mock.ts'
import { CARDS, buy, payWith, sendForm, subscribe } from '../payments/testing.ts'

const DAY = 24 * 60 * 60 * 1000

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const mineOf = async (person: Person) => {
  const { status, body } = await person.api.subscriptions.mine()
  if (status !== 200) throw new Error(`No subscription: ${status}`)
  return body
}

const unsubscribe = async (person: Person, id: string, keep?: 'true' | 'false') =>
  person.api.subscriptions.unsubscribe({ params: { id }, query: keep === undefined ? {} : { keep } })

/** Whether the profile says the same as the subscription. */
const expectAgreement = async (person: Person) => {
  const [mine, me, access] = [await mineOf(person), await person.api.users.me(), await person.api.users.access()]
  const isActive = mine.state === 'active'
  expect(me).toMatchObject({
    body: {
      currentPlan: isActive ? mine.plan?.id : 'free',
      access: isActive ? [mine.plan?.id] : [],
      paymentDate: isActive ? mine.paymentDate : null,
      subscriptionEndDate: isActive ? mine.subscriptionEndDate : null,
      audioLimit: mine.audioLimit,
      photoLimit: mine.photoLimit,
      creationLimit: mine.creationLimit,
    },
  })
  expect(access).toMatchObject({ body: { notCustom: isActive } })
}

test.each([
  ['free', 'free', null, { audioLimit: 0, photoLimit: 1, creationLimit: 0 }],
  ['unconfirmed', 'free', null, { audioLimit: 0, photoLimit: 1, creationLimit: 0 }],
  ['premium', 'active', 'premium-annual', { audioLimit: 360, photoLimit: 20, creationLimit: 3 }],
  ['no-allowance', 'active', 'premium-annual', { audioLimit: 0, photoLimit: 0, creationLimit: 0 }],
  ['cancelled', 'cancelled', 'premium-annual', { audioLimit: 0, photoLimit: 1, creationLimit: 0 }],
] as const)('[PY-09] [MK-08] the persona %s is %s, and the profile agrees', async (persona, state, planId, limits) => {
  const person = await mock.world().as(persona)
  const mine = await mineOf(person)
  expect(mine).toMatchObject({ state, ...limits })
  expect(mine.plan?.id ?? null).toBe(planId)
  await expectAgreement(person)
})

test('[PY-09] [RP-01] cancelling ends premium at once in every call', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  expect(await unsubscribe(paula, 'premium-annual')).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  const after = await place.as('premium')
  const mine = await mineOf(after)
  expect(mine).toMatchObject({ state: 'cancelled', audioLimit: 0, photoLimit: 1, creationLimit: 0 })
  expect(Math.abs(Date.parse(mine.subscriptionEndDate ?? '') - place.world.clock.now())).toBeLessThan(5000)
  await expectAgreement(after)
  place.world.change({ freeMessages: 0 })
  const id = await openChat(after, 'amara')
  expect((await after.api.chats.send({ params: { id }, body: { message: 'Hello', tokenSize: 1 } })).status).toBe(402)
})

test('[PY-09] cancelling twice or after expiry changes nothing', async () => {
  const place = mock.world()
  await unsubscribe(await place.as('premium'), 'premium-annual')
  const first = place.world.one('SELECT cancelledAt, claimsVersion FROM Subscription s JOIN User u ON u.id = s.userId WHERE u.id = ?', 'u_premium')
  place.world.clock.advance(DAY)
  const paula = await place.as('premium')
  for (const keep of [undefined, 'false', 'true'] as const)
    expect(await unsubscribe(paula, 'premium-annual', keep)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  expect(place.world.one('SELECT cancelledAt, claimsVersion FROM Subscription s JOIN User u ON u.id = s.userId WHERE u.id = ?', 'u_premium')).toEqual(
    first,
  )
})

test.each(['premium-monthly', 'character', 'nothing', 's_premium'])('[RP-03] cancelling %s without a subscription is refused', async (id) => {
  const paula = await mock.world().as('premium')
  expect(await unsubscribe(paula, id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await mineOf(paula)).state).toBe('active')
})

test("[RP-03] nobody cancels another person's subscription", async () => {
  const place = mock.world()
  expect((await unsubscribe(await place.as('free'), 'premium-annual')).status).toBe(404)
  expect((await mineOf(await place.as('premium'))).state).toBe('active')
})

test.each(['', 'yes', '1'])('[AP-04] the keep value %j is refused', async (keep) => {
  const paula = await mock.world().as('premium')
  expect(await paula.send({ method: 'GET', url: `/api/v1/subscriptions/premium-annual/unsubscribe/?keep=${keep}` })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'keep' }] },
  })
  expect((await mineOf(paula)).state).toBe('active')
})

test('[OV-06] taking the retention offer keeps the subscription and takes 30 per cent off the next one, once', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  const paula = await place.as('premium')
  const before = await mineOf(paula)
  expect(await unsubscribe(paula, 'premium-annual', 'true')).toMatchObject({ status: 200, body: { state: 'active' } })
  expect(await unsubscribe(paula, 'premium-annual', 'true')).toMatchObject({ status: 200, body: { state: 'active' } })
  const kept = await mineOf(paula)
  expect(kept).toEqual({ ...before, offerTaken: true, plan: { ...before.plan, price: 54.56, discount: 65, discountBy: 'offer' } })

  place.world.clock.advance(400 * DAY)
  const returning = await place.as('premium')
  expect((await mineOf(returning)).state).toBe('renewable')
  const { link, paymentId } = await buy(returning, 'premium-annual')
  expect(place.world.one('SELECT amount FROM Payment WHERE id = ?', paymentId)).toEqual({ amount: 5456 })
  await payWith(mock, link, CARDS.good)
  expect(await mineOf(await place.as('premium'))).toMatchObject({ state: 'active', plan: { price: 77.94, discount: 50 } })
})

test('[OV-06] the retention offer applies to plans of its taker only', async () => {
  const place = mock.world()
  await unsubscribe(await place.as('premium'), 'premium-annual', 'true')
  const pricesOf = async (person: Person) => {
    const { status, body } = await person.api.subscriptions.plans({ query: { currency: 'USD' } })
    return status === 200 ? body.result.map(({ price }) => price) : []
  }
  expect(await pricesOf(await place.as('premium'))).toEqual([9.09, 16.79, 54.56, 9.99])
  expect(await pricesOf(await place.as('free'))).toEqual([12.99, 23.99, 38.97, 9.99])
})

test('[OV-06] [PY-11] who accepted the offer on a promo plan finds the price they were told among the plans', async () => {
  const place = mock.world()
  await subscribe(mock, place, 'free', 'premium-monthly-fb', { promoType: 'fb' })
  const noa = await place.as('free')
  await unsubscribe(noa, 'premium-monthly-fb', 'true')
  expect(await mineOf(noa)).toMatchObject({ plan: { price: 4.55, oldPrice: 12.99, planOff: 6.49 } })
  place.world.clock.advance(60 * DAY)
  const later = await place.as('free')
  expect(await later.api.subscriptions.plans({ query: { currency: 'USD' } })).toMatchObject({
    body: { result: [{ price: 4.55, oldPrice: 12.99 }, {}, {}, {}] },
  })
  const { paymentId } = await buy(later, 'premium-monthly-fb')
  expect(place.world.one('SELECT amount FROM Payment WHERE id = ?', paymentId)).toEqual({ amount: 455 })
})

test('[OV-06] cancelling loses the retention offer', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  await unsubscribe(paula, 'premium-annual', 'true')
  expect(await unsubscribe(paula, 'premium-annual')).toMatchObject({ body: { state: 'cancelled' } })
  expect((await mineOf(await place.as('premium'))).plan).toMatchObject({ price: 77.94, discount: 50 })
})

test('[PY-09] [MK-06] an expired subscription is renewable and can be bought again', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  place.world.clock.set(Date.parse('2026-11-30T12:00:00Z'))
  await subscribe(mock, place, 'free', 'premium-quarterly')
  place.world.clock.set(Date.parse('2027-02-28T11:59:59Z'))
  expect((await mineOf(await place.as('free'))).state).toBe('active')
  place.world.clock.advance(1000)
  const noa = await place.as('free')
  expect(await mineOf(noa)).toMatchObject({
    state: 'renewable',
    plan: { id: 'premium-quarterly' },
    paymentDate: '2026-11-30T12:00:00.000Z',
    subscriptionEndDate: '2027-02-28T12:00:00.000Z',
    audioLimit: 0,
  })
  await expectAgreement(noa)
  const again = await subscribe(mock, place, 'free', 'premium-monthly')
  expect(await mineOf(again)).toMatchObject({ state: 'active', plan: { id: 'premium-monthly' }, subscriptionEndDate: '2027-03-28T12:00:00.000Z' })
  await expectAgreement(again)
})

test('[PY-09] buying again after cancelling grants everything anew', async () => {
  const place = mock.world()
  const cem = await subscribe(mock, place, 'cancelled', 'premium-monthly')
  expect(await mineOf(cem)).toMatchObject({ state: 'active', plan: { id: 'premium-monthly' }, audioLimit: 360, photoLimit: 20 })
  await expectAgreement(cem)
})

test('[PY-12] who is paid back for a plan ends it for nobody else, not even for one who began it at the same moment', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  const { link } = await buy(await place.as('free'), 'premium-monthly')
  await payWith(mock, link, CARDS.good)
  await subscribe(mock, place, 'cancelled', 'premium-monthly')
  place.world.clock.advance(DAY)
  await sendForm(mock, link, { action: 'refund' })
  const [paidBack, other] = [await place.as('free'), await place.as('cancelled')]
  expect([(await mineOf(paidBack)).state, (await mineOf(other)).state]).toEqual(['cancelled', 'active'])
  await expectAgreement(other)
})

test('[PY-10] a subscription’s plan is shown in the paid currency', async () => {
  const noa = await subscribe(mock, mock.world(), 'free', 'premium-monthly', { currency: 'GBP' })
  expect((await mineOf(noa)).plan).toMatchObject({ price: 9.99, currency: 'GBP' })
})

test('[PY-10] an unpaid subscription’s plan is shown in its owner’s currency and language', async () => {
  const place = mock.world()
  place.world.run("DELETE FROM Payment WHERE userId = 'u_premium'")
  place.world.run("UPDATE User SET country = 'DE', language = 'de' WHERE id = 'u_premium'")
  expect((await mineOf(await place.as('premium'))).plan).toMatchObject({ title: 'Premium, zwölf Monate', price: 71.94, currency: 'EUR' })
})
