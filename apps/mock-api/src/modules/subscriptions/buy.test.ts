import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type TestWorld, openMock } from '../../testing/mock.ts'
import { CARDS, buy, openPage, payWith, sendForm } from '../payments/testing.ts'

const CURRENCIES = ['USD', 'EUR', 'GBP', 'BRL', 'INR', 'JPY'] as const
/** A character that is paid for, and one that is not. */
const SOLD = 'aylin'
const FREE = 'amara'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const paymentsOf = ({ world }: TestWorld) =>
  world.all<Record<string, unknown>>(
    // Without those that the seed paid.
    "SELECT itemKind, itemId, botId, amount, currency, promoCode, promoType, paramsJson, status FROM Payment WHERE id <> replace(userId, 'u_', 'p_')",
  )

test('[PY-05] buying opens a payment at the provider, with the world in the link', async () => {
  const place = mock.world()
  const { link, paymentId } = await buy(await place.as('free'), 'premium-monthly')
  expect(link).toBe(`http://localhost:4000/payments/${paymentId}?world=${place.world.name}`)
  expect(paymentId).toMatch(/^p_[\w-]{16}$/u)
  expect(paymentsOf(place)).toEqual([
    {
      itemKind: 'subscription',
      itemId: 'premium-monthly',
      botId: null,
      amount: 1299,
      currency: 'USD',
      promoCode: null,
      promoType: null,
      paramsJson: '{}',
      status: 'pending',
    },
  ])
})

test.each(CURRENCIES)('[PY-11] in %s every plan costs what the list shows, with and without a promo code', async (currency) => {
  const place = mock.world()
  const noa = await place.as('free')
  for (const promoCode of [undefined, 'FIRSTNIGHT', 'fullmoon']) {
    const query = { currency, ...(promoCode === undefined ? {} : { promoCode }) }
    const [all, promo] = [
      await noa.api.subscriptions.plans({ query }),
      await noa.api.subscriptions.promoPlans({ query: { ...query, promoType: 'fb' } }),
    ]
    if (all.status !== 200 || promo.status !== 200) throw new Error('No plans')
    for (const { id, kind, price } of [...all.body.result, ...promo.body.result]) {
      const { link, paymentId } = await buy(noa, id, { ...query, promoType: 'fb', ...(kind === 'character' ? { slug: SOLD } : {}) })
      const row = place.world.one<{ amount: number }>('SELECT amount FROM Payment WHERE id = ?', paymentId)
      expect([id, row?.amount]).toEqual([id, Math.round(price * (currency === 'JPY' ? 1 : 100))])
      const shown = new Intl.NumberFormat('en', {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        trailingZeroDisplay: 'stripIfInteger',
      }).format(price)
      expect((await openPage(mock, link)).page).toContain(`Pay ${shown}`)
    }
  }
})

test('[PY-08] no second subscription is sold while one runs', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  for (const id of ['premium-annual', 'premium-monthly', 'premium-monthly-fb'])
    expect(await paula.api.subscriptions.buy({ params: { id }, query: { promoType: 'fb' } })).toMatchObject({
      status: 409,
      body: { code: 'duplicate_payment', detail: 'Duplicate payment not allowed' },
    })
  expect(paymentsOf(place)).toEqual([])
  expect((await paula.api.subscriptions.buyPack({ params: { id: 'photo-20' }, query: {} })).status).toBe(200)
  expect((await paula.api.subscriptions.buy({ params: { id: 'character' }, query: { slug: SOLD } })).status).toBe(200)
})

test('[PY-08] [MK-06] a person may buy again after cancelling or expiry', async () => {
  const { as, world } = mock.world()
  const order = { params: { id: 'premium-monthly' }, query: {} }
  expect((await (await as('cancelled')).api.subscriptions.buy(order)).status).toBe(200)
  world.clock.advance(363 * 24 * 60 * 60 * 1000)
  expect((await (await as('premium')).api.subscriptions.buy(order)).status).toBe(200)
})

