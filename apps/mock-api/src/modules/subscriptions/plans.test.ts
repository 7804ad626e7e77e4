import { LOCALES, PROMO_TYPES } from '@moonlit/contract/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

type PlanQuery = NonNullable<NonNullable<Parameters<Person['api']['subscriptions']['plans']>[0]>['query']>

const plansOf = async (person: Person, query: PlanQuery = {}) => {
  const { status, body } = await person.api.subscriptions.plans({ query })
  if (status !== 200) throw new Error(`No plans: ${status}`)
  return body.result
}

const priceOf = async (person: Person, id: string, query: PlanQuery = {}) => {
  const plan = (await plansOf(person, query)).find((each) => each.id === id)
  return plan === undefined
    ? undefined
    : { price: plan.price, oldPrice: plan.oldPrice, discount: plan.discount, discountBy: plan.discountBy, currency: plan.currency }
}

test('[PY-01] a visitor sees monthly and annual plans with their badges, discounts and what they include', async () => {
  const { visitor, world } = mock.world()
  world.clock.freeze()
  world.clock.set(Date.parse('2027-01-31T10:00:00.000Z'))
  const plans = await plansOf(visitor)
  expect(plans.map(({ id }) => id)).toEqual(['premium-monthly', 'premium-quarterly', 'premium-annual', 'character'])
  const [monthly, , annual] = plans
  expect(monthly).toEqual({
    id: 'premium-monthly',
    kind: 'subscription',
    title: 'Premium, one month',
    price: 12.99,
    planOff: 0,
    currency: 'USD',
    durationMonths: 1,
    runsUntil: '2027-02-28T10:00:00.000Z',
    annual: false,
    bestPrice: false,
    popular: true,
    discount: 0,
    discountBy: null,
    includes: { unlimitedMessages: true, photos: 20, audioMinutes: 6, imageBlurRemoval: true, photoGenerations: 20, creations: 3 },
  })
  expect(annual).toMatchObject({ price: 38.97, oldPrice: 155.88, discount: 75, annual: true, bestPrice: true, durationMonths: 12 })
})

test('[PY-02] packs are listed, in whole units for currencies without cents', async () => {
  const { visitor } = mock.world()
  const { status, body } = await visitor.api.subscriptions.packs({ query: { currency: 'JPY' } })
  if (status !== 200) throw new Error(`No packs: ${status}`)
  expect(new Set(body.result.map(({ kind }) => kind))).toEqual(new Set(['voice', 'photo', 'creation']))
  expect(body.result[0]).toEqual({ id: 'voice-10', kind: 'voice', amount: 10, price: 700, currency: 'JPY' })
})

test.each(PROMO_TYPES)('[PY-03] visitors from %s are offered its plan, others are not', async (promoType) => {
  const { visitor } = mock.world()
  const { status, body } = await visitor.api.subscriptions.promoPlans({ query: { promoType, currency: 'GBP' } })
  expect(status === 200 && body.result).toMatchObject([
    { id: `premium-monthly-${promoType}`, price: 5, oldPrice: 9.99, discount: 50, currency: 'GBP' },
  ])
  expect((await plansOf(visitor)).filter(({ id }) => id.endsWith(promoType))).toEqual([])
})

test.each(['', '?promoType=', '?promoType=google', '?promoType=fb&promoType=promo'])(
  '[AP-04] listing promo plans with %j is refused',
  async (query) => {
    const { visitor } = mock.world()
    expect(await visitor.send({ method: 'GET', url: `/api/v1/subscriptions/promo/${query}` })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'promoType' }] },
    })
  },
)

test('[PY-10] prices use the requested currency, else that of the person’s country, else the browser’s', async () => {
  const { as, visitor, withHeaders, world } = mock.world()
  world.run("UPDATE User SET country = 'JP' WHERE id = 'u_free'")
  const noa = await as('free')
  expect(await priceOf(noa, 'premium-monthly')).toMatchObject({ price: 1800, currency: 'JPY' })
  expect(await priceOf(noa, 'premium-monthly', { currency: 'INR' })).toMatchObject({ price: 499, currency: 'INR' })
  expect(await priceOf(withHeaders({ 'accept-language': 'pt-BR' }), 'premium-monthly')).toMatchObject({ price: 39.9, currency: 'BRL' })
  expect(await priceOf(visitor, 'premium-monthly')).toMatchObject({ price: 12.99, currency: 'USD' })
})

test.each(['XXX', 'eur', ''])('[AP-04] the currency %j is refused', async (currency) => {
  const { visitor } = mock.world()
  for (const list of ['', 'one-time/'])
    expect(await visitor.send({ method: 'GET', url: `/api/v1/subscriptions/${list}?currency=${currency}` })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'currency' }] },
    })
})

