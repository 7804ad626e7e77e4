import { ETHNICITIES, GENDERS, HAIR_STYLES, OCCUPATIONS, STYLES } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { checkLook } from '@moonlit/media/portrait/check-look'
import { portraitSvg } from '@moonlit/media/portrait/portrait-svg'
import { shotLook, SHOTS } from '@moonlit/media/shots'
import { lookOf } from './appearance.ts'

const person = {
  age: 30,
  eyeColor: 'brown',
  hairColor: 'black',
  bodyType: 'average',
  body: 'average',
} as const

test('[MK-13] every ethnicity, gender, style and hair style can be drawn in every shot', () => {
  let number = 0
  for (const ethnicity of ETHNICITIES)
    for (const gender of GENDERS)
      for (const style of STYLES) {
        for (const hairStyle of HAIR_STYLES) {
          number += 1
          const occupation = OCCUPATIONS[number % OCCUPATIONS.length]!
          const draft = { ethnicity, gender, hairStyle, occupation }
          const whole = { ...person, ...draft, style, slug: `own-${number}`, look: lookOf(draft, `b_${number}`) }
          for (const shot of SHOTS) expect(() => checkLook(shotLook(whole, shot))).not.toThrow()
        }
        const hairStyle = HAIR_STYLES[number % HAIR_STYLES.length]!
        const draft = { ethnicity, gender, hairStyle, occupation: 'baker' } as const
        expect(portraitSvg(shotLook({ ...person, ...draft, style, slug: 'own', look: lookOf(draft, 'own') }, 'cover'), 320, 400)).toMatch(/^<svg/u)
      }
})

test('[MK-11] a look depends on its seed', () => {
  const draft = { ethnicity: 'mixed', gender: 'female', hairStyle: 'long', occupation: 'singer' } as const
  expect(lookOf(draft, 'b_1')).toEqual(lookOf(draft, 'b_1'))
  expect(new Set(Array.from({ length: 30 }, (_, number) => JSON.stringify(lookOf(draft, `b_${number}`)))).size).toBeGreaterThan(20)
})

test('[MK-13] skin follows ethnicity and clothes the occupation; no bare shoulders with a covered head, no beard on women', () => {
  for (let number = 0; number < 60; number += 1) {
    const seed = `b_${number}`
    expect(['ebony', 'deep', 'brown']).toContain(lookOf({ ethnicity: 'african', gender: 'male', hairStyle: 'buzz', occupation: 'nurse' }, seed).skin)
    expect(lookOf({ ethnicity: 'african', gender: 'male', hairStyle: 'buzz', occupation: 'nurse' }, seed).outfit).toBe('scrubs')
    const covered = lookOf({ ethnicity: 'middle-eastern', gender: 'female', hairStyle: 'hijab', occupation: 'dancer' }, seed)
    expect(['dress', 'offshoulder', 'tank', 'vneck']).not.toContain(covered.outfit)
    expect(['dress', 'offshoulder', 'tank', 'vneck']).not.toContain(covered.extraOutfit)
    expect(covered.accessory).not.toBe('earrings')
    expect(covered.beard).toBe('none')
    expect(covered.extraScene).not.toBe(covered.scene)
  }
})
