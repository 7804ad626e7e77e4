import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Mock, type Person, type TestWorld, openMock } from '../../testing/mock.ts'
import { type OutboxMail, outbox } from '../auth/testing.ts'
import { SIGNATURE_HEADER, signCallback } from './signature.ts'
import { CARDS, buy, buyPack, openPage, outcomeOf, payWith, sendForm, subscribe } from './testing.ts'

const NOA = 'free@moonlit.example'
const SOLD = 'aylin'

let mock: Mock
beforeAll(async () => {
  mock = await openMock({ LOG_LEVEL: 'silent' })
}, 60_000)
afterAll(() => mock.close())

/** A world whose clock stands still. */
const worldAt = (time: string): TestWorld => {
  const place = mock.world()
  place.world.clock.freeze()
  place.world.clock.set(Date.parse(time))
  return place
}

const setNoa = ({ world }: TestWorld, column: 'language' | 'firstName' | 'agreeToBillingMailing', value: string | number): void =>
  void world.run(`UPDATE User SET ${column} = ? WHERE id = 'u_free'`, value)

const kindsOf = ({ world }: TestWorld): string[] => outbox(world).map(({ kind }) => kind)

/** The one mail there is. */
const onlyMail = ({ world }: TestWorld): OutboxMail => {
  const [mail, ...others] = outbox(world)
  if (mail === undefined || others.length > 0) throw new Error(`Not one mail: ${others.length}`)
  return mail
}

/** Text as it is read: without the marks that keep parts in order, and with plain spaces. */
const asRead = (text: string): string => text.replaceAll(/[\u2066-\u2069\u200E\u200F]/gu, '').replaceAll(/[\u00A0\u202F]/gu, ' ')

const sentAtOf = ({ world }: TestWorld): number | undefined => world.one<{ createdAt: number }>('SELECT createdAt FROM Mail')?.createdAt

const unsubscribe = async (person: Person, keep: 'true' | 'false'): Promise<void> => {
  const { status } = await person.api.subscriptions.unsubscribe({ params: { id: 'premium-annual' }, query: { keep } })
  expect(status).toBe(200)
}

