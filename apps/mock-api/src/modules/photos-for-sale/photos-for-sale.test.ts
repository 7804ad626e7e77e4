import { contract } from '@moonlit/contract'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Mock, type Person, type TestWorld, openMock } from '../../testing/mock.ts'
import { signIn } from '../auth/testing.ts'
import { findBotById } from '../bots/repo.ts'
import { itemTitle } from '../payments/item-title.ts'
import { findPayment } from '../payments/repo.ts'
import { CARDS, openPage, outcomeOf, payWith, sendForm, subscribe } from '../payments/testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

type PhotoCurrency = 'USD' | 'EUR' | 'GBP' | 'BRL' | 'INR' | 'JPY'

const photosOf = async (person: Person, currency?: PhotoCurrency, slug = 'amara') => {
  const { status, body } = await person.api.photosForSale.list({ params: { slug }, query: { currency } })
  if (status !== 200) throw new Error(`No photos: ${status}`)
  return body.result
}
const buyPhoto = async (person: Person, id: string, currency?: PhotoCurrency, slug = 'amara') => {
  const { status, body } = await person.api.photosForSale.buy({ params: { slug, id }, body: { currency } })
  if (status !== 200) throw new Error(`Not sold: ${status} ${JSON.stringify(body)}`)
  return body
}
const firstOf = async (person: Person) => {
  const [first, second] = await photosOf(person, 'EUR')
  if (first === undefined || second === undefined) throw new Error('Too few photos')
  return { first, second }
}
const asNoa = (place: TestWorld) => place.as('free')

test('[CP-03] [PY-11] a photo is sold by itself at the price that was shown, and access to exactly that photo follows', async () => {
  const place = mock.world()
  const noa = await asNoa(place)
  const { first, second } = await firstOf(noa)
  expect(first).toMatchObject({ access: false, owned: false, imageUrl: null, currency: 'EUR', previewUrl: expect.stringContaining('blurred') })
  const { link, paymentId } = await buyPhoto(noa, first.id, 'EUR')
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(first.price)
  expect((await openPage(mock, link)).page).toContain('A photo of Amara')
  expect((await openPage(mock, link)).page).toContain(amount)
  expect((await payWith(mock, link, CARDS.good)).status).toBe(303)
  expect(await noa.api.subscriptions.paymentSuccess({ query: { paymentId } })).toMatchObject({
    status: 200,
    body: { status: 'succeeded', kind: 'characterPhoto', planId: first.id, slug: 'amara' },
  })
  expect(findPayment(place.world, paymentId)).toMatchObject({ amount: Math.round(first.price * 100), currency: 'EUR' })
  const after = await photosOf(noa, 'EUR')
  expect(after.filter(({ access }) => access).map(({ id }) => id)).toEqual([first.id])
  const { imageUrl } = after[0] ?? { imageUrl: null }
  expect((await noa.send({ method: 'GET', url: imageUrl ?? '' })).headers).toMatchObject({ 'content-type': 'image/webp' })
  // Neither the other photo, nor the character, nor anybody else's view.
  expect(after.find(({ id }) => id === second.id)).toMatchObject({ access: false, imageUrl: null })
  expect(await noa.api.users.access()).toMatchObject({ body: { notCustom: false, custom: [] } })
  for (const person of [place.visitor, await place.guest(), await place.as('unconfirmed')])
    expect((await photosOf(person)).every(({ access, imageUrl: shown }) => !access && shown === null)).toBe(true)
})

test('[PY-10] the price is in the currency of the person, or in the one that was asked for, and is what is charged', async () => {
  const place = mock.world()
  const { visitor, world } = place
  const noa = await asNoa(place)
  const prices = new Set<string>()
  for (const currency of ['USD', 'EUR', 'GBP', 'BRL', 'INR', 'JPY'] as const) {
    const [photo] = await photosOf(noa, currency)
    const { paymentId } = await buyPhoto(noa, photo?.id ?? '', currency)
    const paid = findPayment(world, paymentId)
    expect([paid?.currency, paid?.amount]).toEqual([currency, Math.round((photo?.price ?? 0) * (currency === 'JPY' ? 1 : 100))])
    prices.add(String(photo?.price))
  }
  expect(prices.size).toBe(6)
  const german = await visitor.send({ method: 'GET', url: '/api/v1/bots/amara/photos/', headers: { 'accept-language': 'de-DE' } })
  expect(german.body).toMatchObject({ result: (await photosOf(noa)).map(() => ({ currency: 'EUR' })) })
  const { body } = await visitor.api.bots.one({ params: { slug: 'amara' }, query: {} })
  const dollars = (await photosOf(noa, 'USD')).map(({ id, previewUrl, price, currency }) => ({ id, previewUrl, price, currency }))
  expect(body).toMatchObject({ photosForSale: dollars })
})