test('[PY-03] a promo plan is sold to visitors of its source only', async () => {
  const { as } = mock.world()
  const noa = await as('free')
  for (const query of [{}, { promoType: 'promo' as const }])
    expect(await noa.api.subscriptions.buy({ params: { id: 'premium-monthly-fb' }, query })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  expect((await noa.api.subscriptions.buy({ params: { id: 'premium-monthly-fb' }, query: { promoType: 'fb' } })).status).toBe(200)
})

test.each(['LASTWINTER', 'NOSUCHCODE'])('[PY-03] buying with the invalid promo code %s is refused', async (promoCode) => {
  const place = mock.world()
  const noa = await place.as('free')
  expect(await noa.api.subscriptions.buy({ params: { id: 'premium-monthly' }, query: { promoCode } })).toMatchObject({
    status: 404,
    body: { code: 'promo_code_not_found' },
  })
  expect(paymentsOf(place)).toEqual([])
})

test('[PY-03] [PY-11] a promo code counts once for a person: it is refused everywhere once they have paid with it, and not for others', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const { link } = await buy(noa, 'premium-monthly', { promoCode: 'FIRSTNIGHT' })
  await buy(noa, 'premium-monthly', { promoCode: 'FIRSTNIGHT' })
  await payWith(mock, link, CARDS.good)
  const paid = await place.as('free')
  await paid.api.subscriptions.unsubscribe({ params: { id: 'premium-monthly' }, query: {} })
  const again = await place.as('free')
  const used = { status: 404, body: { code: 'promo_code_used', detail: 'Promocode already used' } }
  const query = { promoCode: 'firstnight' }
  expect(await again.api.subscriptions.promoCode({ params: { code: 'FIRSTNIGHT' } })).toMatchObject(used)
  expect(await again.api.subscriptions.plans({ query })).toMatchObject(used)
  expect(await again.api.subscriptions.promoPlans({ query: { ...query, promoType: 'fb' } })).toMatchObject(used)
  expect(await again.api.subscriptions.buy({ params: { id: 'premium-monthly' }, query })).toMatchObject(used)
  expect((await again.api.subscriptions.promoCode({ params: { code: 'FULLMOON' } })).status).toBe(200)
  expect((await place.visitor.api.subscriptions.promoCode({ params: { code: 'FIRSTNIGHT' } })).status).toBe(200)
  await sendForm(mock, link, { action: 'refund' })
  expect((await (await place.as('free')).api.subscriptions.promoCode({ params: { code: 'FIRSTNIGHT' } })).status).toBe(200)
})

test('[PY-04] [CP-04] a paid character is sold by its slug', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const { link } = await buy(noa, 'character', { slug: SOLD })
  expect(paymentsOf(place)).toMatchObject([{ itemKind: 'character', itemId: 'character', botId: `b_${SOLD}`, amount: 999 }])
  expect((await openPage(mock, link)).page).toContain('Aylin, for good')
})

test('[PY-04] buying a character without its slug is refused', async () => {
  const noa = await mock.world().as('free')
  expect(await noa.api.subscriptions.buy({ params: { id: 'character' }, query: {} })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ path: 'slug', message: 'This field is required' }] },
  })
})

test('[PY-04] [RP-03] free, unknown and created characters are not sold', async () => {
  const { as, world } = mock.world()
  world.run("UPDATE Bot SET ownerId = 'u_free' WHERE slug = 'calyx'")
  world.run("UPDATE Bot SET ownerId = 'u_premium' WHERE slug = 'ghada'")
  const noa = await as('free')
  for (const slug of [FREE, 'nobody', 'calyx', 'ghada'])
    expect([slug, (await noa.api.subscriptions.buy({ params: { id: 'character' }, query: { slug } })).status]).toEqual([slug, 404])
})

test('[PY-08] a character is sold once to each person', async () => {
  const { as, world } = mock.world()
  world.run(`INSERT INTO BotAccess (userId, botId, grantedAt) VALUES ('u_free', 'b_${SOLD}', 0)`)
  const order = { params: { id: 'character' }, query: { slug: SOLD } }
  expect(await (await as('free')).api.subscriptions.buy(order)).toMatchObject({ status: 409, body: { code: 'duplicate_payment' } })
  expect((await (await as('admin')).api.subscriptions.buy(order)).status).toBe(200)
})

