import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type TestWorld, openMock } from '../../testing/mock.ts'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { PAYMENT_MESSAGES } from './messages.ts'
import { formatAmount } from './page.ts'
import { signCallback } from './signature.ts'
import { CARDS, buy, buyPack, openPage, outcomeOf, payWith, payWrongly, sendForm } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

/** A plan at the provider, not yet paid. */
const atProvider = async (place: TestWorld) => {
  const noa = await place.as('free')
  return { noa, ...(await buy(noa, 'premium-monthly')) }
}

const paidOf = ({ world }: TestWorld) => world.one<{ count: number }>('SELECT count(*) AS count FROM Subscription WHERE userId = ?', 'u_free')?.count

test('[PY-05] the payment page shows the item, an autofill form and the test cards', async () => {
  const { link } = await atProvider(mock.world())
  const { status, headers, page } = await openPage(mock, link)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-store'])
  const style = createHash('sha256')
    .update(/<style>(?<text>[\s\S]*?)<\/style>/u.exec(page)?.groups?.text ?? '')
    .digest('base64')
  expect(String(headers['content-security-policy'])).toContain(`default-src 'none'; style-src 'sha256-${style}'`)
  for (const text of [
    'Premium, one month',
    '>$12.99<',
    'cc-number',
    'cc-exp',
    'cc-csc',
    'cc-name',
    ...Object.values(CARDS).map((number) => number.slice(-4)),
  ])
    expect(page).toContain(text)
  expect(page.match(/<label\s+for="(?:number|expiry|cvc|name)"/gu)).toHaveLength(4)
  expect(page).not.toMatch(/<script|aria-invalid=/u)
})

test('[PY-05] the payment page says before paying until when a subscription runs, and that it does not renew by itself', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  place.world.clock.set(Date.parse('2027-01-31T10:00:00.000Z'))
  const noa = await place.as('free')
  const { link } = await buy(noa, 'premium-monthly')
  expect((await openPage(mock, link)).page).toContain('Runs until February 28, 2027 and does not renew by itself. Nothing more is charged.')
  const pack = await buyPack(noa, 'voice-10')
  expect((await openPage(mock, pack.link)).page).toContain('A single payment. Nothing more is charged.')
})

test.each(LOCALES)('[PY-05] [IN-01] the payment page speaks %s, its errors, its end and its test cards included', async (language) => {
  const messages = PAYMENT_MESSAGES[language]
  const place = mock.world()
  const noa = await place.as('free')
  await noa.send({ method: 'PUT', url: '/api/v1/users/me/language/', payload: { language } })
  const { link } = await buy(await place.as('free'), 'premium-monthly')
  const { page } = await openPage(mock, link)
  expect(page).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
  for (const text of [messages.order, messages.byCard, messages.number, messages.cards.slow, messages.cancel]) expect(page).toContain(text)
  const wrong = await payWrongly(mock, link, CARDS.good, { cvc: '12' })
  expect(wrong.page).toContain(messages.errors.cvc.replace('{n}', '3'))
  await payWith(mock, link, CARDS.good)
  expect((await openPage(mock, link)).page).toContain(messages.endings.succeeded.title)
})

test('[PY-05] [IN-01] every language has every text of the payment page, with its slots, and leaves nothing in English', () => {
  const flatten = (value: unknown, key = ''): [string, string][] => {
    if (typeof value === 'string') return [[key, value]]
    if (typeof value !== 'object' || value === null) throw new Error(`${key} is no text`)
    return Object.entries(value).flatMap(([name, inner]) => flatten(inner, `${key}.${name}`))
  }
  const slots = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted()
  const english = new Map(flatten(PAYMENT_MESSAGES.en))
  for (const locale of LOCALES.filter((one) => one !== 'en')) {
    const own = flatten(PAYMENT_MESSAGES[locale])
    expect(own.map(([key]) => key)).toEqual([...english.keys()])
    for (const [key, text] of own) expect(slots(text), `${locale}${key}`).toEqual(slots(english.get(key) ?? ''))
    const same = own.filter(([key, text]) => key !== '.expiryHint' && key !== '.wrong' && text === english.get(key))
    expect(same, locale).toEqual([])
  }
})

test.each([
  ['voice-10', '10 minutes of voice'],
  ['photo-20', '20 photo generations'],
  ['creation-1', '1 AI creation<'],
])('[PY-05] the payment page names the pack %s by its content', async (id, words) => {
  const { link } = await buyPack(await mock.world().as('free'), id)
  expect((await openPage(mock, link)).page).toContain(words)
})