test('[PY-08] [PY-12] a photo is charged and granted once, however often it is bought', async () => {
  const place = mock.world()
  const noa = await asNoa(place)
  const { first } = await firstOf(noa)
  const [one, other] = [await buyPhoto(noa, first.id), await buyPhoto(noa, first.id)]
  await payWith(mock, one.link, CARDS.good)
  await payWith(mock, other.link, CARDS.good)
  expect([await outcomeOf(noa, one.paymentId), await outcomeOf(noa, other.paymentId)]).toEqual(['succeeded', 'duplicate'])
  expect(await noa.api.photosForSale.buy({ params: { slug: 'amara', id: first.id }, body: {} })).toMatchObject({
    status: 409,
    body: { code: 'duplicate_payment' },
  })
  expect(place.world.all('SELECT photoId FROM PhotoAccess')).toEqual([{ photoId: first.id }])
})

test('[PY-05] a declined, cancelled or slow payment gives no access before it is confirmed', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  const noa = await asNoa(place)
  const { first } = await firstOf(noa)
  const declined = await buyPhoto(noa, first.id)
  await payWith(mock, declined.link, CARDS.declined)
  const cancelled = await buyPhoto(noa, first.id)
  expect((await sendForm(mock, cancelled.link, { action: 'cancel' })).headers).toMatchObject({
    location: 'http://localhost:3000/amara#photo-ps_amara_1',
  })
  const slow = await buyPhoto(noa, first.id)
  await payWith(mock, slow.link, CARDS.slow)
  expect((await firstOf(noa)).first.access).toBe(false)
  place.world.clock.advance(60_000)
  expect((await firstOf(noa)).first.access).toBe(true)
  expect([await outcomeOf(noa, declined.paymentId), await outcomeOf(noa, cancelled.paymentId)]).toEqual(['failed', 'failed'])
})

test('[PY-01] subscribers see the photos for sale while they subscribe; a bought one stays', async () => {
  const place = mock.world()
  const { first } = await firstOf(await asNoa(place))
  const noa = await subscribe(mock, place, 'free')
  expect((await photosOf(noa)).every(({ access, owned, imageUrl }) => access && !owned && imageUrl !== null)).toBe(true)
  await payWith(mock, (await buyPhoto(noa, first.id)).link, CARDS.good)
  await noa.api.subscriptions.unsubscribe({ params: { id: 'premium-monthly' }, query: {} })
  expect((await photosOf(await asNoa(place))).filter(({ access }) => access).map(({ id, owned }) => ({ id, owned }))).toEqual([
    { id: first.id, owned: true },
  ])
})

test('[RP-03] [AP-04] a photo of another character, of none, or of somebody’s own character is not for sale', async () => {
  const place = mock.world()
  const noa = await asNoa(place)
  const { first } = await firstOf(noa)
  for (const [slug, id] of [
    ['felix', first.id],
    ['amara', 'nothing'],
    ['nobody-here', first.id],
  ] as const)
    expect(await noa.api.photosForSale.buy({ params: { slug, id }, body: {} })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await place.visitor.api.photosForSale.list({ params: { slug: 'nobody-here' }, query: {} })).status).toBe(404)
  for (const person of [place.visitor, await place.guest()])
    expect((await person.api.photosForSale.buy({ params: { slug: 'amara', id: first.id }, body: {} })).status).toBe(401)
})

test('[PY-12] a refund takes exactly that photo back, once, and counts it in no statistics', async () => {
  const place = mock.world()
  const noa = await asNoa(place)
  const { first, second } = await firstOf(noa)
  const figures = () => place.world.one("SELECT sum(payments) AS payments, sum(revenue) AS revenue FROM BotDay WHERE botId = 'b_amara'")
  const before = figures()
  const [one, other] = [await buyPhoto(noa, first.id), await buyPhoto(noa, second.id)]
  for (const { link } of [one, other]) await payWith(mock, link, CARDS.good)
  expect(figures()).not.toEqual(before)
  for (let turn = 0; turn < 2; turn += 1) expect((await sendForm(mock, one.link, { action: 'refund' })).status).toBe(303)
  expect((await openPage(mock, one.link)).page).toContain('paid back')
  expect([await outcomeOf(noa, one.paymentId), await outcomeOf(noa, other.paymentId)]).toEqual(['refunded', 'succeeded'])
  expect((await photosOf(noa)).filter(({ access }) => access).map(({ id }) => id)).toEqual([second.id])
  await sendForm(mock, other.link, { action: 'refund' })
  expect(figures()).toEqual(before)
  // What was paid back can be bought again.
  await payWith(mock, (await buyPhoto(noa, first.id)).link, CARDS.good)
  expect((await photosOf(noa)).filter(({ owned }) => owned).map(({ id }) => id)).toEqual([first.id])
})

