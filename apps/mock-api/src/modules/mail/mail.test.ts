import { LOCALES } from '@moonlit/contract/vocabulary'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Mock, openMock } from '../../testing/mock.ts'
import { MAIL_KINDS, type Mail } from './kinds.ts'
import { Mailer } from './mailer.ts'
import { renderMail } from './render.ts'
import { MAIL_MESSAGES } from './messages.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const KINDS = ['verify', 'reset', 'emailChanged', 'welcome', 'receipt', 'refunded', 'cancelled'] as const
const sam = { id: null, email: 'sam@moonlit.example', firstName: 'Sam', language: 'en' }
const link = 'http://localhost:3000/verify-email/u_1/ev_2'
const unsubscribe = 'http://localhost:3000/unsubscribe/un_3'
const receipt = {
  item: 'Premium, one month',
  amount: '$9.09',
  discounts: [{ list: '$12.99', off: '$3.90', by: 'code', code: 'FIRSTNIGHT' }],
  paidOn: 'January 31, 2026',
  endsOn: 'February 28, 2026',
} as const

/** Every key of a tree with the placeholders of its text, in whatever order a language has them. */
const shapeOf = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? shapeOf(value, `${path}${key}.`)
      : [`${path}${key} ${[...String(value).matchAll(/\{\w+\}/gu)].map(String).toSorted().join()}`],
  )

test.each(LOCALES)('[IN-01] every mail has all its texts in %s', (locale) => {
  expect(shapeOf(MAIL_MESSAGES[locale]).toSorted()).toEqual(shapeOf(MAIL_MESSAGES.en).toSorted())
  const words = JSON.stringify(MAIL_MESSAGES[locale])
  expect(words).not.toMatch(/""|"\s|\s"/u)
  if (locale !== 'en') for (const kind of KINDS) expect(MAIL_MESSAGES[locale][kind]).not.toEqual(MAIL_MESSAGES.en[kind])
})

test('every kind of mail is among those that are looked at here', () => {
  expect(KINDS).toEqual(Object.keys(MAIL_KINDS))
})

/** The texts of a tree by their keys. */
const textsOf = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null ? textsOf(value, `${path}${key}.`) : [[`${path}${key}`, String(value)]],
  )

test.each(LOCALES.filter((locale) => locale !== 'en'))('[IN-01] no single text of a mail is left in English in %s', (locale) => {
  const english = new Map(textsOf(MAIL_MESSAGES.en))
  expect(
    textsOf(MAIL_MESSAGES[locale])
      .filter(([key, text]) => text === english.get(key))
      .map(([key]) => key),
  ).toEqual([])
})

test.each(LOCALES.flatMap((language) => KINDS.map((kind) => [kind, language] as const)))(
  '[MK-07] the %s mail in %s has its link in text and HTML, and the right direction',
  (kind, language) => {
    const mail = renderMail({ kind, to: { ...sam, language }, link, unsubscribe, receipt })
    expect(mail).toMatchObject({ to: sam.email, kind, subject: MAIL_MESSAGES[language][kind].subject })
    expect(mail.links[kind]).toBe(link)
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(`href="${link}"`)
    expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(mail.text + mail.html).not.toMatch(/[{}]|undefined/u)
    expect(mail.text).toContain('Sam')
  },
)

test('[PB-05] only newsletters have an unsubscribe link', () => {
  for (const kind of KINDS) {
    const { links, headers, text } = renderMail({ kind, to: sam, link, unsubscribe, receipt })
    const { isNewsletter } = MAIL_KINDS[kind]
    expect([kind, links.unsubscribe, headers['List-Unsubscribe'], text.includes(unsubscribe)]).toEqual(
      isNewsletter ? [kind, unsubscribe, `<${unsubscribe}>`, true] : [kind, undefined, undefined, false],
    )
  }
})

test('[MK-07] names are escaped in mails; a person without a name is greeted without one', () => {
  const { html, text } = renderMail({ kind: 'verify', to: { ...sam, firstName: `"><script>x</script>$&'` }, link })
  expect(html).not.toContain('<script>')
  expect(html).toContain('&quot;&gt;&lt;script&gt;x&lt;/script&gt;$&amp;&#39;')
  expect(text).toContain(`"><script>x</script>$&'`)
  expect(renderMail({ kind: 'verify', to: { ...sam, firstName: '' }, link }).text).toMatch(/^Hello,\n/u)
})

test.each(LOCALES)('[MK-07] a receipt in %s holds each value isolated, and another text for purchases without an end', (language) => {
  const odd = { item: `$& {amount} <b>$'`, amount: '$1', discounts: [], paidOn: 'PAID', endsOn: '$$END' }
  const { text, html } = renderMail({ kind: 'receipt', to: { ...sam, language }, link, receipt: odd })
  for (const part of Object.values(odd)) if (typeof part === 'string') expect(text.split(`\u2068${part}\u2069`)).toHaveLength(2)
  expect(html).toContain('\u2068$&amp; {amount} &lt;b&gt;$&#39;\u2069')
  const single = renderMail({ kind: 'receipt', to: { ...sam, language }, link, receipt: { ...odd, endsOn: null } }).text
  expect(single).toContain(MAIL_MESSAGES[language].receipt.noteWithoutEnd)
  expect(single).not.toContain(MAIL_MESSAGES[language].receipt.note.split('{', 1)[0])
})

