import type { Locale } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { lastReply, nobody } from '../testing/run-chat.ts'

test.each<[Locale, string, RegExp]>([
  ['en', 'Do you prefer tea or coffee?', /tea|coffee/iu],
  ['de', 'Magst du lieber Tee oder Kaffee?', /Tee|Kaffee/u],
  ['es', '¿Prefieres el mar o la montaña?', /el mar|la montaña/iu],
  ['fr', 'Tu préfères la mer ou la montagne ?', /la mer|la montagne/iu],
  ['it', 'Preferisci il mare o la montagna?', /il mare|la montagna/iu],
  ['pt', 'Você prefere praia ou serra?', /praia|serra/iu],
  ['ar', 'تفضلين الشاي أو القهوة؟', /الشاي|القهوة/u],
  ['hi', 'चाय या कॉफ़ी?', /चाय|कॉफ़ी/u],
  ['ja', 'コーヒーと紅茶どっちが好き?', /コーヒー|紅茶/u],
  ['zh', '你喜欢咖啡还是茶？', /咖啡|茶/u],
])('[MK-12] a character chooses when it is given two things (%s)', (locale, question, chosen) => {
  expect(lastReply([question], { locale, person: nobody }).text).toMatch(chosen)
})

test('[MK-12] whoever asks for a human or a machine is not answered by a choice', () => {
  expect(lastReply(['human or machine?'], { person: nobody }).text).toMatch(/\bAI\b|software|program/u)
})

test('[MK-12] what somebody cannot stand is named without an agreement that fails', () => {
  for (const seed of ['a', 'b', 'c', 'd']) expect(lastReply(['I hate olives'], { seed }).text).not.toMatch(/olives is/iu)
})

test.each<[Locale, string, string]>([
  ['en', "I can't stand cilantro, and you?", 'never-eat'],
  ['de', 'Ich hasse Rosenkohl, und du?', 'never-eat'],
  ['pt', 'Eu odeio coentro, e você?', 'never-eat'],
])('[MK-12] whoever tells of themselves and asks back is told the same of the character (%s)', (locale, text, category) => {
  const { memory } = lastReply([text], { locale, person: nobody })
  expect(Object.keys(memory.said).some((id) => id.startsWith(`life.${category}.`))).toBe(true)
})