test('[PY-12] who is paid back for a photo takes it from nobody else who bought it', async () => {
  const place = mock.world()
  const [noa, una] = [await asNoa(place), await place.as('cancelled')]
  const { first } = await firstOf(noa)
  const [hers, others] = [await buyPhoto(noa, first.id), await buyPhoto(una, first.id)]
  for (const { link } of [hers, others]) await payWith(mock, link, CARDS.good)
  await sendForm(mock, hers.link, { action: 'refund' })
  const ownedBy = async (person: Person) => (await photosOf(person)).filter(({ owned }) => owned).map(({ id }) => id)
  expect([await ownedBy(noa), await ownedBy(una)]).toEqual([[], [first.id]])
})

test('[PY-12] what was not charged is not paid back', async () => {
  const place = mock.world()
  const noa = await asNoa(place)
  const { first } = await firstOf(noa)
  const { link, paymentId } = await buyPhoto(noa, first.id)
  await sendForm(mock, link, { action: 'refund' })
  expect(await outcomeOf(noa, paymentId)).toBe('pending')
  await payWith(mock, link, CARDS.declined)
  await sendForm(mock, link, { action: 'refund' })
  expect(await outcomeOf(noa, paymentId)).toBe('failed')
})

test.each([
  ['a subscription', 'premium-monthly', { access: [], currentPlan: 'free', photoLimit: 1 }],
  ['a pack', 'photo-20', { photoLimit: 1 }],
])('[PY-12] a refund takes %s back, too', async (_what, item, after) => {
  const place = mock.world()
  const noa = await asNoa(place)
  const query = { currency: 'EUR' } as const
  const { status, body } = item.startsWith('photo')
    ? await noa.api.subscriptions.buyPack({ params: { id: item }, query })
    : await noa.api.subscriptions.buy({ params: { id: item }, query })
  if (status !== 200) throw new Error(`Not sold: ${status}`)
  await payWith(mock, body.link, CARDS.good)
  const paid = contract.users.me.responses[200].parse((await (await asNoa(place)).api.users.me()).body)
  expect(paid.photoLimit).toBeGreaterThan(1)
  await sendForm(mock, body.link, { action: 'refund' })
  expect(await (await asNoa(place)).api.users.me()).toMatchObject({ body: after })
})

test('[AC-06] the data download has the photos that were bought and what was paid back', async () => {
  const place = mock.world()
  const { person: noa } = await signIn(place, 'free@moonlit.example')
  const { first, second } = await firstOf(noa)
  const [one, other] = [await buyPhoto(noa, first.id, 'EUR'), await buyPhoto(noa, second.id, 'EUR')]
  for (const { link } of [one, other]) await payWith(mock, link, CARDS.good)
  await sendForm(mock, other.link, { action: 'refund' })
  const { body } = await noa.api.users.export()
  expect(body).toMatchObject({
    unlocked: { photos: [{ botSlug: 'amara', photoId: first.id }] },
    payments: expect.arrayContaining([
      expect.objectContaining({
        kind: 'characterPhoto',
        item: first.id,
        amount: first.price,
        currency: 'EUR',
        status: 'succeeded',
        refundedAt: null,
      }),
      expect.objectContaining({ kind: 'characterPhoto', item: second.id, status: 'refunded', refundedAt: expect.any(String) }),
    ]),
  })
  await noa.api.users.deleteMe({ body: { password: 'moonlight7' } })
  expect(place.world.all('SELECT * FROM PhotoAccess')).toEqual([])
})

test.each(LOCALES)('[IN-01] a photo has a title on receipts in %s', async (locale) => {
  const place = mock.world()
  const noa = await asNoa(place)
  const { first } = await firstOf(noa)
  const payment = findPayment(place.world, (await buyPhoto(noa, first.id)).paymentId)
  expect(z.string().parse(payment && itemTitle(place.world, payment, locale))).toContain(findBotById(place.world, 'b_amara', locale)?.firstName)
})
