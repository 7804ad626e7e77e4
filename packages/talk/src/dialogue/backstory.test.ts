import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../language/language.ts'
import { amara, runChat } from '../testing/run-chat.ts'

const LINES = ['greeting', 'today', 'work', 'hobby', 'dream']
const ASKED = ['how', 'more', 'what', 'where', 'who', 'why']

describe.each(LOCALES)('in %s', (locale) => {
  const { backstories, places } = languageOf(locale).spoken

  test('[MK-12] every character of the catalogue knows more of each line that it tells', () => {
    for (const slug of Object.keys(places))
      for (const line of LINES) {
        const told = backstories[`line.${slug}.${line}`] ?? {}
        expect([slug, line, Object.keys(told).toSorted()]).toEqual([slug, line, ASKED])
      }
  })

  test('[MK-12] no answer stands twice, none asks back, and none holds a slot', () => {
    const answers = Object.values(backstories).flatMap((told) => Object.values(told))
    expect(answers.filter((answer, at) => answers.indexOf(answer) !== at)).toEqual([])
    for (const answer of answers) expect(answer.replaceAll(/\[[my]:[^|\]]*\|[^|\]]*\|[^|\]]*\]/gu, '')).not.toMatch(/[{}[\]|#?？؟]|\/\//u)
  })
})

/** What is answered of a line of Amara's. */
const behind = (locale: Locale, line: string, asked: string): string =>
  languageOf(locale).spoken.backstories[`line.amara.${line}`]?.[asked] ?? 'nothing'

test.each<[Locale, string, string, string]>([
  ['en', 'how was your day?', 'haha why that?', 'why'],
  ['en', 'how was your day?', 'and who was there?', 'who'],
  ['en', 'how was your day?', 'where was that', 'where'],
  ['en', 'how was your day?', 'and then?', 'more'],
  ['de', 'wie war dein Tag?', 'und wie kam das?', 'why'],
  ['es', '¿qué tal tu día?', 'jaja ¿por qué?', 'why'],
  ['fr', 'comment s’est passée ta journée ?', 'pourquoi ça ?', 'why'],
  ['ja', '今日はどんな一日だった？', 'えっ、なんで？', 'why'],
])('[MK-12] in %s, after "%s" a character answers "%s" about what it told', (locale, first, question, asked) => {
  const replies = runChat([first, question], { locale })
  expect(replies.map(({ text }) => text)).toEqual([
    expect.stringContaining(amara.texts.lines.today),
    expect.stringContaining(behind(locale, 'today', asked)),
  ])
})

test('[MK-12] a character answers each question about a line once, and goes on with the rest of it', () => {
  const replies = runChat(['how was your day?', 'why?', 'why though?', 'really?']).map(({ text }) => text)
  expect(replies[1]).toContain(behind('en', 'today', 'why'))
  expect(replies[2]).toContain(behind('en', 'today', 'more'))
  expect(replies.slice(2).join(' ')).not.toContain(behind('en', 'today', 'why'))
})

test('[MK-12] who asks something else after it is answered that', () => {
  const [, reply] = runChat(['how was your day?', 'how old are you?'])
  expect(reply?.text).toContain('31')
})

test.each<[Locale, string]>([
  ['en', 'why one thing?'],
  ['de', 'warum?'],
  ['it', 'perché?'],
])('[MK-12] in %s, who asks about the greeting is answered: %s', (locale, question) => {
  const [reply] = runChat([question], { locale, before: [{ isBot: true, text: amara.texts.greeting }] })
  expect(reply?.text).toContain(behind(locale, 'greeting', 'why'))
})

test.each<[Locale, string]>([
  ['en', "what's your favourite film?"],
  ['en', 'how tall are you?'],
  ['en', 'can you dance?'],
  ['de', 'was machst du sonntags?'],
  ['de', 'wie groß bist du?'],
  ['es', '¿qué te da miedo?'],
  ['fr', 'tu mesures combien ?'],
  ['it', 'che film ti piacciono?'],
  ['pt', 'o que você faz no domingo?'],
  ['hi', 'तुम्हारी पसंदीदा फ़िल्म कौन सी है?'],
  ['ar', 'ما فيلمك المفضل؟'],
  ['ja', '好きな映画は何？'],
  ['zh', '你多高？'],
])('[MK-12] in %s, who asks something else in answer to the greeting hears nothing of the greeting: %s', (locale, question) => {
  for (const seed of ['a', 'b', 'c']) {
    const [reply] = runChat([question], { locale, seed, before: [{ isBot: true, text: amara.texts.greeting }] })
    expect(Object.keys(reply?.memory.said ?? {}).filter((id) => id.startsWith('line.'))).toEqual([])
  }
})
