import { make } from '@moonlit/sdk/testing'
import { expect, test } from 'vitest'
import { createI18n } from '../../../shared/i18n/create-i18n.ts'
import { hasWordBeginning, suggestionsFor } from './suggestions.ts'

test.each([
  ['Amara', 'ama', true],
  ['Amara', 'mara', false],
  ['Space pirate', 'pir', true],
  ['Space pirate', 'space p', true],
  ['Médecin', 'medecin', true],
  ['Médecin', 'MÉD', true],
  ['楽天的', '天', true],
  ['Amara', '...', false],
  ['Amara', '', false],
])('in %j, %j begins a word: %s', (text, searched, isSo) => {
  expect(hasWordBeginning(text, searched)).toBe(isSo)
})

test('whoever is called otherwise in a language is suggested by Latin letters, too', async () => {
  const words = await createI18n('ja', ['labels'])
  const amara = make.bot({ slug: 'amara', firstName: 'アマラ', gender: 'female', hobbies: [] })
  for (const text of ['アマ', 'Ama']) expect(suggestionsFor(text, [amara], { gender: 'female', words })).toEqual([{ kind: 'person', bot: amara }])
})

test.each([
  ['en', 'red h', ['Red hair']],
  ['en', 'blue e', ['Blue eyes']],
  ['en', 'long', ['Long hair', 'Long curls']],
  ['en', 'hair', ['Auburn hair', 'Red hair', 'Long hair', 'Curly hair']],
  ['de', 'rote H', ['Rote Haare']],
  ['de', 'lange', ['Lange Haare', 'Lange Locken']],
  ['es', 'ojos a', ['Ojos azules']],
  ['ar', 'شعر أح', ['شعر أحمر']],
  ['ja', '青い', ['青い目']],
] as const)('in %s a look of two words is suggested for %j to whoever types it', async (locale, text, labels) => {
  const words = await createI18n(locale, ['labels', 'looks'])
  const ada = make.bot({
    slug: 'ada',
    firstName: 'Ada',
    gender: 'female',
    hairColor: 'auburn',
    hairStyle: 'curly-long',
    eyeColor: 'blue',
    hobbies: [],
  })
  expect(suggestionsFor(text, [ada], { gender: 'female', words })).toEqual(labels.map((label) => ({ kind: 'trait', label })))
})

test('people of any gender are suggested by name, traits only of the gender that is looked at', async () => {
  const words = await createI18n('en', ['labels'])
  const ada = make.bot({ slug: 'ada', firstName: 'Ada', gender: 'female', hobbies: ['jazz'] })
  const jan = make.bot({ slug: 'jan', firstName: 'Jan', gender: 'male', hobbies: ['running'] })
  const of = (text: string, gender: 'female' | 'male') =>
    suggestionsFor(text, [ada, jan, { ...ada, slug: 'ada-2', firstName: 'Jana' }], { gender, words }).map((suggestion) =>
      suggestion.kind === 'person' ? suggestion.bot.slug : suggestion.label,
    )
  expect(of('ja', 'female')).toEqual(['jan', 'ada-2', 'Jazz'])
  expect(of('ja', 'male')).toEqual(['jan', 'ada-2'])
  expect(of('run', 'male')).toEqual(['Running'])
  expect(of('run', 'female')).toEqual([])
})