test('[AC-01] [PY-06] a buyer of premium gets a receipt with item, amount, end date and that it does not renew', async () => {
  const place = worldAt('2026-01-31T10:00:00Z')
  await subscribe(mock, place, 'free')
  const mail = onlyMail(place)
  expect(mail).toMatchObject({
    to: NOA,
    kind: 'receipt',
    subject: 'Your receipt from Moonlit',
    links: { receipt: expect.stringMatching(/^http:\/\/localhost:3000\/settings#receipt-p_[\w-]+$/u) },
  })
  for (const sentence of [
    'Hello Noa,',
    'On January 31, 2026 you paid $12.99 for “Premium, one month”.',
    'Your subscription runs until February 28, 2026 and does not renew by itself',
  ]) {
    expect(asRead(mail.text)).toContain(sentence)
    expect(asRead(mail.html)).toContain(sentence)
  }
  expect(sentAtOf(place)).toBe(Date.parse('2026-01-31T10:00:00Z'))
})

test.each([
  ['USD', '$12.99'],
  ['EUR', '€11.99'],
  ['JPY', '¥1,800'],
] as const)('[AC-01] [PY-10] a receipt in %s shows the amount of the payment page', async (currency, amount) => {
  const place = mock.world()
  const { link } = await buy(await place.as('free'), 'premium-monthly', { currency })
  expect((await openPage(mock, link)).page).toContain(`>${amount}<`)
  await payWith(mock, link, CARDS.good)
  expect(asRead(onlyMail(place).text)).toContain(`you paid ${amount} for`)
})

test('[AC-01] [PY-11] a receipt shows the charged amount after discounts', async () => {
  const place = mock.world()
  await subscribe(mock, place, 'free', 'premium-monthly', { promoCode: 'FIRSTNIGHT' })
  expect(asRead(onlyMail(place).text)).toMatch(
    /you paid \$9\.09 for .+ Without the discount of \$3\.90 with the code FIRSTNIGHT it would have been \$12\.99\./u,
  )
})

test('[AC-01] [IN-01] [IN-04] a receipt in German uses German dates and amounts', async () => {
  const place = worldAt('2026-02-03T10:00:00Z')
  setNoa(place, 'language', 'de')
  await subscribe(mock, place, 'free', 'premium-annual', { currency: 'EUR' })
  const text = asRead(onlyMail(place).text)
  expect(onlyMail(place).subject).toBe('Dein Beleg von Moonlit')
  expect(text).toContain('Am 3. Februar 2026 hast du 35,97 € für „Premium, zwölf Monate“ bezahlt.')
  expect(text).toContain('Dein Abo läuft bis zum 3. Februar 2027 und verlängert sich nicht von selbst')
})

test('[AC-01] [IN-02] [IN-04] a receipt in Arabic keeps the direction of inserted values', async () => {
  const place = worldAt('2026-02-03T10:00:00Z')
  setNoa(place, 'language', 'ar')
  const { link } = await buy(await place.as('free'), 'character', { slug: SOLD })
  await payWith(mock, link, CARDS.good)
  const { text, html } = onlyMail(place)
  for (const written of [text, html]) {
    expect(written).toMatch(/\u2066\u200F?9\.99\u00A0US\$\u2069/u)
    expect(written).toMatch(/«\u2068آيلين[^\u2069]*للأبد\u2069»/u)
  }
})

test.each([
  ['a character', 'Aylin, for good', async (noa: Person) => buy(noa, 'character', { slug: SOLD })],
  ['a pack', '10 minutes of voice', async (noa: Person) => buyPack(noa, 'voice-10')],
  ['a single creation', '1 AI creation', async (noa: Person) => buyPack(noa, 'creation-1')],
])('[AC-01] [PY-02] the receipt for %s names it and no end date', async (_what, title, order) => {
  const place = mock.world()
  await payWith(mock, (await order(await place.as('free'))).link, CARDS.good)
  const text = asRead(onlyMail(place).text)
  expect(text).toContain(`for “${title}”.`)
  expect(text).toContain('This was a single payment')
  expect(text).not.toMatch(/subscription|until/u)
})

test('[AC-01] [IN-01] [IN-03] a receipt names packs in the reader’s language', async () => {
  const place = mock.world()
  setNoa(place, 'language', 'ar')
  await payWith(mock, (await buyPack(await place.as('free'), 'voice-10')).link, CARDS.good)
  await payWith(mock, (await buyPack(await place.as('free'), 'voice-30')).link, CARDS.good)
  const [ten, thirty] = outbox(place.world).map(({ text }) => asRead(text))
  expect(ten).toContain('10 دقائق')
  expect(thirty).toContain('30 دقيقة')
})

test('[PY-12] [MK-07] a payment has one receipt, however often it is confirmed', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const { link, paymentId } = await buyPack(noa, 'photo-20')
  await Promise.all([payWith(mock, link, CARDS.good), payWith(mock, link, CARDS.good)])
  const payload = { status: 'succeeded', confirmedAt: '2026-03-14T20:15:00.000Z' } as const
  for (let count = 0; count < 3; count += 1)
    expect(
      await place.visitor.send({
        method: 'POST',
        url: `/payments/${paymentId}/callback/`,
        headers: { [SIGNATURE_HEADER]: signCallback(place.world, paymentId, payload) },
        payload,
      }),
    ).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  expect(await outcomeOf(noa, paymentId)).toBe('succeeded')
  expect(kindsOf(place)).toEqual(['receipt'])
})

test('[AC-01] [PY-12] [IN-04] a payment that is paid back is mailed once, with what it was and its amount, in the reader’s language', async () => {
  const place = worldAt('2026-02-03T10:00:00Z')
  setNoa(place, 'language', 'de')
  const { link, paymentId } = await buyPack(await place.as('free'), 'photo-20')
  await payWith(mock, link, CARDS.good)
  for (let count = 0; count < 2; count += 1) await sendForm(mock, link, { action: 'refund' })
  expect(kindsOf(place).toSorted()).toEqual(['receipt', 'refunded'])
  const mail = outbox(place.world).find(({ kind }) => kind === 'refunded')
  expect(mail?.links).toEqual({ refunded: `http://localhost:3000/settings#receipt-${paymentId}` })
  expect(asRead(mail?.text ?? '')).toMatch(/Die \$?[\d,.]+.{0,2}, die du am 3\. Februar 2026 für „20 Fotogenerierungen“ bezahlt hast/u)
})

test('[AC-01] [IN-04] a receipt has the day in UTC, as the API tells it, wherever the server stands', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  onTestFinished(() => void vi.unstubAllEnvs())
  const place = worldAt('2026-02-03T20:00:00Z')
  expect(new Date(place.world.clock.now()).getDate()).toBe(4)
  await payWith(mock, (await buyPack(await place.as('free'), 'voice-10')).link, CARDS.good)
  expect(asRead(onlyMail(place).text)).toContain('On February 3, 2026 you paid')
})

