import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Bot, Frankness } from './bot.ts'
import * as vocabulary from './vocabulary.ts'

const folder = path.join(import.meta.dirname, '../labels')
const Labels = z.record(z.string(), z.record(z.string(), z.string()))
const readLabels = (locale: vocabulary.Locale) => Labels.parse(JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8')))

const frankness = z.array(Frankness).parse(Array.from({ length: (Frankness.maxValue ?? 0) - (Frankness.minValue ?? 0) + 1 }, (_, step) => step + 1))

/** The ids that need a word, by the group their words are in. */
const ids: Record<string, readonly (string | number)[]> = {
  gender: vocabulary.GENDERS,
  type: vocabulary.MODEL_TYPES,
  style: vocabulary.STYLES,
  roleType: vocabulary.ROLE_TYPES,
  personality: vocabulary.PERSONALITIES,
  occupation: vocabulary.OCCUPATIONS,
  hobby: vocabulary.HOBBIES,
  relationship: vocabulary.RELATIONSHIPS,
  body: vocabulary.BODIES,
  ethnicity: vocabulary.ETHNICITIES,
  bodyType: vocabulary.BODY_TYPES,
  breastSize: vocabulary.BREAST_SIZES,
  hairStyle: vocabulary.HAIR_STYLES,
  hairColor: vocabulary.HAIR_COLORS,
  eyeColor: vocabulary.EYE_COLORS,
  voice: vocabulary.VOICES,
  frankness,
}

test('[IN-01] labels exist for every language and no other', () => {
  expect(readdirSync(folder).toSorted()).toEqual(vocabulary.LOCALES.map((locale) => `${locale}.json`).toSorted())
})

test('[IN-01] every closed list has labels', () => {
  // Languages are named in themselves, sources of traffic are never shown, orders are the page's words, opposites are personalities.
  const unsaid = new Set<unknown>([vocabulary.LOCALES, vocabulary.BOT_ORDERS, vocabulary.PROMO_TYPES, vocabulary.OPPOSITE_PERSONALITIES])
  const said = new Set<unknown>(Object.values(ids))
  expect(Object.entries(vocabulary).flatMap(([name, list]) => (unsaid.has(list) || said.has(list) ? [] : [name]))).toEqual([])
})

describe('[IN-01] every attribute of a character has a label in every language', () => {
  const english = readLabels('en')

  test.each(vocabulary.LOCALES)('%s', (locale) => {
    const { property: properties = {}, ...groups } = readLabels(locale)
    const keysOf = (words: Record<string, string> = {}) => Object.keys(words).toSorted()
    expect(Object.keys(groups).toSorted()).toEqual(Object.keys(ids).toSorted())
    for (const [group, list] of Object.entries(ids)) expect(keysOf(groups[group]), group).toEqual(list.map(String).toSorted())
    expect(keysOf(properties)).toEqual(keysOf(english.property))
    const silent = Object.entries({ properties, ...groups }).flatMap(([group, words]) =>
      Object.entries(words).flatMap(([id, word]) => (word.trim() === '' || word !== word.trim() ? [`${group}.${id}`] : [])),
    )
    expect(silent).toEqual([])
  })

  test.each(vocabulary.LOCALES)('no two ids of a list read the same in %s', (locale) => {
    const twins = Object.entries(readLabels(locale)).flatMap(([group, words]) => {
      const said = Object.values(words)
      return said.filter((word, place) => said.indexOf(word) !== place).map((word) => `${group}: ${word}`)
    })
    expect(twins).toEqual([])
  })

  // Whoever is short may be a man: these are said of women alone, or of children.
  test.each(vocabulary.LOCALES)('[WZ-06] a height is told in %s in words that fit a man as well', (locale) => {
    const heights = Object.values(readLabels(locale).body ?? {})
    expect(heights.filter((word) => /^(?:petite|minuta|mignonne|zierlich|menuda|mignon|नन्ही|娇小|高挑)$/iu.test(word))).toEqual([])
  })

  test('attribute labels belong to fields of a character', () => {
    const fields = new Set(Object.keys(Bot.shape))
    expect(Object.keys(english.property ?? {}).filter((name) => !fields.has(name) && !fields.has(`${name}s`))).toEqual([])
  })
})
