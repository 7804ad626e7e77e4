import type { Locale } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { languageOf } from '../language/language.ts'
import { nobody, runChat } from '../testing/run-chat.ts'
import { writtenOut } from './shorthand.ts'

test.each<[Locale, string, string]>([
  ['en', 'idk, wbu? u r nice', "i don't know, what about you? you are nice"],
  ['es', 'y xq no? q haces', 'y por qué no? que haces'],
  ['fr', 'jsuis là, pk ?', 'je suis là, pourquoi ?'],
  ['pt', 'vc tá aí?', 'você está aí?'],
  ['de', "weißte, is nix. 's ist gut", "weißt du, ist nichts. 's ist gut"],
  ['ja', 'u r me', 'u r me'],
])('[MK-12] in %s the short forms of the keyboard are written out: %s', (locale, message, whole) => {
  expect(writtenOut(message, languageOf(locale))).toBe(whole)
})

test.each<[Locale, string[], string[]]>([
  [
    'es',
    ['soy rubén, electricista, y tengo una tortuga q se llama manolo', 'te acuerdas en q trabajo y como se llama mi tortuga?'],
    ['lectricista', 'Manolo'],
  ],
  ['de', ['ich bin der jonas, schreiner aus kassel', 'wie heiß ich und wo wohn ich?'], ['Jonas', 'Kassel']],
  ['zh', ['我叫若楠，家里有只柯基叫豆包', '考你一下 我叫啥 我的狗叫啥'], ['若楠', '豆包']],
  ['ja', ['まさきっていいます、名古屋で看護師してます', '俺の仕事なんだっけ？名前は？'], ['看護師', 'まさき']],
])('[CH-14] in %s, who asks for two things that were told is told both', (locale, messages, answers) => {
  const reply = runChat(messages, { locale, person: nobody }).at(-1)
  for (const answer of answers) expect(reply?.text).toContain(answer)
})

test.each<[Locale, string, string]>([
  ['fr', 'C’est quoi, ta dernière bêtise ?', "ma dernière bêtise ? j'ai teint ma frange en bleu"],
  ['en', "What's the last silly thing you did?", 'the last silly thing? i dyed my hair blue'],
])('[MK-12] in %s, who repeats the question before answering it has asked nothing', (locale, question, message) => {
  const [reply] = runChat([message], { locale, person: nobody, before: [{ isBot: true, text: question }] })
  expect(Object.keys(reply?.memory.said ?? {}).filter((id) => id.startsWith('answer.fallback.you'))).toEqual([])
})
