import { ERRORS, FIELD_MESSAGES } from '@moonlit/sdk/rules'
import { ApiError, NetworkError } from '@moonlit/sdk'
import { describe, expect, test, vi } from 'vitest'
import { createTestServices } from '../testing/services.tsx'
import { contactTopicOf, promoTypeOf } from './addresses.ts'
import { errorMessage, fieldMessage } from './errors/error-message.ts'
import { type AppEvent, emit, listen } from './events/events.ts'
import { formatAgo, formatDate, formatDuration, formatList, formatNumber, formatPrice } from './format.ts'
import { createHead, metaOf } from './head/head.ts'
import { capitalise, labelOf } from './i18n/labels.ts'
import { createMaintenance, ALIVE_EVERY } from './net/maintenance.ts'
import { smallVariant } from './pictures.ts'
import { keepsScroll } from './scroll/scroll-rule.ts'

describe('addresses', () => {
  test('only the four promo types are one', () => {
    expect(promoTypeOf('keitaro')).toBe('keitaro')
    expect(promoTypeOf('google')).toBeUndefined()
  })

  test('an address may choose what a letter to us is about, out of the subjects there are', () => {
    expect(contactTopicOf(new URLSearchParams('subject=content-removal'))).toBe('content-removal')
    expect(contactTopicOf(new URLSearchParams('subject=jobs'))).toBeUndefined()
    expect(contactTopicOf(new URLSearchParams())).toBeUndefined()
  })
})

describe('scrolling', () => {
  test('staying on explore or on custom keeps the position, anything else starts at the top', () => {
    expect(keepsScroll('/', '/')).toBe(true)
    expect(keepsScroll('/', '/anime')).toBe(true)
    expect(keepsScroll('/anime/fb', '/anime')).toBe(true)
    expect(keepsScroll('/custom', '/custom/promo')).toBe(true)
    expect(keepsScroll('/', '/custom')).toBe(false)
    expect(keepsScroll('/', '/amara')).toBe(false)
    expect(keepsScroll('/amara', '/')).toBe(false)
  })
})

describe('languages', () => {
  test('a kind of character has its word, or its id capitalised', async () => {
    const services = await createTestServices()
    expect(labelOf(services.i18n, 'roleType', 'doctor')).toBe('Doctor')
    expect(labelOf(services.i18n, 'roleType', 'space-pirate')).toBe('Space pirate')
    expect(capitalise('')).toBe('')
  })

  test('numbers, prices, dates, lists and times follow the language', () => {
    expect(formatPrice('en', 2.99, 'USD')).toBe('$2.99')
    expect(formatPrice('de', 5, 'EUR')).toBe('5\u00A0€')
    expect(formatPrice('ja', 1800, 'JPY')).toBe('￥1,800')
    expect([12, 6.5].map((amount) => formatPrice('en', amount, 'USD', { beside: [12, 6.5] }))).toEqual(['$12.00', '$6.50'])
    expect(formatPrice('en', 12, 'USD', { beside: [6] })).toBe('$12')
    expect(formatPrice('ja', 1800, 'JPY', { beside: [300.5] })).toBe('￥1,800')
    expect(formatNumber('de', 1_234_567.5)).toBe('1.234.567,5')
    expect(formatNumber('hi', 1_234_567)).toBe('12,34,567')
    expect(formatDate('en', new Date(2026, 2, 14))).toBe('March 14, 2026')
    expect(formatDate('ja', new Date(2026, 2, 14))).toBe('2026年3月14日')
    expect(formatList('en', ['a', 'b', 'c'])).toBe('a, b, and c')
    expect(formatList('es', ['a', 'b'])).toBe('a y b')
    expect(formatAgo('en', '2026-01-01T10:00:00Z', new Date('2026-01-01T10:12:00Z'))).toBe('12 min. ago')
    expect(formatAgo('fr', '2026-01-01T08:00:00Z', new Date('2026-01-01T10:12:00Z'))).toBe('il y a 2\u00A0h')
    expect(formatDuration(65)).toBe('1:05')
  })

  test('[IN-04] what has not passed whole is not counted: 119 minutes ago is one hour, 59.9 seconds are 59', () => {
    expect(formatAgo('en', '2026-01-01T10:00:00Z', new Date('2026-01-01T11:59:00Z'))).toBe('1 hr. ago')
    expect(formatAgo('en', '2026-01-01T10:00:00Z', new Date('2026-01-01T10:00:59Z'))).toBe('now')
    // A whole unit is one of it, not sixty of the smaller one.
    expect(formatAgo('en', '2026-01-01T10:00:00Z', new Date('2026-01-01T10:01:00Z'))).toBe('1 min. ago')
    expect(formatAgo('en', '2026-01-01T10:00:00Z', new Date('2026-01-01T11:00:00Z'))).toBe('1 hr. ago')
    expect(formatAgo('en', '2026-01-01T10:00:00Z', new Date('2026-01-02T10:00:00Z'))).toBe('yesterday')
    expect(formatDuration(59.9)).toBe('0:59')
    expect(formatDuration(119.6)).toBe('1:59')
    expect(formatDuration(-3)).toBe('0:00')
  })
})

