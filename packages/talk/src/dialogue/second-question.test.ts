import type { Locale } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import type { Reply } from '../replies/reply-input.ts'
import { lastReply } from '../testing/run-chat.ts'

const saysBoth = ({ memory }: Reply): boolean =>
  Object.keys(memory.said).some((id) => id.startsWith('answer.how-are-you')) &&
  Object.keys(memory.said).some((id) => !id.startsWith('answer.how-are-you'))

test.each<[Locale, string]>([
  ['en', 'how are you? did you eat?'],
  ['de', 'wie gehts dir? hast du schon gegessen?'],
  ['es', '¿cómo estás? ¿ya comiste?'],
  ['fr', 'ça va ? tu as mangé ?'],
  ['it', 'come stai? hai mangiato?'],
  ['pt', 'tudo bem? já comeu?'],
  ['hi', 'कैसी हो? खाना खाया?'],
  ['ja', '元気？ご飯食べた？'],
  ['zh', '你好吗？吃了吗？'],
])('[MK-12] in %s both of two questions are answered: %s', (locale, message) => {
  expect(saysBoth(lastReply([message], { locale }))).toBe(true)
})

test.each<[Locale, string]>([
  ['de', 'was machst du beruflich und woher kommst du?'],
  ['es', '¿a qué te dedicas y de dónde eres?'],
  ['fr', "tu fais quoi dans la vie et tu viens d'où ?"],
  ['hi', 'तुम क्या काम करती हो और कहाँ से हो?'],
  ['ja', '仕事は何してて、出身はどこ？'],
  ['zh', '你做什么工作，是哪里人？'],
])('[MK-12] in %s who asks for work and origin in one sentence is told both: %s', (locale, message) => {
  const { text } = lastReply([message], { locale })
  expect(text).toContain('Line of work.')
  expect(text.length).toBeGreaterThan('Line of work.'.length + 20)
})