test.each([
  ['an empty number', { number: '' }, 'Enter the card number'],
  ['a number that is mistyped', { number: '4242 4242 4242 4241' }, 'Check the card number'],
  ['a number that is no number', { number: "4242'; DROP TABLE Payment--" }, 'Check the card number'],
  ['a number too short', { number: '4242' }, 'Check the card number'],
  ['a card that may be a real one', { number: '5555 5555 5555 4444' }, 'Only the test numbers below are taken'],
  ['no date', { expiry: '' }, 'Enter the expiry date'],
  ['a date that is none', { expiry: '13/39' }, 'Enter the date as MM/YY'],
  ['a word for a date', { expiry: 'soon' }, 'Enter the date as MM/YY'],
  ['no code', { cvc: '' }, 'Enter the security code'],
  ['a code too short', { cvc: '12' }, 'The security code has 3 digits'],
  ['a code too long', { cvc: '1234' }, 'The security code has 3 digits'],
  ['no name', { name: '   ' }, 'Enter the name on the card'],
  ['a number for a name', { name: '4242424242424242' }, 'Check the name on the card'],
  ['a name beyond measure', { name: 'x'.repeat(5000) }, 'Check the name on the card'],
])('[PY-05] %s is refused on the form, and nothing is paid', async (_what, fields, message) => {
  const place = mock.world()
  const { link } = await atProvider(place)
  const { status, page } = await payWrongly(mock, link, CARDS.good, fields)
  expect(status).toBe(200)
  // The browser's own messages would be in its language, not in the page's.
  expect(page).toMatch(/<form [^>]*novalidate/u)
  expect(page).toContain('<title>Error: Pay $12.99 to Moonlit</title>')
  expect(page).toContain('role="alert"')
  expect(page).toContain(message)
  expect(page.match(/aria-invalid="true"/gu)).toHaveLength(1)
  expect(paidOf(place)).toBe(0)
  expect((await payWith(mock, link, CARDS.good)).status).toBe(303)
})

test('[PY-05] an invalid form keeps date and name, never number or code', async () => {
  const { link } = await atProvider(mock.world())
  const { page, location } = await payWrongly(mock, link, '5105105105105100', { cvc: '987', expiry: '01/38', name: 'Ann "<b>" O\'Neil' })
  expect(page).toContain('value="01/38"')
  expect(page).toContain('value="Ann &quot;&lt;b&gt;&quot; O&#39;Neil"')
  expect(page).not.toMatch(/5105|987|<b>/u)
  expect(location).not.toMatch(/5105|987|38|Neil/u)
})

test('[PY-12] going back to a refused form shows the provider’s page, and after a payment how it ended', async () => {
  const { link } = await atProvider(mock.world())
  const { location } = await payWrongly(mock, link, '4242')
  expect((await openPage(mock, location)).page).toContain('Check the card number')
  expect((await openPage(mock, link)).page).not.toContain('aria-invalid=')
  const again = await payWrongly(mock, location, CARDS.good, { cvc: '' })
  expect(again.page).toContain('Enter the security code')
  expect(again.page).not.toContain('Check the card number')
  expect((await payWith(mock, again.location, CARDS.declined)).headers.location).toContain('/payment-failure')
  for (const address of [location, again.location, link]) {
    const { status, page } = await openPage(mock, address)
    expect([status, page]).toEqual([200, expect.stringContaining('This payment was not made')])
  }
})

test('[PY-12] [RP-03] what was filled in shows neither at another payment nor in another world', async () => {
  const place = mock.world()
  const [one, other, elsewhere] = [await atProvider(place), await atProvider(place), await atProvider(mock.world())]
  const attempt = new URL((await payWrongly(mock, one.link, '4242')).location, one.link).searchParams.get('attempt') ?? ''
  for (const [link, kept] of [
    [other.link, attempt],
    [elsewhere.link, attempt],
    [one.link, 'guess'],
    [one.link, ''],
  ] as const) {
    const address = new URL(link)
    address.searchParams.set('attempt', kept)
    const { status, page } = await openPage(mock, address.href)
    expect([status, page]).toEqual([200, expect.not.stringMatching(/Sam Reed|aria-invalid=/u)])
  }
})

test.each(['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', '４２４２４２４２４２４２４２４２', '४२४२४२४२४२४२४२४२'])(
  '[PY-05] [IN-04] a card number may use other digits: %s',
  async (number) => {
    const place = mock.world()
    const { link } = await buy(await place.as('free'), 'premium-monthly')
    expect((await payWith(mock, link, number, { expiry: '١٢/٣٩', cvc: '１２３' })).status).toBe(303)
    expect(paidOf(place)).toBe(1)
  },
)

