import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type TestWorld, openChat, openMock } from '../../testing/mock.ts'
import { CARDS, buy, buyPack, openPage, outcomeOf, payWith, sendForm, subscribe } from './testing.ts'

const SOLD = 'aylin'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const subscriptionsOf = ({ world }: TestWorld, userId = 'u_free') =>
  world.all<{ planId: string; startedAt: number; endsAt: number }>(
    'SELECT planId, startedAt, endsAt FROM Subscription WHERE userId = ? ORDER BY rowid',
    userId,
  )
// Without those that the seed paid.
const statusesOf = ({ world }: TestWorld) =>
  world.all<{ status: string }>("SELECT status FROM Payment WHERE id <> replace(userId, 'u_', 'p_') ORDER BY rowid").map(({ status }) => status)

test('[PY-05] [PY-06] a valid card pays and premium is active', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  place.world.clock.set(Date.parse('2026-01-31T10:00:00Z'))
  const { link, paymentId } = await buy(await place.as('free'), 'premium-monthly')
  expect(await payWith(mock, link, CARDS.good)).toMatchObject({
    status: 303,
    headers: { location: `http://localhost:3000/payment-success?paymentId=${paymentId}` },
  })
  const noa = await place.as('free')
  expect(await noa.api.subscriptions.paymentSuccess({ query: { paymentId } })).toMatchObject({
    status: 200,
    body: { status: 'succeeded', kind: 'subscription', planId: 'premium-monthly' },
  })
  const dates = { paymentDate: '2026-01-31T10:00:00.000Z', subscriptionEndDate: '2026-02-28T10:00:00.000Z' }
  expect(await noa.api.subscriptions.mine()).toMatchObject({
    body: { state: 'active', plan: { id: 'premium-monthly', price: 12.99 }, ...dates, audioLimit: 360, photoLimit: 20, creationLimit: 3 },
  })
  expect(await noa.api.users.me()).toMatchObject({
    body: { access: ['premium-monthly'], currentPlan: 'premium-monthly', ...dates, audioLimit: 360, photoLimit: 20, creationLimit: 3 },
  })
  expect(await noa.api.users.access()).toMatchObject({ body: { notCustom: true, custom: [] } })
})

test('[AP-07] a changed plan makes tokens stale until they are refreshed', async () => {
  const place = mock.world()
  const before = await place.as('free')
  await subscribe(mock, place, 'free')
  expect(await before.api.users.me()).toMatchObject({ status: 403, body: { code: 'refresh_tokens', detail: 'Refresh your tokens and try again.' } })
  const after = await place.as('free')
  expect((await after.api.users.me()).status).toBe(200)
  await after.api.subscriptions.unsubscribe({ params: { id: 'premium-monthly' }, query: {} })
  expect((await after.api.users.me()).status).toBe(403)
})

test('[AP-07] [PY-11] a plan that was paid back makes tokens stale, too', async () => {
  const place = mock.world()
  const { link } = await buy(await place.as('free'), 'premium-monthly')
  await payWith(mock, link, CARDS.good)
  const paid = await place.as('free')
  expect((await paid.api.users.me()).status).toBe(200)
  await sendForm(mock, link, { action: 'refund' })
  expect(await paid.api.users.me()).toMatchObject({ status: 403, body: { code: 'refresh_tokens' } })
})

test('[PY-07] a declined card leads to the failure page and charges nothing', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const { link, paymentId } = await buy(noa, 'premium-monthly')
  expect(await payWith(mock, link, CARDS.declined)).toMatchObject({
    status: 303,
    headers: { location: `http://localhost:3000/payment-failure?paymentId=${paymentId}` },
  })
  expect(await outcomeOf(noa, paymentId)).toBe('failed')
  expect(subscriptionsOf(place)).toEqual([])
  await payWith(mock, link, CARDS.good)
  expect([await outcomeOf(noa, paymentId), subscriptionsOf(place)]).toEqual(['failed', []])
})

test('[PY-07] a payment that the provider refuses as a duplicate leads to its page', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const { link, paymentId } = await buy(noa, 'premium-monthly')
  expect((await payWith(mock, link, CARDS.duplicate)).headers).toMatchObject({
    location: `http://localhost:3000/errors/duplicate-payment?paymentId=${paymentId}`,
  })
  expect([await outcomeOf(noa, paymentId), subscriptionsOf(place)]).toEqual(['duplicate', []])
})

