// @vitest-environment node
import { globSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { labels } from '@moonlit/sdk/labels'
import * as rules from '@moonlit/sdk/rules'
import { describe, expect, test } from 'vitest'
import { createI18n } from '../shared/i18n/create-i18n.ts'
import { NAMESPACES } from '../shared/i18n/namespaces.ts'
import { readSource, readSources, type KeyUse } from '../testing/source-messages.ts'

/** The languages that are written by hand: those of the switcher, and Russian, which the setting adds. */
const LOCALES = [...rules.LOCALES, 'ru'] as const
type Locale = (typeof LOCALES)[number]
type Words = ReadonlyMap<string, string>

test('[IN-01] each folder of words is one of a language that is checked here', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(LOCALES.toSorted())
})

const namespaces = NAMESPACES.filter((namespace) => namespace !== 'labels')

const flatten = (value: unknown, key = ''): [string, string][] => {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${key} is no text`)
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key === '' ? name : `${key}.${name}`))
}
const readMessages = (locale: Locale, namespace: string): Words =>
  new Map(flatten(JSON.parse(readFileSync(path.join(import.meta.dirname, locale, `${namespace}.json`), 'utf8'))))

const filesOf = (locale: Locale) => readdirSync(path.join(import.meta.dirname, locale)).toSorted()

/** The forms of a text by its key without the plural's ending; `''` for a text without plurals. */
const familiesOf = (words: Words): Map<string, Map<string, string>> => {
  const families = new Map<string, Map<string, string>>()
  for (const [key, text] of words) {
    const [, stem = key, form = ''] = /^(.+)_(zero|one|two|few|many|other)$/u.exec(key) ?? []
    const family = words.has(`${stem}_other`) ? stem : key
    families.set(family, (families.get(family) ?? new Map<string, string>()).set(family === key ? '' : form, text))
  }
  return families
}

/** What is filled into a text. */
const slotsOf = (text: string): string[] => [...new Set(text.match(/\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+ *\/?>/gu))].toSorted()

const SMALL_NUMBERS = Array.from({ length: 101 }, (_, number) => number)

/** Forms that stand for a single number, so that they can say it in words. */
const certainForms = (locale: Locale): Set<string> => {
  const plurals = new Intl.PluralRules(locale)
  const forms = SMALL_NUMBERS.map((number) => plurals.select(number))
  return new Set(forms.filter((form) => forms.filter((other) => other === form).length === 1))
}

/** Words that a language shares with English; names and addresses in all of them. */
const NAMES = ['Moonlit', 'Google', 'Facebook', 'Twitter', 'Telegram', 'Promo', 'Affise', 'Keitaro'] as const
const SHARED_WORDS: Record<Locale, readonly string[]> = {
  en: [],
  es: ['Anime', 'Chat', 'Chats', 'Error', 'Legal', 'Premium', 'Tokens', 'Total', 'Zoom'],
  fr: [
    'Anime',
    'Café',
    'Chat',
    'Distance',
    'E-mail',
    'Expression',
    'Format',
    'Guides',
    'Messages',
    'Notifications',
    'Photo',
    'Photos',
    'Portrait',
    'Premium',
    'Questions',
    'Roses',
    'Style',
    'Styles',
    'Suggestions',
    'Tokens',
    'Zoom',
    'Total',
    'Parent',
    'Sport',
  ],
  pt: ['Anime', 'Chat', 'E-mail', 'Premium', 'Tokens', 'Total', 'Zoom'],
  ar: [],
  hi: [],
  ja: [],
  zh: [],
  it: ['Anime', 'Chat', 'E-mail', 'Password', 'Premium', 'Privacy', 'Zoom', 'Partner', 'Sport'],
  de: ['Anime', 'Café', 'Chat', 'Chats', 'Format', 'Name', 'Premium', 'Register', 'Tokens', 'Sport'],
  // Characters speak ten languages, and Russian is none of them.
  ru: ['Send me a photo of you'],
}
const isSaid = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/gu, ''))

test('[IN-01] every language has the files of the app, and no other', () => {
  const files = namespaces.map((namespace) => `${namespace}.json`).toSorted()
  for (const locale of rules.LOCALES) expect(filesOf(locale), locale).toEqual(files)
  // The SDK has the words for the closed lists in the languages of the API alone.
  expect(filesOf('ru')).toEqual([...files, 'labels.json'].toSorted())
})

test('[IN-03] Russian has a word for every id of the closed lists, and two ids of a list never read the same', async () => {
  const english = new Map(flatten(await labels.en()))
  const russian = readMessages('ru', 'labels')
  expect([...russian.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  const said = [...russian].map(([key, text]) => `${key.split('.', 1).join('')}: ${text}`)
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
})

describe.each(LOCALES)('[IN-01] nothing is missing in %s', (locale) => {
  test.each(namespaces)('%s has the keys of English, no other, in every form that the language counts with', (namespace) => {
    const english = familiesOf(readMessages('en', namespace))
    const own = familiesOf(readMessages(locale, namespace))
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    const counted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    for (const [family, forms] of own) expect([...forms.keys()].toSorted(), family).toEqual(english.get(family)?.has('other') ? counted : [''])
  })

  test.each(namespaces)('every text of %s says something, and has the slots of the English one', (namespace) => {
    const english = familiesOf(readMessages('en', namespace))
    const certain = certainForms(locale)
    const faults = [...familiesOf(readMessages(locale, namespace))].flatMap(([family, forms]) =>
      [...forms].flatMap(([form, text]) => {
        const name = [family, form].filter(Boolean).join('_')
        if (text.trim() === '') return [`${name} is empty`]
        const wanted = slotsOf([...(english.get(family)?.values() ?? [])].join(' '))
        const slots = slotsOf(text)
        const needed = certain.has(form) ? wanted.filter((slot) => slot !== '{{count}}') : wanted
        return [...needed.filter((slot) => !slots.includes(slot)), ...slots.filter((slot) => !wanted.includes(slot))].map(
          (slot) => `${name}: ${slot}`,
        )
      }),
    )
    expect(faults).toEqual([])
  })
})

describe.each(LOCALES.filter((locale) => locale !== 'en'))('[IN-01] nothing is left in English in %s', (locale) => {
  const same = namespaces.flatMap((namespace) => {
    const english = readMessages('en', namespace)
    return [...readMessages(locale, namespace)].flatMap(([key, text]) =>
      text === english.get(key) && isSaid(text) ? [{ key: `${namespace}:${key}`, text }] : [],
    )
  })

  test('what reads the same is a name or a word that both languages have', () => {
    const known: readonly string[] = [...NAMES, ...SHARED_WORDS[locale]]
    expect(same.filter(({ text }) => !known.includes(text)).map(({ key, text }) => `${key} ${text}`)).toEqual([])
  })

  test('the list of such words has none that is not met', () => {
    expect(SHARED_WORDS[locale].filter((word) => same.every(({ text }) => text !== word))).toEqual([])
  })
})

/** Words from which on two languages do not say the same letter by letter. */
const SENTENCE = 6

test.each(LOCALES)('[IN-01] no sentence of another language stands in %s', (locale) => {
  const others = LOCALES.filter((other) => other !== locale)
  const known = new Set(Object.values(SHARED_WORDS).flat())
  const strayed = namespaces.flatMap((namespace) => {
    const elsewhere = new Map(others.flatMap((other) => [...readMessages(other, namespace)].map(([key, text]) => [`${key} ${text}`, other])))
    return [...readMessages(locale, namespace)].flatMap(([key, text]) => {
      const words = text.replaceAll(/\{\{[^}]*\}\}/gu, ' ').match(/\p{L}+/gu) ?? []
      const other = words.length < SENTENCE || known.has(text) ? undefined : elsewhere.get(`${key} ${text}`)
      return other === undefined ? [] : [`${namespace}:${key} is that of ${other}`]
    })
  })
  expect(strayed).toEqual([])
})

describe('[IN-01] words and the code that says them', () => {
  const sources = readSources()
  const englishKeys = new Set(
    namespaces.flatMap((namespace) => [...familiesOf(readMessages('en', namespace)).keys()].map((key) => `${namespace}:${key}`)),
  )

  /** Whatever can be filled into a key: strings of the code, and the ids of the closed lists. */
  const idsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, inner]) => [name, ...idsOf(inner)]) : []
  }
  const ids = new Set([...sources.flatMap(({ strings }) => strings), ...idsOf({ ...rules })])

  const matcher = ({ parts, names }: KeyUse): ((key: string) => boolean) => {
    const pattern = new RegExp(`^${parts.map((part) => part.replaceAll(/[^\w:-]/gu, '\\$&')).join('(.+)')}${names === 'branch' ? '\\..+' : ''}$`, 'u')
    return (key) => {
      const filled = pattern.exec(key)
      return filled !== null && filled.slice(1).every((id) => ids.has(id))
    }
  }
  const uses = sources.flatMap(({ uses: ofFile }) => ofFile)
  /** Keys that stand in the code by themselves, as in a table that a key is taken from. */
  const named = new Set(
    sources.flatMap(({ namespaces: asked, strings }) =>
      strings
        .filter((text) => text.includes('.') || text.includes(':'))
        .flatMap((text) => [text, ...asked.map((namespace) => `${namespace}:${text}`)]),
    ),
  )

  test('[IN-01] no key is unused', () => {
    const matchers = uses.map(matcher)
    expect([...englishKeys].filter((key) => !named.has(key) && !matchers.some((matches) => matches(key)))).toEqual([])
  })

  test('[IN-01] no key is used that has no words', () => {
    const unknown = uses.filter((use) => !use.parts.join('').startsWith('labels:') && ![...englishKeys].some(matcher(use)))
    expect(unknown.map(({ parts }) => parts.join('*'))).toEqual([])
  })

  test('[IN-01] no words are hard-coded', () => {
    // The card companies' names and marks.
    const marks = [/payment-cards\.tsx:\d+ (?:VISA|AMEX|American Express)$/u]
    expect(sources.flatMap(({ hardCoded }) => hardCoded).filter((words) => !marks.some((mark) => mark.test(words)))).toEqual([])
  })

  test('the search for hard-coded words finds them wherever they are read or heard', () => {
    const { hardCoded } = readSource(
      'sample.tsx',
      `const Sample = ({ t, name, isNew }) => <>
        <p className="mt-4" title="A hint">Hello {name} · 18+</p>
        <Picture alt={isNew ? 'A face' : t('face')} src="/a.webp" />
        {isNew && \`Only \${name}\`}
        <Dialog closeLabel="Close" kind="small" onOpen={() => notify('It is open')} />
        {{ broken: 'This page broke', odd: new Error('The page took too long') }[kind]}
      </>`,
    )
    expect(hardCoded.toSorted()).toEqual(
      [
        'sample.tsx:2 A hint',
        'sample.tsx:2 Hello',
        'sample.tsx:3 A face',
        'sample.tsx:4 Only …',
        'sample.tsx:5 Close',
        'sample.tsx:5 It is open',
        'sample.tsx:6 This page broke',
      ].toSorted(),
    )
  })

  test('the search for keys knows the namespace of the hook, and what is filled in', () => {
    const { uses: found } = readSource(
      'sample.tsx',
      `function One() { const { t } = useTranslation(['chat', 'common']); return [1].map((id) => t(\`fact.\${id}\`) + t('common:brand')) }
       function Two() { const { t } = useTranslation('auth'); return t(isNew ? 'guest.title' : 'soon.title') }`,
    )
    expect(found.map(({ parts }) => parts)).toEqual([['chat:fact.', ''], ['common:brand'], ['auth:guest.title'], ['auth:soon.title']])
  })
})

