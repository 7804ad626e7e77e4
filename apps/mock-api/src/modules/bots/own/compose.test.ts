import { HOBBIES, LOCALES, OCCUPATIONS, PERSONALITIES, RELATIONSHIPS } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { composeTexts, type Told } from './compose.ts'
import { selfTexts } from './texts/texts.ts'

const LUNA: Told = {
  seed: 'b_1',
  firstName: 'Luna',
  age: 27,
  occupation: 'astronomer',
  hobbies: ['astronomy', 'board-games', 'tea'],
  personality: ['witty', 'dreamy'],
  relationship: 'friend',
  frankness: 2,
  ownWords: '',
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const poolsOf = (value: object, path = ''): [string, readonly string[]][] =>
  Object.entries(value).flatMap(([key, child]: [string, unknown]): [string, readonly string[]][] => {
    const here = `${path}.${key}`
    if (typeof child === 'string') return [[here, [child]]]
    if (Array.isArray(child)) return [[here, child.map(String)]]
    return isObject(child) ? poolsOf(child, here) : []
  })
const slotsOf = (sentence: string): string[] => (sentence.match(/\{[a-z]+\}/gu) ?? []).toSorted()

describe.each(LOCALES)('the texts of %s', (locale) => {
  const pools = poolsOf(selfTexts[locale])

  test('[IN-07] have every English sentence with the same slots', () => {
    const shape = (all: typeof pools) => all.map(([path, pool]) => [path, pool.map(slotsOf)])
    expect(shape(pools)).toEqual(shape(poolsOf(selfTexts.en)))
  })

  test('[IN-07] have no repeated or empty sentences', () => {
    const said = pools.flatMap(([, pool]) => pool)
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([])
    expect(said.filter((sentence) => sentence.trim() !== sentence || sentence.length < 5)).toEqual([])
  })

  test('[IN-07] are complete for every occupation, hobby, trait, relationship and frankness', () => {
    const many = Math.max(OCCUPATIONS.length, HOBBIES.length)
    for (let number = 0; number < many; number += 1) {
      const { description, bio, greeting, lines } = composeTexts(locale, {
        ...LUNA,
        seed: `b_${number}`,
        occupation: OCCUPATIONS[number % OCCUPATIONS.length]!,
        hobbies: [HOBBIES[number % HOBBIES.length]!],
        personality: [PERSONALITIES[number % PERSONALITIES.length]!],
        relationship: RELATIONSHIPS[number % RELATIONSHIPS.length]!,
        frankness: (number % 5) + 1,
      })
      const all = [description, bio, greeting, ...Object.values(lines)]
      expect(all.filter((text) => text.length < 8 || /[{}[\]|]|undefined/u.test(text.replace('{name}', '')))).toEqual([])
      expect(bio).toContain('Luna')
    }
  })

  test('[IN-07] begin with the person’s own words', () => {
    expect(composeTexts(locale, { ...LUNA, ownWords: 'She names her telescopes' }).bio).toMatch(/^She names her telescopes\.\n\n\S/u)
    expect(composeTexts(locale, { ...LUNA, ownWords: '{self} [m:a|b|c] $& !' }).bio.startsWith('{self} [m:a|b|c] $& !\n\n')).toBe(true)
  })
})

test('[MK-11] are stable for a character and differ between similar ones', () => {
  expect(composeTexts('en', LUNA)).toEqual(composeTexts('en', LUNA))
  const readings = new Set(Array.from({ length: 40 }, (_, number) => JSON.stringify(composeTexts('en', { ...LUNA, seed: `b_${number}` }))))
  expect(readings.size).toBeGreaterThan(35)
})

test('[IN-07] use the lists and punctuation of the language', () => {
  expect(composeTexts('en', LUNA).bio).toContain('astronomy, board games and tea')
  expect(composeTexts('de', LUNA).bio).toContain('Astronomie, Brettspiele und Tee')
  expect(composeTexts('fr', LUNA).bio).toContain('astronomie, jeux de société et thé')
  expect(composeTexts('ja', LUNA).description).toContain('機転が利く、夢見がち')
  expect(composeTexts('ar', LUNA).description).toContain('سرعة بديهة، روح حالمة')
  expect(composeTexts('ja', { ...LUNA, ownWords: '月が好き' }).bio).toMatch(/^月が好き。/u)
  expect(composeTexts('hi', { ...LUNA, ownWords: 'उसे चाँद पसंद है' }).bio).toMatch(/^उसे चाँद पसंद है।/u)
})
