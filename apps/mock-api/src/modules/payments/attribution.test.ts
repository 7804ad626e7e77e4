import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type TestWorld, openMock } from '../../testing/mock.ts'
import { CARDS, buy, buyPack, payWith, sendForm } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

/** A world at noon of a known day. */
const onNewYear = (): TestWorld => {
  const place = mock.world()
  place.world.clock.freeze()
  place.world.clock.set(Date.parse('2027-01-01T12:00:00Z'))
  return place
}

const countsOf = ({ world }: TestWorld) => ({
  sources: world.all(
    "SELECT promoType, date, botSlug, payments, revenue, visits FROM SourceDay WHERE date >= '2027' ORDER BY date, promoType, botSlug",
  ),
  bots: world.all("SELECT botId, date, payments, revenue FROM BotDay WHERE date >= '2027' ORDER BY date, botId"),
})

const touch = ({ world }: TestWorld, promoType: string, botSlug: string | null) =>
  world.run("INSERT INTO FirstTouch (visitorKey, promoType, botSlug, queryJson, createdAt) VALUES ('user:u_free', ?, ?, '{}', 0)", promoType, botSlug)

test('[TS-03] a payment counts for its source and character', async () => {
  const place = onNewYear()
  const { link } = await buy(await place.as('free'), 'premium-monthly', { promoType: 'fb', slug: 'amara' })
  expect(countsOf(place)).toEqual({ sources: [], bots: [] })
  await payWith(mock, link, CARDS.good)
  expect(countsOf(place)).toEqual({
    sources: [{ promoType: 'fb', date: '2027-01-01', botSlug: 'amara', payments: 1, revenue: 1299, visits: 0 }],
    bots: [{ botId: 'b_amara', date: '2027-01-01', payments: 1, revenue: 1299 }],
  })
  expect(await (await place.as('admin')).api.stats.source({ params: { promoType: 'fb' }, query: { from: '2027-01-01' } })).toMatchObject({
    status: 200,
    body: { result: [{ date: '2027-01-01', botSlug: 'amara', payments: 1, revenue: 12.99 }] },
  })
})

test('[TS-03] the buyer’s first touch wins over the payment’s source', async () => {
  const place = onNewYear()
  touch(place, 'keitaro', null)
  const { link } = await buy(await place.as('free'), 'character', { promoType: 'fb', slug: 'aylin' })
  await payWith(mock, link, CARDS.good)
  expect(countsOf(place)).toMatchObject({
    sources: [{ promoType: 'keitaro', botSlug: '', payments: 1, revenue: 999 }],
    bots: [{ botId: 'b_aylin', payments: 1, revenue: 999 }],
  })
})

test('[TS-03] a payment counts for the source in its tracking parameters when there is no other', async () => {
  const place = onNewYear()
  const noa = await place.as('free')
  await payWith(mock, (await buy(noa, 'premium-monthly', { params: '{"promoType":"keitaro"}' })).link, CARDS.good)
  expect(countsOf(place).sources).toMatchObject([{ promoType: 'keitaro', payments: 1, revenue: 1299 }])
})

test('[TS-03] too many or too long parameters do not prevent buying', async () => {
  const place = onNewYear()
  const params = JSON.stringify(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`k${index}`, 'v'.repeat(index === 0 ? 600 : 70)])))
  const { paymentId } = await buy(await place.as('free'), 'premium-monthly', { params })
  const kept: unknown = JSON.parse(
    place.world.one<{ paramsJson: string }>('SELECT paramsJson FROM Payment WHERE id = ?', paymentId)?.paramsJson ?? '',
  )
  expect(kept).toMatchObject({ k0: 'v'.repeat(512), k49: 'v'.repeat(70) })
  expect(kept).not.toHaveProperty('k50')
})

