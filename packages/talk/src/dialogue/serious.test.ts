import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { languageOf } from '../language/language.ts'
import { runChat } from '../testing/run-chat.ts'

/** What a character says something of in answer to a first message, in several chats. */
const poolsOf = (locale: Locale, message: string): string[] =>
  ['a', 'b', 'c', 'd'].flatMap((seed) => Object.keys(runChat([message], { locale, seed })[0]?.memory.said ?? {}))

test.each<[Locale, string]>([
  ['en', 'are you really 18?'],
  ['en', 'do you hate black people?'],
  ['en', 'are you racist?'],
  ['en', 'did the holocaust happen?'],
  ['en', 'do you sell my data?'],
  ['en', 'is premium free?'],
  ['en', 'is it safe to drive after three beers?'],
  ['en', 'do you do drugs?'],
  ['en', 'would you kill for me?'],
  ['en', 'should i stop taking my antidepressants?'],
  ['de', 'bist du Rassistin?'],
  ['de', 'darf ich nach drei Bier fahren?'],
  ['es', '¿vendes mis datos?'],
  ['fr', 'tu vends mes données ?'],
])('[MK-12] in %s, no light answer is given to: %s', (locale, message) => {
  for (const id of poolsOf(locale, message)) expect(id).not.toMatch(/^answer[.](?:fallback[.](?:you|me|yesno)|advice)/u)
})

test('[CH-09] who doubts that a character is grown up is told its age', () => {
  for (const seed of ['a', 'b', 'c']) expect(runChat(['are you really 18?'], { seed })[0]?.text).toContain('31')
})

test.each<[Locale, string]>([
  ['en', 'do you still sing?'],
  ['de', 'singst du noch?'],
  ['es', '¿todavía cantas?'],
])('[MK-12] in %s, an ordinary question is not taken for a serious one: %s', (locale, message) => {
  for (const id of poolsOf(locale, message)) expect(id).not.toMatch(/^answer[.]fallback[.](?:serious|hate|of-age)/u)
})

test.each(LOCALES)('[MK-12] in %s there is something to say to whoever asks for what is serious', (locale) => {
  const { answers } = languageOf(locale).spoken
  for (const pool of ['fallback.of-age', 'fallback.hate', 'fallback.serious']) expect([pool, (answers[pool] ?? []).length > 1]).toEqual([pool, true])
})