test('[PY-05] [MK-06] a payment with 3-D Secure is pending until the bank confirms it', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  const paidAt = place.world.clock.now()
  const noa = await place.as('free')
  const { link, paymentId } = await buy(noa, 'premium-monthly')
  expect((await payWith(mock, link, CARDS.slow)).headers).toMatchObject({ location: expect.stringContaining('/payment-success?') })
  place.world.clock.advance(7999)
  expect([await outcomeOf(noa, paymentId), subscriptionsOf(place)]).toEqual(['pending', []])
  expect((await openPage(mock, link)).page).toContain('The bank is confirming this payment')
  place.world.clock.advance(60_001)
  expect((await noa.api.users.me()).status).toBe(403)
  expect(await outcomeOf(await place.as('free'), paymentId)).toBe('succeeded')
  expect(subscriptionsOf(place)).toMatchObject([{ planId: 'premium-monthly', startedAt: paidAt + 8000 }])
})

test('[PY-12] a payment form sent twice charges and grants once', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const { link, paymentId } = await buyPack(noa, 'voice-10')
  const answers = await Promise.all([payWith(mock, link, CARDS.good), payWith(mock, link, CARDS.good)])
  answers.push(await payWith(mock, link, CARDS.declined))
  const success = { status: 303, headers: { location: `http://localhost:3000/payment-success?paymentId=${paymentId}` } }
  expect(answers).toMatchObject([success, success, success])
  for (let count = 0; count < 3; count += 1) expect(await outcomeOf(noa, paymentId)).toBe('succeeded')
  expect(await noa.api.users.me()).toMatchObject({ body: { audioLimit: 600 } })
})

test('[PY-12] [PY-08] the second payment for a subscription is a duplicate and not charged', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const [first, second] = [await buy(noa, 'premium-monthly'), await buy(noa, 'premium-annual')]
  await payWith(mock, first.link, CARDS.good)
  expect((await payWith(mock, second.link, CARDS.good)).headers).toMatchObject({
    location: `http://localhost:3000/errors/duplicate-payment?paymentId=${second.paymentId}`,
  })
  expect(subscriptionsOf(place)).toMatchObject([{ planId: 'premium-monthly' }])
  expect(statusesOf(place)).toEqual(['succeeded', 'duplicate'])
})

test('[PY-12] a slow payment overtaken by another becomes the duplicate', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const [slow, quick] = [await buy(noa, 'premium-annual'), await buy(noa, 'premium-monthly')]
  await payWith(mock, slow.link, CARDS.slow)
  await payWith(mock, quick.link, CARDS.good)
  place.world.clock.advance(10_000)
  const present = await place.as('free')
  expect([await outcomeOf(present, slow.paymentId), await outcomeOf(present, quick.paymentId)]).toEqual(['duplicate', 'succeeded'])
  expect(subscriptionsOf(place)).toMatchObject([{ planId: 'premium-monthly' }])
})

test('[CP-04] [RP-02] a bought character is open to its buyer for good', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  expect((await noa.api.chats.start({ params: { slug: SOLD }, query: { lang: 'en' } })).status).toBe(402)
  expect(await noa.api.bots.one({ params: { slug: SOLD }, query: { lang: 'en' } })).toMatchObject({ body: { access: false } })
  const [bought, twice] = [await buy(noa, 'character', { slug: SOLD }), await buy(noa, 'character', { slug: SOLD })]
  await payWith(mock, bought.link, CARDS.good)
  expect(await noa.api.subscriptions.paymentSuccess({ query: { paymentId: bought.paymentId } })).toMatchObject({
    body: { status: 'succeeded', kind: 'character', planId: 'character', slug: SOLD },
  })
  expect(await noa.api.users.access()).toMatchObject({ body: { notCustom: false, custom: [`b_${SOLD}`] } })
  expect(await noa.api.bots.one({ params: { slug: SOLD }, query: { lang: 'en' } })).toMatchObject({ body: { access: true } })
  await openChat(noa, SOLD)
  expect((await (await place.as('premium')).api.chats.start({ params: { slug: SOLD }, query: { lang: 'en' } })).status).toBe(402)
  await payWith(mock, twice.link, CARDS.good)
  expect(await outcomeOf(noa, twice.paymentId)).toBe('duplicate')
  place.world.clock.advance(800 * 24 * 60 * 60 * 1000)
  expect(await (await place.as('free')).api.users.access()).toMatchObject({ body: { custom: [`b_${SOLD}`] } })
})