describe('errors', () => {
  const answer = (status: number, body: object) => new ApiError({ status, body, headers: new Headers() })

  test('[ER-07] every error the API can name has words', async () => {
    const services = await createTestServices()
    expect(Object.keys(ERRORS).filter((code) => !services.i18n.exists(`errors:code.${code}`))).toEqual([])
    expect(Object.keys(FIELD_MESSAGES).filter((key) => !services.i18n.exists(`errors:field.${key}`))).toEqual([])
  })

  test("the code's words, else the server's detail, else what the error says", async () => {
    const { i18n } = await createTestServices()
    expect(errorMessage(i18n, answer(404, { detail: 'Promocode not found', code: 'promo_code_not_found' }))).toBe('Promocode not found')
    expect(errorMessage(i18n, answer(418, { detail: 'I am a teapot' }))).toBe('I am a teapot')
    expect(errorMessage(i18n, answer(500, {}))).toBe('Something went wrong. Please try again later.')
    expect(errorMessage(i18n, new NetworkError(null))).toMatch(/cannot reach/u)
    expect(errorMessage(i18n, 'odd')).toBe('Something went wrong. Please try again later.')
  })

  test('[ER-07] [VA-01] what the server says in English reaches no page in another language', async () => {
    const { i18n } = await createTestServices()
    await i18n.changeLanguage('de')
    i18n.addResources('de', 'errors', { generic: 'Etwas ist schiefgegangen.', 'field.invalid': 'Dieser Wert passt nicht.' })
    expect(errorMessage(i18n, answer(418, { detail: 'I am a teapot' }))).toBe('Etwas ist schiefgegangen.')
    expect(errorMessage(i18n, answer(409, { detail: 'Odd', code: 'of_tomorrow' }))).toBe('Etwas ist schiefgegangen.')
    expect(errorMessage(i18n, new Error('Odd'))).toBe('Etwas ist schiefgegangen.')
    expect(fieldMessage(i18n, 'Something of the server')).toBe('Dieser Wert passt nicht.')
  })

  test('too many requests are told as such', async () => {
    const { i18n } = await createTestServices()
    expect(errorMessage(i18n, answer(429, {}))).toMatch(/too many requests/u)
  })

  test("a field's message is translated by its sentence", async () => {
    const { i18n } = await createTestServices()
    expect(fieldMessage(i18n, FIELD_MESSAGES.required)).toBe('This field is required')
    expect(fieldMessage(i18n, 'Something of the server')).toBe('Something of the server')
    expect(fieldMessage(i18n, undefined)).toBeUndefined()
  })
})

test('[NV-11] each event reaches those who listen to it and nobody else', () => {
  const events: AppEvent[] = [
    { name: 'login-modal-open' },
    { name: 'registration-modal-open' },
    { name: 'registration-modal-closed' },
    { name: 'gender-selected', gender: 'male' },
    { name: 'login' },
    { name: 'registration' },
    { name: 'logout', reason: 'asked' },
    { name: 'guest-ended' },
    { name: 'email-confirmed' },
    { name: 'show-discount-modal' },
  ]
  for (const event of events) {
    const heard = vi.fn<(event: AppEvent) => void>()
    const stop = listen(event.name, heard)
    for (const told of events) emit(told)
    stop()
    expect(heard).toHaveBeenCalledExactlyOnceWith(event)
  }
})

test('[NV-11] whoever stops listening to an event hears no more of it', () => {
  const heard = vi.fn<(event: { gender: string }) => void>()
  const stop = listen('gender-selected', heard)
  emit({ name: 'gender-selected', gender: 'male' })
  emit({ name: 'login' })
  stop()
  emit({ name: 'gender-selected', gender: 'female' })
  expect(heard).toHaveBeenCalledExactlyOnceWith({ name: 'gender-selected', gender: 'male' })
})

test('maintenance asks every 15 seconds and returns by itself', async () => {
  vi.useFakeTimers()
  const isAlive = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true)
  const onReturn = vi.fn<() => void>()
  const maintenance = createMaintenance(isAlive, onReturn)
  maintenance.begin()
  maintenance.begin()
  expect(maintenance.state()).toBe('on')
  await vi.advanceTimersByTimeAsync(ALIVE_EVERY)
  expect(maintenance.state()).toBe('on')
  await vi.advanceTimersByTimeAsync(ALIVE_EVERY)
  expect(maintenance.state()).toBe('off')
  expect(isAlive).toHaveBeenCalledTimes(2)
  expect(onReturn).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('the small variant has its file name prefixed', () => {
  expect(smallVariant('/media/amara/cover.webp')).toBe('/media/amara/small_cover.webp')
  expect(smallVariant('https://x.test/a/b.webp?v=1')).toBe('https://x.test/a/small_b.webp?v=1')
  expect(smallVariant('/media/small_cover.webp')).toBe('/media/small_cover.webp')
})

test('a page has its title, description and canonical link; one that is not public has none and is not indexed', async () => {
  const services = await createTestServices()
  const open = metaOf(createHead(services, { title: 'Amara, 31', description: 'A doctor', path: '/amara', image: '/media/a.webp' }))
  expect(open).toContainEqual({ title: 'Amara, 31 · Moonlit' })
  expect(open).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'http://localhost:3000/amara' })
  expect(open).toContainEqual({ property: 'og:image', content: 'http://localhost:3000/media/a.webp' })
  const own = metaOf(createHead(services, { title: 'Settings', description: 'Yours' }))
  expect(own).toContainEqual({ name: 'robots', content: 'noindex' })
})
