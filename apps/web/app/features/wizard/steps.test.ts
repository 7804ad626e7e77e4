import { expect, test } from 'vitest'
import { readDraft, type Draft } from '../../shared/creation/draft.ts'
import { errorsOf, furthestStep, isReachable, searchFor, stepIn, stepOf } from './steps.ts'

const LOOKS: Draft = {
  style: 'anime',
  age: 27,
  ethnicity: 'european',
  body: 'tall',
  bodyType: 'slim',
  hairStyle: 'bob',
  hairColor: 'black',
  eyeColor: 'grey',
}
const SOUL: Draft = { personality: ['witty'], occupation: 'baker', hobbies: ['tea'], relationship: 'friend', frankness: 2, voice: 'soft' }

test('[WZ-02] name and gender are needed to go on', () => {
  expect(Object.keys(errorsOf('style', {}))).toEqual(['gender', 'style', 'name'])
  expect(errorsOf('style', { style: 'anime', gender: 'female', name: ' L ' })).toEqual({ name: 'This field should be at least 2 characters long' })
  expect(errorsOf('style', { style: 'anime', gender: 'female', name: 'Luna 2' })).toEqual({
    name: 'This field contains characters that are not allowed',
  })
  expect(errorsOf('style', { style: 'anime', gender: 'female', name: 'Luna' })).toEqual({})
})

test('[WZ-01] a step opens once those before it lack nothing', () => {
  expect(furthestStep({})).toBe('style')
  const named: Draft = { ...LOOKS, gender: 'female', name: 'Luna' }
  expect(furthestStep(named)).toBe('soul')
  expect(isReachable('face', named)).toBe(true)
  expect(isReachable('summary', named)).toBe(false)
  expect(furthestStep({ ...named, ...SOUL })).toBe('summary')
})

test('[WZ-01] the address names the step, and keeps what else is in it', () => {
  expect(stepIn(new URLSearchParams('step=face'))).toBe('face')
  expect(stepIn(new URLSearchParams('step=wings'))).toBe('style')
  expect(searchFor('body', new URLSearchParams('utm_source=x&step=style'))).toBe('?utm_source=x&step=body')
})

test('a refused field is found on its step', () => {
  expect([stepOf('name'), stepOf('bio'), stepOf('breastSize'), stepOf('eyeColor')]).toEqual(['style', 'soul', 'body', 'face'])
})

test('[WZ-09] [ST-04] a stored draft is read, but for what is not of the lists: an age below 18 is none', () => {
  expect(readDraft({ ...LOOKS, ...SOUL, age: 17, hairStyle: 'mane', hobbies: ['tea', 'sin'], face: '../x', extra: 1 })).toEqual({
    ...LOOKS,
    ...SOUL,
    age: undefined,
    hairStyle: undefined,
    hobbies: ['tea'],
  })
})