test.each([
  ['voice-10', { audioLimit: 600, photoLimit: 1, creationLimit: 0 }],
  ['photo-20', { audioLimit: 0, photoLimit: 21, creationLimit: 0 }],
  ['creation-5', { audioLimit: 0, photoLimit: 1, creationLimit: 5 }],
])('[PY-02] the pack %s adds its content each time it is bought', async (id, limits) => {
  const noa = await mock.world().as('free')
  const { link, paymentId } = await buyPack(noa, id)
  await payWith(mock, link, CARDS.good)
  expect(await noa.api.subscriptions.mine()).toMatchObject({ body: { state: 'free', plan: null, ...limits } })
  expect(await noa.api.subscriptions.paymentSuccess({ query: { paymentId } })).toMatchObject({ body: { planId: id, kind: id.split('-')[0] } })
  await payWith(mock, (await buyPack(noa, id)).link, CARDS.good)
  const twice = Object.entries(limits).map(([key, limit]) => [key, limit * 2 - (key === 'photoLimit' ? 1 : 0)])
  expect(await noa.api.users.me()).toMatchObject({ body: Object.fromEntries(twice) })
})

test.each(['voice-10', 'photo-20', 'creation-5'])('[PY-12] [PY-02] a refund of the pack %s takes back just what it brought', async (id) => {
  const noa = await mock.world().as('free')
  const limits = async () => {
    const { status, body } = await noa.api.users.me()
    if (status !== 200) throw new Error(`Nobody: ${status}`)
    return [body.audioLimit, body.photoLimit, body.creationLimit]
  }
  const before = await limits()
  const { link } = await buyPack(noa, id)
  await payWith(mock, link, CARDS.good)
  expect(await limits()).not.toEqual(before)
  await sendForm(mock, link, { action: 'refund' })
  expect(await limits()).toEqual(before)
})

test('[PY-06] asking for the success of an unpaid payment grants nothing', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const { paymentId } = await buy(noa, 'premium-monthly')
  expect([await outcomeOf(noa, paymentId), subscriptionsOf(place)]).toEqual(['pending', []])
})

test('[RP-03] foreign and unknown payments are not found', async () => {
  const place = mock.world()
  const { link, paymentId } = await buy(await place.as('free'), 'premium-monthly')
  await payWith(mock, link, CARDS.good)
  const admin = await place.as('admin')
  expect([await outcomeOf(admin, paymentId), await outcomeOf(admin, 'p_1'), await outcomeOf(admin, '__proto__')]).toEqual(['404', '404', '404'])
  expect(subscriptionsOf(place, 'u_admin')).toEqual([])
  for (const query of ['', '?paymentId=', '?paymentId=a%20b', `?paymentId=${'x'.repeat(65)}`])
    expect((await admin.send({ method: 'GET', url: `/api/v1/payment/success/${query}` })).status).toBe(400)
})

test('[PY-05] cancelling at the provider ends the payment and leads back to the offer', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const [plan, character] = [await buy(noa, 'premium-monthly'), await buy(noa, 'character', { slug: SOLD })]
  expect(await sendForm(mock, plan.link, { action: 'cancel' })).toMatchObject({
    status: 303,
    headers: { location: 'http://localhost:3000/buy-premium?plan=premium-monthly' },
  })
  expect((await sendForm(mock, character.link, { action: 'cancel' })).headers).toMatchObject({
    location: `http://localhost:3000/buy-premium/${SOLD}`,
  })
  expect(statusesOf(place)).toEqual(['failed', 'failed'])
  expect((await sendForm(mock, (await buyPack(noa, 'photo-20')).link, { action: 'cancel' })).headers).toMatchObject({
    location: 'http://localhost:3000/buy-premium#pack-photo-20',
  })
})

test('[MK-09] a payment exists in its own world only', async () => {
  const place = mock.world()
  const { link, paymentId } = await buy(await place.as('free'), 'premium-monthly')
  expect((await openPage(mock, link.replace(place.world.name, mock.world().world.name))).status).toBe(404)
  expect((await openPage(mock, `/payments/${paymentId}`)).status).toBe(404)
  expect((await openPage(mock, link)).status).toBe(200)
})

test('[AC-05] a payment of a deleted account cannot be paid', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const { link } = await buy(noa, 'premium-monthly')
  await noa.api.users.deleteMe({ body: { password: 'moonlight7' } })
  const { headers } = await payWith(mock, link, CARDS.good)
  expect((await openPage(mock, String(headers.location))).status).toBe(404)
})

test('[AC-06] [PY-07] the data download shows how each payment ended, and why one failed', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  await payWith(mock, (await buyPack(noa, 'photo-20')).link, CARDS.good)
  await payWith(mock, (await buyPack(noa, 'photo-60')).link, CARDS.declined)
  expect(await noa.api.users.export()).toMatchObject({
    body: {
      payments: [
        { amount: 5.99, currency: 'USD', status: 'succeeded', failureReason: null },
        { amount: 13.99, currency: 'USD', status: 'failed', failureReason: 'declined' },
      ],
    },
  })
})