test('[PY-05] card data is never stored', async () => {
  const place = mock.world()
  const { noa, link } = await atProvider(place)
  await payWith(mock, link, CARDS.good, { number: '4242424242424241', cvc: '739', name: 'Zebulon Quux', expiry: '07/38' })
  await payWith(mock, link, CARDS.good, { cvc: '739', name: 'Zebulon Quux', expiry: '07/38' })
  expect((await noa.api.users.me()).status).toBe(403)
  place.world.one('PRAGMA wal_checkpoint(TRUNCATE)')
  const kept = readFileSync(place.world.file, 'latin1')
  expect(kept).toContain('premium-monthly')
  for (const secret of ['424242424242', '4242 4242', 'Zebulon', '07/38']) expect(kept).not.toContain(secret)
})

test('[MK-06] a card expires by the world’s clock at the end of its month', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  place.world.clock.set(Date.parse('2031-02-28T23:59:59.000Z'))
  const { link } = await atProvider(place)
  expect((await payWrongly(mock, link, CARDS.good, { expiry: '01/31' })).page).toContain('This card has expired')
  place.world.clock.advance(1000)
  expect((await payWrongly(mock, link, CARDS.good, { expiry: '02/31' })).page).toContain('This card has expired')
  expect((await payWith(mock, link, CARDS.good, { expiry: '3/2031' })).status).toBe(303)
})

