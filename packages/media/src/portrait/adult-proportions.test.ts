import { BODIES, BODY_TYPES, ETHNICITIES, GENDERS } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { SKINS } from '../look.ts'
import { MARA } from '../photos/testing.ts'
import { shotLook } from '../shots.ts'
import { childlikeProportions, proportionsOf } from './adult-proportions.ts'
import { measureBody, measureFace } from './measures.ts'

const COVER = shotLook(MARA, 'cover')

test('[MK-11] whatever is chosen in the wizard, the figure has the proportions of an adult', () => {
  let figures = 0
  for (const style of ['anime', 'realistic'] as const)
    for (const gender of GENDERS)
      for (const bodyType of BODY_TYPES)
        for (const body of BODIES)
          for (const ethnicity of ETHNICITIES)
            for (const [index, skin] of SKINS.entries()) {
              const look = { ...COVER, style, gender, bodyType, body, ethnicity, skin, age: 18, seed: `${index} ${bodyType} ${ethnicity}` }
              const childlike = childlikeProportions(measureFace(look), measureBody(look))
              expect(childlike, `${style} ${gender} ${bodyType} ${body} ${ethnicity} ${skin}`).toEqual([])
              figures += 1
            }
  expect(figures).toBeGreaterThan(2000)
})

test('[MK-11] a figure with the head of a child beside its shoulders, or with the eyes of a doll, is told', () => {
  const [face, build] = [measureFace(COVER), measureBody(COVER)]
  expect(childlikeProportions(face, { ...build, scale: 0.9 })).toEqual(['shoulders', 'trunk'])
  expect(childlikeProportions({ ...face, eyeAbove: 30, eyeHalfWidth: 34 }, build)).toEqual(['eyeHeight', 'eyeWidth'])
  expect(childlikeProportions({ ...face, eyeY: 20, chinDrop: -30, jaw: 48 }, build)).toEqual(['eyeLine', 'lowerFace', 'jaw'])
})

test('[MK-11] heads are about a seventh of the height: a trunk is more than twice as high as the head', () => {
  expect(proportionsOf(measureFace(COVER), measureBody(COVER)).trunk).toBeGreaterThan(2.3)
})