test('[MK-06] [MK-07] with a slow bank the receipt comes on confirmation, with its date', async () => {
  const place = worldAt('2026-03-14T23:59:55Z')
  const noa = await place.as('free')
  const { link, paymentId } = await buyPack(noa, 'voice-10')
  await payWith(mock, link, CARDS.slow)
  place.world.clock.advance(7999)
  expect([await outcomeOf(noa, paymentId), kindsOf(place)]).toEqual(['pending', []])
  place.world.clock.advance(3 * 24 * 60 * 60 * 1000)
  const returning = await place.as('free')
  for (let count = 0; count < 2; count += 1) expect(await outcomeOf(returning, paymentId)).toBe('succeeded')
  expect(asRead(onlyMail(place).text)).toContain('On March 15, 2026 you paid')
  expect(sentAtOf(place)).toBe(Date.parse('2026-03-15T00:00:03Z'))
})

test('[MK-06] [MK-07] with a slow bank the receipt is sent even if the buyer does not return', async () => {
  const place = mock.world()
  const { link } = await buy(await place.as('free'), 'character', { slug: SOLD })
  await payWith(mock, link, CARDS.slow)
  place.world.clock.advance(10_000)
  expect(kindsOf(place)).toEqual([])
  const admin = await place.as('admin')
  expect((await admin.api.stats.bot({ params: { id: `b_${SOLD}` } })).status).toBe(200)
  expect(onlyMail(place)).toMatchObject({ to: NOA, kind: 'receipt' })
})

test('[PY-07] [PY-08] no receipt is sent for declined, cancelled, refused or duplicate payments', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  await payWith(mock, (await buyPack(noa, 'voice-10')).link, CARDS.declined)
  await payWith(mock, (await buyPack(noa, 'voice-10')).link, CARDS.duplicate)
  await sendForm(mock, (await buyPack(noa, 'voice-10')).link, { action: 'cancel' })
  expect(kindsOf(place)).toEqual([])
  const [first, second] = [await buy(noa, 'premium-monthly'), await buy(noa, 'premium-annual')]
  await payWith(mock, first.link, CARDS.good)
  await payWith(mock, second.link, CARDS.good)
  expect(asRead(onlyMail(place).text)).toContain('“Premium, one month”')
})

test('[AC-01] a person without billing mails gets none and has what they paid for', async () => {
  const place = mock.world()
  for (const persona of ['free', 'premium']) {
    const payload = new FormData()
    payload.append('agreeToBillingMailing', 'false')
    expect(await (await place.as(persona)).send({ method: 'PATCH', url: '/api/v1/users/me/', payload })).toMatchObject({ status: 200 })
  }
  const noa = await subscribe(mock, place, 'free')
  expect(await noa.api.subscriptions.mine()).toMatchObject({ body: { state: 'active' } })
  await unsubscribe(await place.as('premium'), 'false')
  expect(kindsOf(place)).toEqual([])
})

test('[AC-01] [PY-09] a person who cancels gets one mail about it', async () => {
  const place = mock.world()
  await unsubscribe(await place.as('premium'), 'false')
  for (const keep of ['false', 'true'] as const) await unsubscribe(await place.as('premium'), keep)
  const mail = onlyMail(place)
  expect(mail).toMatchObject({
    to: 'premium@moonlit.example',
    kind: 'cancelled',
    subject: 'Your subscription has ended',
    links: { cancelled: 'http://localhost:3000/buy-premium' },
  })
  expect(mail.text).toContain('It ended at once, and nothing more will be charged.')
  expect(mail.text).toContain('You are welcome back any time.')
})

test('[OV-06] taking the retention offer sends no mail', async () => {
  const place = mock.world()
  await unsubscribe(await place.as('premium'), 'true')
  expect(kindsOf(place)).toEqual([])
})

test('[PY-05] [MK-07] a failing mail does not undo a payment', async () => {
  const place = mock.world()
  place.world.run("CREATE TRIGGER full BEFORE INSERT ON Mail BEGIN SELECT RAISE(ABORT, 'full'); END")
  const noa = await subscribe(mock, place, 'free')
  expect(await noa.api.subscriptions.mine()).toMatchObject({ body: { state: 'active' } })
  await unsubscribe(await place.as('premium'), 'false')
  expect(await (await place.as('premium')).api.subscriptions.mine()).toMatchObject({ body: { state: 'cancelled' } })
  expect(kindsOf(place)).toEqual([])
})