test.each(['nothing', 'premium', 'photo-20', '__proto__', 'x'.repeat(64)])('[PY-05] the plan %s is not found', async (id) => {
  const noa = await mock.world().as('free')
  expect(await noa.api.subscriptions.buy({ params: { id }, query: {} })).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test.each(['nothing', 'premium-monthly', 'x'.repeat(64)])('[PY-02] the pack %s is not found', async (id) => {
  const noa = await mock.world().as('free')
  expect(await noa.api.subscriptions.buyPack({ params: { id }, query: {} })).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test.each([
  ['currency=XXX', 'currency'],
  ['promoType=google', 'promoType'],
  ['slug=..%2F..', 'slug'],
  ['slug=amara&slug=aylin', 'slug'],
  ['params=%7B', 'params'],
  ['params=%5B1%5D', 'params'],
  ['params=%7B%22a%22%3A%7B%7D%7D', 'params'],
  [`params=${'x'.repeat(8193)}`, 'params'],
])('[AP-04] buying with %s is refused', async (query, path) => {
  const place = mock.world()
  const noa = await place.as('free')
  expect(await noa.send({ method: 'GET', url: `/api/v1/subscriptions/premium-monthly/buy/?${query}` })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ path }] },
  })
  expect(paymentsOf(place)).toEqual([])
})

test('[RP-01] [RP-03] visitors and guests cannot buy and have no subscription or payment', async () => {
  const { guest, visitor } = mock.world()
  for (const person of [visitor, await guest()])
    for (const url of ['premium-monthly/buy/', 'photo-20/one-time/', 'me/', 'premium-monthly/unsubscribe/'])
      expect([url, (await person.send({ method: 'GET', url: `/api/v1/subscriptions/${url}` })).status]).toEqual([url, 401])
  expect((await visitor.api.subscriptions.paymentSuccess({ query: { paymentId: 'p_1' } })).status).toBe(401)
})

/** The GETs with effects, and what each answers someone who has premium. */
const ANSWERS = {
  'subscriptions/premium-monthly/buy/': 409,
  'subscriptions/photo-20/one-time/': 200,
  'subscriptions/premium-annual/unsubscribe/': 200,
  'payment/success/?paymentId=p_1': 404,
} as const

test.each([
  'subscriptions/premium-monthly/buy/',
  'subscriptions/photo-20/one-time/',
  'subscriptions/premium-annual/unsubscribe/',
  'payment/success/?paymentId=p_1',
] as const)('[AP-06] %s, a GET with side effects, accepts cookies from the same site only', async (url) => {
  const place = mock.world()
  const paula = await place.as('premium')
  const cookie = `authorization=${(paula.headers.authorization ?? '').replace('Bearer ', '')}`
  const call = async (headers: Record<string, string>) =>
    place.withHeaders({ cookie, host: 'moonlit.example', ...headers }).send({ method: 'GET', url: `/api/v1/${url}` })
  for (const [name, value] of [
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
  ] as const)
    expect(await call({ [name]: value })).toMatchObject({ status: 403, body: { code: 'cross_site' } })
  expect(paymentsOf(place)).toEqual([])
  expect(await paula.api.subscriptions.mine()).toMatchObject({ body: { state: 'active' } })
  const here = await call({ 'sec-fetch-site': 'same-origin' })
  expect(here.body).not.toMatchObject({ code: 'cross_site' })
  expect(here.status).toBe(ANSWERS[url])
})

test('[AP-06] a read-only call is answered to any site', async () => {
  const { withHeaders } = mock.world()
  const elsewhere = withHeaders({ 'sec-fetch-site': 'cross-site' })
  expect((await elsewhere.api.subscriptions.plans({ query: {} })).status).toBe(200)
})

test('[TS-03] the buyer’s source is stored with the payment', async () => {
  const place = mock.world()
  const params = '{"utm_source":"fb","click":"<script>"}'
  await buy(await place.as('free'), 'premium-monthly', { promoType: 'fb', slug: FREE, params })
  expect(paymentsOf(place)).toMatchObject([{ botId: 'b_amara', promoType: 'fb', paramsJson: params }])
})

test('[TS-03] an unknown character slug does not prevent buying a plan', async () => {
  const place = mock.world()
  await buy(await place.as('free'), 'premium-monthly', { slug: 'gone' })
  expect(paymentsOf(place)).toMatchObject([{ botId: null }])
})