test.each(LOCALES)('[IN-01] plans have titles in %s', async (locale) => {
  const { as, withHeaders, world } = mock.world()
  const titles = (await plansOf(withHeaders({ 'accept-language': `ru, ${locale};q=0.8, en;q=0.1` }))).map(({ title }) => title)
  expect(new Set(titles).size).toBe(4)
  expect(titles.filter((title) => title.startsWith('plan.'))).toEqual([])
  world.run("UPDATE User SET language = ? WHERE id = 'u_free'", locale)
  const noa = await as('free')
  const mine = await noa.send({ method: 'GET', url: '/api/v1/subscriptions/', headers: { 'accept-language': 'en' } })
  expect(mine.body).toMatchObject({ result: titles.map((title) => ({ title })) })
})

test('[IN-01] plans have the titles of the language that is asked for, whatever the browser speaks', async () => {
  const { visitor } = mock.world()
  const titled = async (query: string, title: string) =>
    expect(await visitor.send({ method: 'GET', url: `/api/v1/subscriptions/${query}`, headers: { 'accept-language': 'fr' } })).toMatchObject({
      status: 200,
      body: { result: expect.arrayContaining([expect.objectContaining({ title })]) },
    })
  await titled('?lang=de', 'Premium, ein Monat')
  await titled('?lang=tlh', 'Premium, un mois')
  await titled('promo/?promoType=fb&lang=de', 'Premium, ein Monat')
})

test('[IN-01] plan titles fall back to English', async () => {
  const { withHeaders } = mock.world()
  const german = await plansOf(withHeaders({ 'accept-language': 'de-AT' }))
  expect(german[0]?.title).toBe('Premium, ein Monat')
  expect((await plansOf(withHeaders({ 'accept-language': 'ru, de;q=0' })))[0]?.title).toBe('Premium, one month')
})

test.each([
  ['FIRSTNIGHT', 30],
  ['firstnight', 30],
  ['FULLMOON', 50],
])('[PY-03] the promo code %s gives %i per cent off', async (code, discount) => {
  const { visitor } = mock.world()
  expect(await visitor.api.subscriptions.promoCode({ params: { code } })).toMatchObject({ status: 200, body: { code: code.toUpperCase(), discount } })
})

test.each(['LASTWINTER', 'NOSUCHCODE', '0', '__proto__', 'FIRST NIGHT', "x'--", 'Mondlicht für 2', '🌙', 'a'.repeat(33)])(
  '[PY-03] the promo code %s is not found',
  async (code) => {
    const { visitor } = mock.world()
    const notFound = { status: 404, body: { code: 'promo_code_not_found', detail: 'Promocode not found' } }
    expect(await visitor.api.subscriptions.promoCode({ params: { code } })).toMatchObject(notFound)
    expect(await visitor.api.subscriptions.plans({ query: { promoCode: code } })).toMatchObject(notFound)
  },
)

test('[PY-03] spaces around a promo code are ignored', async () => {
  const { visitor } = mock.world()
  expect(await visitor.api.subscriptions.promoCode({ params: { code: ' FirstNight ' } })).toMatchObject({ status: 200, body: { code: 'FIRSTNIGHT' } })
  expect(await priceOf(visitor, 'premium-monthly', { promoCode: 'FIRSTNIGHT ' })).toMatchObject({ price: 9.09 })
})

test('[MK-06] a promo code works until it expires', async () => {
  const { visitor, world } = mock.world()
  world.clock.freeze()
  world.clock.set(Date.parse('2026-02-28T23:59:59.999Z'))
  expect((await visitor.api.subscriptions.promoCode({ params: { code: 'LASTWINTER' } })).status).toBe(200)
  world.clock.advance(1)
  expect((await visitor.api.subscriptions.promoCode({ params: { code: 'LASTWINTER' } })).status).toBe(404)
})

test('[PY-03] [PY-11] a promo code lowers every listed price, to at most 75 per cent off in total', async () => {
  const { visitor } = mock.world()
  expect(await priceOf(visitor, 'premium-monthly', { promoCode: 'FIRSTNIGHT' })).toEqual({
    price: 9.09,
    oldPrice: 12.99,
    discount: 30,
    discountBy: 'code',
    currency: 'USD',
  })
  expect(await priceOf(visitor, 'premium-quarterly', { promoCode: 'FULLMOON' })).toMatchObject({
    price: 12,
    oldPrice: 38.97,
    discount: 69,
    discountBy: 'code',
  })
  expect(await priceOf(visitor, 'premium-annual', { promoCode: 'FULLMOON' })).toMatchObject({
    price: 38.97,
    oldPrice: 155.88,
    discount: 75,
    discountBy: 'first',
  })
  expect(await priceOf(visitor, 'character', { promoCode: 'FIRSTNIGHT' })).toMatchObject({ price: 6.99, oldPrice: 9.99 })
})
