import type { CreationOptions } from '@moonlit/sdk'
import { GENDERS, HOBBIES, OCCUPATIONS, OPPOSITE_PERSONALITIES, PERSONALITIES, VOICES } from '@moonlit/sdk/rules'
import { expect, test } from 'vitest'
import { furthestStep } from './steps.ts'
import { madeUpBeside, withoutMadeUp, surprise, withGender } from './suggestions.ts'

const label = { en: '', es: '', fr: '', pt: '', ar: '', hi: '', ja: '', zh: '', it: '', de: '' }
const property = (id: string, ids: readonly string[]): CreationOptions['properties'][number] => ({
  id,
  step: 'soul',
  label,
  max: 1,
  required: true,
  options: ids.map((option) => ({ id: option, label })),
})
const options: CreationOptions = {
  properties: [property('personality', PERSONALITIES), property('occupation', OCCUPATIONS), property('hobbies', HOBBIES), property('voice', VOICES)],
  age: { min: 18, max: 99 },
  frankness: { min: 1, max: 5, labels: [] },
  opposites: OPPOSITE_PERSONALITIES.map(([one, other]) => [one, other]),
  portraitUrl: '/portrait.webp',
}
const names = { female: ['Mira'], male: ['Jonas'], 'non-binary': ['Robin'] }

/** Dice that fall the same way for the same seed. */
const diceOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed * 7919 + 1)

test('[WZ-03] a surprise is somebody whole and adult, without opposites, and nobody explicit', () => {
  for (const seed of SEEDS) {
    const draft = surprise({}, options, names, diceOf(seed))
    expect(furthestStep(draft), JSON.stringify(draft)).toBe('summary')
    expect(draft.age).toBeGreaterThanOrEqual(18)
    expect(draft.personality).toHaveLength(3)
    expect(OPPOSITE_PERSONALITIES.some((pair) => pair.every((trait) => draft.personality?.includes(trait)))).toBe(false)
    expect(draft.personality).not.toContain('nympho')
    expect(draft.frankness).toBeLessThanOrEqual(3)
  }
})

test('what a surprise made up is made up anew by the next one; what somebody chose since stays', () => {
  const first = surprise({}, options, names, diceOf(5))
  const drawn = madeUpBeside({}, first)
  expect(drawn).toEqual({ gender: first.gender, style: first.style, name: first.name })
  const own = withoutMadeUp({ ...first, name: 'Luna' }, drawn)
  expect(own).toMatchObject({ gender: undefined, style: undefined, name: 'Luna' })
  expect(madeUpBeside(own, surprise(own, options, names, diceOf(6)))).not.toHaveProperty('name')
})

test('a surprise keeps name, gender, style and own words, and changes the rest', () => {
  const before = { name: 'Ada', gender: 'non-binary', style: 'anime', bio: 'Collects maps.' } as const
  const [one, other] = [surprise(before, options, names, diceOf(5)), surprise(before, options, names, diceOf(6))]
  expect(one).toMatchObject(before)
  expect(other).toMatchObject(before)
  expect(one.face).not.toBe(other.face)
})

test('with the gender comes a whole appearance; what was chosen before stays', () => {
  for (const gender of GENDERS) expect(furthestStep({ ...withGender({}, gender), name: 'Kim' })).toBe('soul')
  const chosen = withGender({ eyeColor: 'violet', age: 44, gender: 'female', hairStyle: 'braids', breastSize: 'small' }, 'male')
  expect(chosen).toMatchObject({ eyeColor: 'violet', age: 44, gender: 'male', breastSize: undefined })
  expect(chosen.hairStyle).not.toBe('braids')
})
