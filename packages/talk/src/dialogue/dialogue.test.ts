import type { Locale } from '@moonlit/contract/vocabulary'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../language/language.ts'
import { amara, lastReply, nobody, runChat } from '../testing/run-chat.ts'
import { computed } from './arithmetic.ts'
import { lifeOf, pageOn } from './life.ts'

const english = languageOf('en')
const ASKS = /[?？؟]/u
/** These lists are looked up, word by word. */
const UNMATCHED = /^words\.(?:numbers|plus|minus|times|divided)$/u
/** A character that a user made, of whom no page tells more than its lines. */
const created = { ...amara, slug: 'created-1' }
const hers = (category: string): readonly string[] => lifeOf(created, category, english)?.steps ?? []

test.each([
  ["what's 17 times 23?", '391'],
  ['how much is 7 + 8 * 2', '23'],
  ['two and two?', '4'],
  ['100 / 8', '12.5'],
  ['I have 2 dogs', null],
  ['5 / 0', null],
  ['see https://example.com/a?b=1 +44 20 7946 0958', null],
  ['call me at +1 415 555 2671', null],
  ['write to me 7+1@example.com', null],
  ['3 +4', '7'],
  ["what's 15% of 80", '12'],
  ['20 percent of 50?', '10'],
  ['I am 100 % sure', null],
])('[MK-12] "%s" is computed as %s', (asked, result) => {
  expect(computed(asked, 'en', english)).toBe(result)
})

test.each<[Locale, string, string]>([
  ['de', 'was sind 20 prozent von 50?', '10'],
  ['es', 'cuánto es el 15% de 80', '12'],
  ['ja', '80の15%は?', '12'],
  ['zh', '80的15%是多少', '12'],
])('[MK-12] in %s, a share is computed: %s', (locale, asked, result) => {
  expect(computed(asked, locale, languageOf(locale))).toBe(result)
})

test.each<[Locale, string, string]>([
  ['en', 'send me a pic', 'another one, on the beach'],
  ['de', 'schick mir ein bild', 'noch eins, am strand'],
  ['es', 'mándame una foto', 'otra, en la playa'],
  ['fr', 'envoie une photo', 'encore une, à la plage'],
  ['it', 'mandami una foto', "un'altra, in spiaggia"],
  ['pt', 'manda uma foto', 'outra, na praia'],
  ['ja', '写真送って', 'もう一枚、海で'],
  ['zh', '发张照片', '再来一张，在海边'],
  ['hi', 'फोटो भेजो', 'एक और, बीच पर'],
  ['ar', 'ابعتيلي صورة', 'واحدة تانية على البحر'],
])('[CH-15] in %s, who was sent a picture gets another when they ask for one more', (locale, first, more) => {
  const [one, two] = runChat([first, more], { locale })
  expect([one?.shot, two?.shot]).toEqual([expect.any(String), expect.any(String)])
  expect(two?.shot).not.toBe(one?.shot)
})

test('[CH-15] who wanted no picture is not sent one for asking for one more of something else', () => {
  const [, after] = runChat(["don't send me any pictures", 'another one, of your stories'])
  expect(after?.shot).toBeNull()
})

test('[MK-12] what two things are offered without a question mark is chosen from', () => {
  expect(lastReply(['italian or sushi']).text).toMatch(/italian|sushi/u)
})

describe('what was said before', () => {
  test('[MK-12] a tale goes on when somebody asks, and ends', () => {
    const replies = runChat(['do you have siblings?', 'and then?', 'and then?', 'and then?'], { character: created }).map(({ text }) => text)
    for (const [at, step] of hers('siblings').entries()) expect(replies[at]).toContain(step)
    expect(new Set(replies).size).toBe(replies.length)
  })

  test('[MK-12] the question’s clause is answered first', () => {
    expect(lastReply(['lol fair. do you have siblings?'], { character: created }).text).toContain(hers('siblings')[0])
  })

  test('[MK-12] a bare noun answers the character’s question', () => {
    const { text } = lastReply(['Mangoes'], { character: created, before: [{ isBot: true, text: 'Which fruit could you live on?' }] })
    expect(text).toMatch(/mangoes/iu)
  })

  test('[MK-12] "and you?" is answered with her own part of what was spoken of', () => {
    expect(lastReply(['I made a curry tonight', 'and you?'], { character: created, seed: 'b' }).text).not.toBe('')
  })

  test('[MK-12] somebody who mourns is asked nothing, whatever they say next', () => {
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const { text } of runChat(['my grandfather died last night', 'he taught me everything', 'I keep his tools', 'yes'], { seed }))
        expect(text).not.toMatch(ASKS)
  })

  test('[MK-12] of three replies at most one asks something', () => {
    const asking = runChat(['hi', 'I made soup', 'I went for a walk', 'my day was long', 'I like rain', 'nice', 'I play the cello'], {
      seed: 'q',
    }).map(({ text }) => ASKS.test(text))
    expect(asking.filter(Boolean).length).toBeLessThanOrEqual(3)
  })
})