test.each([
  // What stands in the title bar breaks nowhere, and is searched for with the sign that people type.
  ['de', /KI-/u, /(?:^|\.)head\./u],
  ['ru', /ИИ-/u, /(?:^|\.)head\./u],
  ['fr', /« | [?!;:»]/u, /^$/u],
] as const)('[IN-01] in %s a short form and a sign stay on one line with the word that they belong to', (locale, torn, exempt) => {
  const found = namespaces.flatMap((namespace) =>
    [...readMessages(locale, namespace)].filter(([key, text]) => !exempt.test(key) && torn.test(text)).map(([key]) => `${namespace}:${key}`),
  )
  expect(found).toEqual([])
})

test('[IN-04] no price, number, date or list names its language itself: all are written as the page’s language writes them', () => {
  const app = path.join(import.meta.dirname, '..')
  const named = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.{ts,tsx}'] }).flatMap((file) =>
    [...readFileSync(path.join(app, file), 'utf8').matchAll(/\bformat(?:Ago|Date|List|Number|Price|Span)\(\s*['"`].*/gu)].map(
      ([call]) => `${file}: ${call}`,
    ),
  )
  expect(named).toEqual([])
})

describe('[IN-03] plurals follow the language, the Russian rule too', () => {
  test.each([
    ['en', 1, '1 unread message'],
    ['en', 2, '2 unread messages'],
    ['fr', 0, '0 message non lu'],
    ['ja', 1, '未読メッセージ1件'],
    ['ar', 2, 'رسالتان غير مقروءتين'],
    ['ar', 3, '3 رسائل غير مقروءة'],
    ['ar', 11, '11 رسالة غير مقروءة'],
    ['ru', 1, '1 непрочитанное сообщение'],
    ['ru', 2, '2 непрочитанных сообщения'],
    ['ru', 5, '5 непрочитанных сообщений'],
    ['ru', 11, '11 непрочитанных сообщений'],
    ['ru', 21, '21 непрочитанное сообщение'],
    ['ru', 1.5, '1,5 непрочитанного сообщения'],
    ['ru', 1002, '1\u00A0002 непрочитанных сообщения'],
    ['de', 12_345, '12.345 ungelesene Nachrichten'],
  ] as const)('%s says %d as %s', async (locale, count, said) => {
    const { t } = await createI18n(locale, ['chat'])
    expect(t('chat:list.unread', { count })).toBe(said)
  })
})