test('[PY-11] [MK-06] an unpaid payment expires after a day', async () => {
  const place = mock.world()
  const { link, paymentId } = await buy(await place.as('free'), 'premium-monthly', { promoCode: 'FIRSTNIGHT' })
  place.world.clock.advance(24 * 60 * 60 * 1000 - 60_000)
  expect((await openPage(mock, link)).page).toContain('9.09')
  place.world.clock.advance(60_000)
  expect((await openPage(mock, link)).page).toContain('This payment was not made')
  expect(await payWith(mock, link, CARDS.good)).toMatchObject({
    status: 303,
    headers: { location: `http://localhost:3000/payment-failure?paymentId=${paymentId}` },
  })
  expect(await outcomeOf(await place.as('free'), paymentId)).toBe('failed')
  expect(subscriptionsOf(place)).toEqual([])
})

test('[PY-11] [PY-03] of two payments that were opened with the same code the second expires unpaid, once the first has used it', async () => {
  const place = mock.world()
  const first = await buy(await place.as('free'), 'character', { promoCode: 'FIRSTNIGHT', slug: SOLD })
  const second = await buy(await place.as('free'), 'character', { promoCode: 'FIRSTNIGHT', slug: 'fumiko' })
  await payWith(mock, first.link, CARDS.good)
  expect((await openPage(mock, second.link)).page).toContain('This payment was not made')
  await payWith(mock, second.link, CARDS.good)
  expect(await outcomeOf(await place.as('free'), second.paymentId)).toBe('failed')
  expect(await outcomeOf(await place.as('free'), first.paymentId)).toBe('succeeded')
})

test('[PY-11] [OV-06] a payment at the price of the retention offer expires unpaid, once the offer has been used', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  await paula.api.subscriptions.unsubscribe({ params: { id: 'premium-annual' }, query: { keep: 'true' } })
  place.world.clock.advance(400 * 24 * 60 * 60 * 1000)
  const yearly = await buy(await place.as('premium'), 'premium-annual')
  const monthly = await buy(await place.as('premium'), 'premium-monthly')
  await payWith(mock, monthly.link, CARDS.good)
  await (await place.as('premium')).api.subscriptions.unsubscribe({ params: { id: 'premium-monthly' }, query: {} })
  await payWith(mock, yearly.link, CARDS.good)
  expect(await outcomeOf(await place.as('premium'), yearly.paymentId)).toBe('failed')
})

test('[PY-05] cancelling leads back to the offer of the person’s source, code, choice and character', async () => {
  const noa = await mock.world().as('free')
  const { link } = await buy(noa, 'premium-monthly-fb', { promoType: 'fb', promoCode: 'FIRSTNIGHT', slug: 'amara' })
  expect((await sendForm(mock, link, { action: 'cancel' })).headers).toMatchObject({
    location: 'http://localhost:3000/buy-premium/amara?promoType=fb&promoCode=FIRSTNIGHT&plan=premium-monthly-fb',
  })
})

test('[PY-09] [PY-11] a person whose promo plan ended renews it at the shown price', async () => {
  const place = mock.world()
  await subscribe(mock, place, 'free', 'premium-monthly-fb', { promoType: 'fb' })
  place.world.clock.advance(60 * 24 * 60 * 60 * 1000)
  const noa = await place.as('free')
  expect(await noa.api.subscriptions.mine()).toMatchObject({ body: { state: 'renewable', plan: { id: 'premium-monthly-fb', price: 6.5 } } })
  const { link } = await buy(noa, 'premium-monthly-fb')
  expect((await openPage(mock, link)).page).toContain('6.50')
  expect(await noa.api.subscriptions.plans({ query: { currency: 'USD' } })).toMatchObject({
    body: { result: [{ id: 'premium-monthly-fb', price: 6.5 }, { id: 'premium-quarterly' }, { id: 'premium-annual' }, { id: 'character' }] },
  })
  const paula = await place.as('cancelled')
  expect((await paula.api.subscriptions.buy({ params: { id: 'premium-monthly-fb' }, query: {} })).status).toBe(404)
})

test('[AP-06] a HEAD request neither buys nor cancels', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  for (const path of ['subscriptions/premium-annual/unsubscribe/', 'subscriptions/premium-monthly/buy/', 'bots/felix/go_chat/'])
    expect(await paula.send({ method: 'HEAD', url: `/api/v1/${path}` })).toMatchObject({ status: 405, headers: { allow: 'GET' } })
  expect(await paula.api.subscriptions.mine()).toMatchObject({ body: { state: 'active' } })
  expect([statusesOf(place), (await paula.api.chats.list()).body]).toEqual([[], { result: [] }])
})