describe('what a person tells', () => {
  const told = (text: string) => lastReply([text], { person: nobody }).memory

  test('[MK-12] several facts in one sentence are kept', () => {
    const { name, city, facts } = told("I'm Priya, I'm 34 and I live in Leeds with my husband Tom")
    expect([name?.value, city?.value, facts.age?.value, facts.partner?.value]).toEqual(['Priya', 'Leeds', '34', 'Tom'])
  })

  test.each([
    ['my sister Nora is a pilot', 'sibling', 'Nora'],
    ['I play the cello', 'instrument', 'cello'],
    ['I hate mushrooms', 'dislike', 'mushrooms'],
    ['I have asthma', 'health', 'asthma'],
  ] as const)('[MK-12] "%s" tells a %s', (text, kind, value) => {
    expect(told(text).facts[kind]?.value).toBe(value)
  })

  test('[MK-12] what is corrected is corrected', () => {
    const { memory, text } = lastReply(['I am Daniel by the way', "Actually it's Dan, not Daniel"], { person: nobody })
    expect(memory.name?.value).toBe('Dan')
    expect(text).toContain('Dan')
  })

  test('[MK-12] a child is none: no age below eighteen is kept', () => {
    expect(told('I am 34 and my son is 7').facts.age?.value ?? '34').toBe('34')
  })

  test('[MK-12] what was told is known when it is asked for', () => {
    expect(lastReply(['my sister Nora is a pilot', 'what did I tell you about my sister?']).text).toContain('Nora')
    expect(lastReply(['what is my wife called?']).text).not.toMatch(/Nora/u)
  })
})

test('[MK-12] a page that tells of a character’s family is believed', () => {
  const character = { ...created, texts: { ...amara.texts, bio: 'Amara learned the trumpet from her brother.' } }
  expect(pageOn(character, 'siblings', english)).toBe('Amara learned the trumpet from her brother.')
  expect(lastReply(['do you have siblings?'], { character }).text).toContain('learned the trumpet from her brother')
})

describe.each(LOCALES)('in %s', (locale) => {
  const language = languageOf(locale)

  test('[IN-07] a character has the same life as in English', () => {
    for (const category of Object.keys(english.spoken.life))
      expect(lifeOf(created, category, language)?.id).toBe(lifeOf(created, category, english)?.id)
  })

  test('[IN-07] everything that is said in English is said', () => {
    expect(Object.keys(language.spoken.answers).sort()).toEqual(Object.keys(english.spoken.answers).sort())
    expect(Object.keys(language.spoken.words).sort()).toEqual(Object.keys(english.spoken.words).sort())
  })

  test('[MK-12] gender choices have three forms', () => {
    const { answers, stories, subjects } = language.spoken
    const lines = [...Object.values(answers), ...Object.values(stories), ...Object.values(subjects).map(({ tales }) => tales)].flat(2)
    const choices = lines.flatMap((line) => line.match(/\[[^\]]*\]/gu) ?? [])
    expect(choices.filter((choice) => !/^\[[ym]:[^|]*\|[^|]*\|[^|]*\]$/u.test(choice))).toEqual([])
  })

  test('[CH-25] nothing is asked of who mourns', () => {
    const { answers } = language.spoken
    for (const pool of ['grief.death', 'grief.other', 'grief.more', 'breakup', 'sad-lonely'])
      for (const [line = ''] of answers[pool] ?? []) expect(line).not.toMatch(ASKS)
  })

  test('[MK-12] every pattern can be read', () => {
    for (const list of Object.keys(language.spoken.words)) if (!UNMATCHED.test(list)) expect(language.pattern(list)).toBeInstanceOf(RegExp)
  })
})
