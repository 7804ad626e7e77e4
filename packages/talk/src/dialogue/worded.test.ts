import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../language/language.ts'
import { amara, nobody, runChat } from '../testing/run-chat.ts'
import type { Reply } from '../replies/reply-input.ts'

const english = languageOf('en').spoken
/** What a sentence may not hold once the choices by gender are taken out of it. */
const ODD = /[{}[\]|#]|\/\//u
const plain = (sentence: string): string => sentence.replaceAll(/\[[my]:[^|\]]*\|[^|\]]*\|[^|\]]*\]/gu, '')

describe.each(LOCALES)('in %s', (locale) => {
  const { interview, told, pages, places } = languageOf(locale).spoken

  test('[MK-12] a character answers whatever people ask a new acquaintance, in three ways of two steps', () => {
    expect(Object.keys(interview).toSorted()).toEqual(Object.keys(english.interview).toSorted())
    for (const [topic, { words, tales }] of Object.entries(interview))
      expect([topic, words.length > 0, tales.map((steps) => steps.length)]).toEqual([topic, true, [2, 2, 2]])
  })

  test('[MK-12] it has something to say to whatever people tell of their day, and asks on in one of three ways', () => {
    expect(Object.keys(told).toSorted()).toEqual(Object.keys(english.told).toSorted())
    for (const [topic, { words, tales }] of Object.entries(told))
      expect([topic, words.length > 0, tales.map(([said = '']) => /[?？؟]/u.test(said))]).toEqual([topic, true, [false, false, true]])
  })

  test('[MK-12] it knows more of what its page names, and takes up what answers its greeting', () => {
    for (const slug of Object.keys(places)) {
      const { tales = [] } = pages[`${slug}.answer`] ?? {}
      const things = Object.entries(pages).filter(([key]) => key.startsWith(`${slug}.`) && key !== `${slug}.answer`)
      expect([slug, tales.length, things.length >= 5]).toEqual([slug, 2, true])
      for (const [thing, { words }] of things) expect([thing, words.length > 0]).toEqual([thing, true])
    }
  })

  test('[MK-12] choices stand in brackets', () => {
    const words = [interview, told, pages].flatMap((shelf) => Object.values(shelf)).flatMap((each) => each.words)
    const flat = (pattern: string): string => pattern.replaceAll(/\([^()]*\)/gu, '')
    expect(words.filter((pattern) => flat(flat(flat(pattern))).includes('|'))).toEqual([])
  })

  test('[MK-12] nothing of it stands twice, and none holds what is no sentence', () => {
    const all = [interview, told, pages].flatMap((shelf) => Object.values(shelf)).flatMap(({ tales }) => tales.flat())
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([])
    for (const sentence of all) expect(plain(sentence)).not.toMatch(ODD)
  })
})

/** The ids of what was said in a reply. */
const idsOf = (reply: Reply | undefined): string => Object.keys(reply?.memory.said ?? {}).join(' ')

test.each<[Locale, string, string]>([
  ['en', 'how tall are you?', 'tall'],
  ['en', 'do you have any tattoos', 'tattoos'],
  ['en', 'recommend me a book', 'recommend-book'],
  ['de', 'wann hast du zuletzt geweint?', 'cry'],
  ['de', 'welche superkraft hättest du gern?', 'superpower'],
  ['es', '¿qué has desayunado?', 'breakfast'],
  ['fr', 'tu as un tatouage ?', 'tattoos'],
  ['it', 'quanto sei alta?', 'tall'],
  ['pt', 'você tem tatuagem?', 'tattoos'],
  ['hi', 'क्या तुम्हारा कोई टैटू है?', 'tattoos'],
  ['ar', 'كم طولك؟', 'tall'],
  ['ja', '身長どのくらい？', 'tall'],
  ['zh', '你有纹身吗？', 'tattoos'],
])('[MK-12] in %s, what people ask a new acquaintance is answered: %s', (locale, question, topic) => {
  expect(idsOf(runChat([question], { locale, person: nobody })[0])).toContain(`interview.${topic}.`)
})

test('[MK-12] who asks on is told the rest of the answer, and who asks again hears another', () => {
  const [first, second, third] = runChat(['do you have any tattoos?', 'why?', 'tell me about your tattoos?'], { person: nobody })
  const [id = ''] = Object.keys(first?.memory.said ?? {})
  expect(idsOf(second)).toContain(id.replace(/0$/u, '1'))
  expect(Object.keys(third?.memory.said ?? {}).filter((each) => /^interview\.tattoos\.\d\.0$/u.test(each))).toHaveLength(2)
})

test.each<[Locale, string]>([
  ['en', 'a record of ella, always'],
  ['de', 'der kaffee heute früh war gut'],
  ['ja', 'パン屋さんの匂いかな'],
])('[MK-12] in %s, whoever answers the greeting is answered by this character: %s', (locale, message) => {
  const [reply] = runChat([message], { locale, person: nobody, before: [{ isBot: true, text: amara.texts.greeting }] })
  expect(idsOf(reply)).toContain('thing.amara.answer.')
})

test.each<[Locale, string, string]>([
  ['en', 'i passed my exam today', 'exam-passed'],
  ['de', 'ich hab den bus verpasst', 'missed-train'],
  ['es', 'mañana operan a mi madre de la cadera', 'grave.surgery-relative'],
  ['fr', 'ma mère se fait opérer demain', 'grave.surgery-relative'],
  ['it', 'mio papà si opera al cuore giovedì', 'grave.surgery-relative'],
])('[MK-12] in %s, what somebody tells of their day is named: %s', (locale, message, topic) => {
  expect(idsOf(runChat([message], { locale, person: nobody })[0])).toContain(`told.${topic}.`)
})
