import type { Locale } from '@moonlit/contract/vocabulary'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { languageOf } from '../language/language.ts'
import { amara, nobody, lastReply, texts } from '../testing/run-chat.ts'
import { fold } from './fold.ts'
import { matches, type PatternName } from './patterns.ts'
import { said } from '../testing/sentences.ts'

const skier = { ...amara, hobbies: ['skiing', 'jazz'] }

const hears = (message: string, name: PatternName, locale: Locale): boolean => matches(fold(message).text, name, locale)

test.each<readonly [Locale, string, PatternName]>([
  ['en', 'She broke my favourite mug this morning', 'morning'],
  ['en', 'every morning I run', 'morning'],
  ['de', 'Meine Mutter sagte guten Morgen zu mir', 'morning'],
  ['es', 'mi vecino siempre me dice hola y se va', 'greeting'],
  ['pt', 'foi um prazer te ler', 'greeting'],
  ['it', 'che piacere leggerti', 'greeting'],
])('[MK-12] in %s, “%s” is no %s', (locale, sentence, name) => {
  expect(hears(sentence, name, locale)).toBe(false)
})

test.each<readonly [Locale, string, PatternName]>([
  ['en', 'Morning!', 'morning'],
  ['en', 'good morning sunshine', 'morning'],
  ['es', 'Hola guapa', 'greeting'],
])('[MK-12] in %s, “%s” is a %s', (locale, sentence, name) => {
  expect(hears(sentence, name, locale)).toBe(true)
})

test.each(LOCALES)('[MK-12] in %s a greeting is answered without naming a time of day', (locale) => {
  const [hello, otherTime] = said[locale].hello
  // What she asks in passing may be about the night; the greeting is what comes first.
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(lastReply([hello], { locale, seed }).text.split(/(?<=[.!。！।])/u)[0]).not.toMatch(otherTime)
})

test.each<readonly [Locale, string]>([
  ['es', 'Buenas noches'],
  ['pt', 'Boa noite'],
])('[MK-12] in %s “%s” is read as a greeting at the start of a chat', (locale, hello) => {
  for (const seed of ['a', 'b', 'c', 'd']) expect(lastReply([hello], { locale, seed }).text).not.toMatch(/duerme|durma|cierra|feche/iu)
})

test.each<readonly [Locale, string]>([
  ['en', 'Do you like skiing?'],
  ['en', 'Do you ski?'],
  ['de', 'Magst du Skifahren?'],
  ['de', 'Fährst du gerne Ski?'],
  ['fr', 'Tu aimes le ski ?'],
  ['fr', 'Est-ce que tu aimes skier ?'],
  ['es', '¿Te gusta esquiar?'],
  ['es', '¿Te gusta el esquí?'],
  ['it', 'Ti piace sciare?'],
  ['pt', 'Você gosta de esquiar?'],
  ['ja', 'スキーは好き？'],
  ['zh', '你喜欢滑雪吗？'],
  ['ar', 'هل تحبين التزلج على الثلج؟'],
  ['hi', 'क्या तुम्हें स्कीइंग पसंद है?'],
])('[MK-12] in %s a character who skis answers “%s” with her hobby', (locale, question) => {
  expect(lastReply([question], { locale, character: skier }).text).toContain(texts.lines.hobby)
  expect(lastReply([question], { locale, character: { ...amara, hobbies: ['chess'] } }).text).not.toContain(texts.lines.hobby)
})

test.each(LOCALES)('[MK-12] in %s a character says where she is from: as her page does, or in her life', (locale) => {
  const { spoken } = languageOf(locale)
  expect(lastReply([said[locale].origin], { locale, person: nobody }).text.toLowerCase()).toContain(spoken.places['amara']?.toLowerCase())
  const { text } = lastReply([said[locale].origin], { locale, person: nobody, character: { ...amara, slug: 'created' } })
  expect(spoken.life['hometown']?.flatMap(({ steps }) => steps[0] ?? [])).toContain(text)
})