test.each(LOCALES)('[PY-11] a receipt in %s says what was taken off, from what, and by which code', (language) => {
  const {
    discounts: [discount],
    ...plain
  } = receipt
  const lower = renderMail({ kind: 'receipt', to: { ...sam, language }, link, receipt }).text
  for (const part of [receipt.amount, discount.list, discount.off, discount.code]) expect(lower.split(`\u2068${part}\u2069`)).toHaveLength(2)
  expect(renderMail({ kind: 'receipt', to: { ...sam, language }, link, receipt: { ...plain, discounts: [] } }).text).not.toContain('12.99')
})

test.each(LOCALES)('[PY-11] a receipt in %s says the regular price, what the plan took off, and what the code did', (language) => {
  const discounts = [
    { list: '$38.97', off: '$14.98', by: 'plan', code: '' },
    { list: '$23.99', off: '$7.20', by: 'code', code: 'FIRSTNIGHT' },
  ] as const
  const { text } = renderMail({ kind: 'receipt', to: { ...sam, language }, link, receipt: { ...receipt, discounts } })
  for (const part of ['$38.97', '$14.98', '$23.99', '$7.20', 'FIRSTNIGHT']) expect(text.split(`\u2068${part}\u2069`)).toHaveLength(2)
})

test('[IN-01] mails in French call their reader tu, as the app does', () => {
  expect(JSON.stringify(MAIL_MESSAGES.fr)).not.toMatch(/\b(?:vous|votre|vos|\w+ez)\b/iu)
})

test('[IN-01] an unknown language falls back to English', () => {
  expect(renderMail({ kind: 'reset', to: { ...sam, language: 'tlh' }, link }).subject).toBe('Set a new password')
})

test('[MK-07] each mail is stored in the outbox and delivered; a simulated one is neither', async () => {
  const { world } = mock.world()
  const delivered: Mail[] = []
  const mailer = new Mailer({ webUrl: 'https://moonlit.example/', transport: { deliver: (mail) => void delivered.push(mail) } })
  mailer.simulate(world, { kind: 'reset', to: sam, link })
  expect(world.all('SELECT id FROM Mail')).toEqual([])
  mailer.send(world, { kind: 'reset', to: sam, link })
  expect(world.all('SELECT "to", kind, linksJson FROM Mail')).toEqual([{ to: sam.email, kind: 'reset', linksJson: JSON.stringify({ reset: link }) }])
  await vi.waitFor(() => expect(delivered.map(({ subject }) => subject)).toEqual(['Set a new password']))
})

test('[MK-07] a mail of a rolled back change is never delivered', async () => {
  const { world } = mock.world()
  const delivered: Mail[] = []
  const mailer = new Mailer({ webUrl: 'https://moonlit.example/', transport: { deliver: (mail) => void delivered.push(mail) } })
  const undone = () =>
    world.atomically(() => {
      mailer.send(world, { kind: 'reset', to: sam, link })
      mailer.notify(world, () => ({ kind: 'cancelled', to: sam, link }))
      throw new Error('undone')
    })
  expect(undone).toThrow('undone')
  mailer.send(world, { kind: 'verify', to: sam, link })
  await vi.waitFor(() => expect(delivered.map(({ kind }) => kind)).toEqual(['verify']))
})

test('[MK-07] a notification that cannot be written is logged and undoes nothing', () => {
  const { world } = mock.world()
  const logged: unknown[] = []
  const mailer = new Mailer({ webUrl: 'https://moonlit.example/', log: { error: (...entry: unknown[]) => void logged.push(entry) } })
  const done = world.atomically(() => {
    world.change({ freeMessages: 3 })
    mailer.notify(world, () => {
      throw new RangeError('no such currency')
    })
    mailer.notify(world, () => null)
    mailer.notify(world, () => ({ kind: 'cancelled', to: sam, link, datedAt: 7 }))
    return 'done'
  })
  expect([done, world.settings.freeMessages]).toEqual(['done', 3])
  expect(logged).toEqual([[{ err: expect.any(RangeError), world: world.name }, expect.stringContaining('could not be written')]])
  expect(world.all('SELECT kind, createdAt FROM Mail')).toEqual([{ kind: 'cancelled', createdAt: 7 }])
})

test('[MK-07] web app addresses encode every part', () => {
  const mailer = new Mailer({ webUrl: 'https://moonlit.example/' })
  expect([mailer.address(), mailer.address('unsubscribe', 'a/b?c')]).toEqual([
    'https://moonlit.example/',
    'https://moonlit.example/unsubscribe/a%2Fb%3Fc',
  ])
})