test('[TS-03] packs count for the buyer’s first touch', async () => {
  const place = onNewYear()
  touch(place, 'affise', 'felix')
  for (const id of ['photo-20', 'voice-10']) await payWith(mock, (await buyPack(await place.as('free'), id)).link, CARDS.good)
  expect(countsOf(place)).toMatchObject({ sources: [{ promoType: 'affise', botSlug: 'felix', payments: 2, revenue: 599 + 499 }], bots: [] })
})

test('[TS-03] revenue in other currencies is counted in US cents, discounts included', async () => {
  const place = onNewYear()
  const order = { promoType: 'promo', currency: 'JPY', promoCode: 'FULLMOON' } as const
  await payWith(mock, (await buy(await place.as('free'), 'premium-monthly', order)).link, CARDS.good)
  expect(countsOf(place).sources).toMatchObject([{ promoType: 'promo', payments: 1, revenue: 650 }])
})

test('[TS-03] an uncharged payment is not counted', async () => {
  const place = onNewYear()
  const noa = await place.as('free')
  const orders = [await buy(noa, 'premium-monthly', { promoType: 'fb' }), await buy(noa, 'premium-annual', { promoType: 'fb' })]
  await payWith(mock, (await buy(noa, 'premium-monthly', { promoType: 'fb' })).link, CARDS.declined)
  await payWith(mock, orders[0]!.link, CARDS.good)
  await payWith(mock, orders[1]!.link, CARDS.good)
  await payWith(mock, orders[0]!.link, CARDS.good)
  expect(countsOf(place).sources).toMatchObject([{ payments: 1, revenue: 1299 }])
})

test('[TS-03] [MK-06] a slow payment counts on the day its bank confirmed it', async () => {
  const place = onNewYear()
  place.world.clock.set(Date.parse('2027-01-01T23:59:55Z'))
  const noa = await place.as('free')
  await payWith(mock, (await buyPack(noa, 'photo-20')).link, CARDS.good)
  await payWith(mock, (await buy(noa, 'premium-monthly', { promoType: 'fb' })).link, CARDS.slow)
  expect(countsOf(place).sources).toEqual([])
  place.world.clock.advance(5 * 24 * 60 * 60 * 1000)
  const query = { from: '2027-01-01', to: '2027-01-06' }
  expect(await (await place.as('admin')).api.stats.source({ params: { promoType: 'fb' }, query })).toMatchObject({
    body: { result: [{ date: '2027-01-02', payments: 1, revenue: 12.99 }] },
  })
})

test('[TS-03] [TS-02] a refund is taken from the source that the payment counted for, whatever the buyer’s first touch is by then', async () => {
  const place = onNewYear()
  const { link } = await buy(await place.as('free'), 'premium-monthly', { promoType: 'fb', slug: 'amara' })
  await payWith(mock, link, CARDS.good)
  touch(place, 'keitaro', null)
  await sendForm(mock, link, { action: 'refund' })
  expect(countsOf(place)).toMatchObject({
    sources: [{ promoType: 'fb', botSlug: 'amara', payments: 0, revenue: 0 }],
    bots: [{ botId: 'b_amara', payments: 0, revenue: 0 }],
  })
  const admin = await place.as('admin')
  for (const promoType of ['fb', 'keitaro'] as const)
    expect(await admin.api.stats.source({ params: { promoType }, query: { from: '2027-01-01' } })).toMatchObject({ status: 200 })
})

test('[TS-03] a pack counts for the source that its order names, and stores its parameters', async () => {
  const place = onNewYear()
  const noa = await place.as('free')
  const { body } = await noa.api.subscriptions.buyPack({ params: { id: 'photo-20' }, query: { promoType: 'promo', params: '{"utm_source":"x"}' } })
  if (!('link' in body)) throw new Error('Not sold')
  await payWith(mock, body.link, CARDS.good)
  expect(countsOf(place).sources).toMatchObject([{ promoType: 'promo', payments: 1, revenue: 599 }])
  expect(place.world.one('SELECT paramsJson FROM Payment WHERE id = ?', body.paymentId)).toEqual({ paramsJson: '{"utm_source":"x"}' })
})