test.each([
  ['nearly empty', 'action=pay'],
  ['of doubled fields', 'action=pay&number=1&number=2&expiry=&cvc=&name='],
  ['of strange fields', 'action=pay&__proto__=1&constructor=2&number[a]=3'],
  ['of bytes that are no text', 'action=pay&number=%E0%A4%A&name=%00'],
])('[AP-04] a %s form shows the page again', async (_what, payload) => {
  const place = mock.world()
  const { link } = await atProvider(place)
  const answer = await mock.app.inject({
    method: 'POST',
    url: link.replace('http://localhost:4000', ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringMatching(/^\/payments\//u)])
  const { status, page } = await openPage(mock, String(answer.headers.location))
  expect([status, page]).toEqual([200, expect.stringContaining('role="alert"')])
  expect(paidOf(place)).toBe(0)
})

test('[AP-04] other bodies than forms, and too large ones, are refused', async () => {
  const { link } = await atProvider(mock.world())
  const url = link.replace('http://localhost:4000', '')
  const send = async (contentType: string, payload: string) =>
    (await mock.app.inject({ method: 'POST', url, headers: { 'content-type': contentType }, payload })).statusCode
  expect(await send('text/csv', 'a,b')).toBe(415)
  expect(await send('application/x-www-form-urlencoded', `name=${'x'.repeat(20_000)}`)).toBe(413)
  expect(await send('application/json', '"text"')).toBe(400)
})

test.each(['bogus', '', 'PAY', 'refund', 'pay '])(
  '[PY-05] [AP-04] the form of an open payment with the action %j is refused, and nothing is paid',
  async (action) => {
    const place = mock.world()
    const { noa, link, paymentId } = await atProvider(place)
    const { status, page } = await payWith(mock, link, CARDS.good, { action })
    expect([status, JSON.parse(page)]).toMatchObject([400, { code: 'validation_failed', errors: [{ path: 'action' }] }])
    expect([await outcomeOf(noa, paymentId), paidOf(place)]).toEqual(['pending', 0])
    expect((await payWith(mock, link, CARDS.good)).status).toBe(303)
    expect(paidOf(place)).toBe(1)
  },
)

test.each(['p_1', 'p_%00', '__proto__', 'x'.repeat(200)])('[PY-05] the unknown payment %s shows an error page', async (id) => {
  const answer = await mock.app.inject({ method: 'GET', url: `/payments/${id}` })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(answer.body).toContain('There is no such payment')
  expect(await sendForm(mock, `/payments/${id}`, { action: 'pay' })).toMatchObject({ status: 303, headers: { location: `/payments/${id}` } })
})

test.each([
  [CARDS.good, 'This payment is done', '/payment-success?'],
  [CARDS.declined, 'This payment was not made', '/payment-failure?'],
  [CARDS.duplicate, 'This payment was refused as a duplicate', '/errors/duplicate-payment?'],
  [CARDS.slow, 'The bank is confirming this payment', '/payment-success?'],
])('[PY-12] after a payment with %s its page takes no card and links back', async (number, words, link) => {
  const { link: page } = await atProvider(mock.world())
  await payWith(mock, page, number)
  const later = await openPage(mock, page)
  expect(later.page).toContain(words)
  expect(later.page).toContain(`href="http://localhost:3000${link}paymentId=`)
  expect(later.page).not.toContain('cc-number')
})

const callback = async (
  { world, visitor }: TestWorld,
  id: string,
  body: { status: 'succeeded' | 'failed' | 'duplicate'; confirmedAt: string },
  key?: string,
) =>
  visitor.send({
    method: 'POST',
    url: `/payments/${id}/callback/`,
    headers: { 'x-payment-signature': key ?? signCallback(world, id, body) },
    payload: body,
  })

test('[PY-12] a provider’s callback settles a payment once, however often it is sent', async () => {
  const place = mock.world()
  const { paymentId } = await atProvider(place)
  const body = { status: 'succeeded', confirmedAt: new Date(place.world.clock.now()).toISOString() } as const
  const late = async () => {
    place.world.clock.advance(24 * 60 * 60 * 1000)
    return callback(place, paymentId, body)
  }
  const answers = [await callback(place, paymentId, body), await callback(place, paymentId, body), await late()]
  expect(answers).toMatchObject(answers.map(() => ({ status: 200, body: { status: 'succeeded' } })))
  expect(await callback(place, paymentId, { ...body, status: 'failed' })).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  expect(paidOf(place)).toBe(1)
})

test('[PY-12] a late callback grants from its arrival', async () => {
  const place = mock.world()
  const { paymentId } = await atProvider(place)
  const confirmedAt = new Date(place.world.clock.now()).toISOString()
  place.world.clock.advance(3 * 24 * 60 * 60 * 1000)
  place.world.clock.freeze()
  await callback(place, paymentId, { status: 'succeeded', confirmedAt })
  expect(place.world.one('SELECT startedAt FROM Subscription WHERE userId = ?', 'u_free')).toEqual({ startedAt: place.world.clock.now() })
})

test('[PY-12] a callback during bank confirmation changes nothing', async () => {
  const place = mock.world()
  const { noa, paymentId, link } = await atProvider(place)
  await payWith(mock, link, CARDS.slow)
  const confirmedAt = new Date(place.world.clock.now()).toISOString()
  expect(await callback(place, paymentId, { status: 'failed', confirmedAt })).toMatchObject({ body: { status: 'pending' } })
  expect([await outcomeOf(noa, paymentId), paidOf(place)]).toEqual(['pending', 0])
})

test('[RP-03] an unsigned callback is refused', async () => {
  const place = mock.world()
  const { paymentId } = await atProvider(place)
  const other = await atProvider(place)
  const body = { status: 'succeeded', confirmedAt: '2026-01-01T00:00:00.000Z' } as const
  for (const key of ['', 'x', 'ä'.repeat(32), signCallback(mock.world().world, paymentId, body), signCallback(place.world, other.paymentId, body)])
    expect(await callback(place, paymentId, body, key)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(paidOf(place)).toBe(0)
  expect((await callback(place, 'p_nothing', body)).status).toBe(404)
  for (const payload of [
    {},
    { status: 'pending', confirmedAt: body.confirmedAt },
    { status: 'succeeded' },
    { status: 'succeeded', confirmedAt: 'now' },
  ])
    expect(await place.visitor.send({ method: 'POST', url: `/payments/${paymentId}/callback/`, payload })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
})

test.each([
  ['en', 'USD', 1299, '$12.99'],
  ['en', 'USD', 1200, '$12'],
  ['de', 'USD', 1299, '12,99\u00a0$'],
  ['de', 'EUR', 1299, '12,99\u00a0€'],
  ['ar', 'USD', 1299, '\u2066\u200f12.99\u00a0US$\u2069'],
] as const)('[PY-05] [IN-04] an amount in %s and %s is written as the shop writes it', (locale, currency, amount, said) => {
  expect(formatAmount({ amount, currency }, locale)).toBe(said)
})

test('[PY-05] [IN-04] an amount beside one with cents is written with its own', () => {
  expect([1200, 1299].map((amount) => formatAmount({ amount, currency: 'USD' }, 'en', [1200, 1299]))).toEqual(['$12.00', '$12.99'])
})

test('[PY-05] the payment page is in the shop’s faces, which its policy lets in from its own server alone', async () => {
  const { link } = await atProvider(mock.world())
  const { headers, page } = await openPage(mock, link)
  expect(String(headers['content-security-policy'])).toContain("; font-src 'self'; ")
  const files = [...page.matchAll(/url\('(?<file>\/faces\/[^']+)'\)/gu)].map(({ groups }) => groups?.file ?? '')
  expect(files).toContain('/faces/display-latin.woff2')
  for (const url of files) {
    const face = await mock.app.inject({ method: 'GET', url })
    expect([face.statusCode, face.headers['content-type']]).toEqual([200, 'font/woff2'])
  }
  for (const url of ['/faces/OFL-fraunces.txt', '/faces/..%2ffaces.css', '/faces/none.woff2'])
    expect((await mock.app.inject({ method: 'GET', url })).statusCode, url).toBe(404)
})
