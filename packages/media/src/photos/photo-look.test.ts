import { expect, test } from 'vitest'
import { type Look, OUTFITS, SCENES, TINTS } from '../look.ts'
import { portraitSvg } from '../portrait/portrait-svg.ts'
import { identityOf, shotLook, type Person } from '../shots.ts'
import { photoLook, type PhotoRequest } from './photo-look.ts'
import { MARA } from './testing.ts'

const photosOf = (order: Partial<PhotoRequest>, { count = 1, person = MARA }: { count?: number; person?: Person } = {}): Look[] =>
  Array.from({ length: count }, (_photo, index) => photoLook(person, { prompt: '', parameters: {}, styles: [], seed: 'g_1', ...order, index }))

test('[MK-11] the same order gives the same photos, another order different ones', () => {
  const prompt = 'whatever you like'
  expect(photosOf({ prompt }, { count: 4 })).toEqual(photosOf({ prompt }, { count: 4 }))
  expect(photosOf({ prompt, seed: 'g_2' }, { count: 4 })).not.toEqual(photosOf({ prompt }, { count: 4 }))
})

test('[PG-01] each photo follows the prompt and shows the same person', () => {
  const photos = photosOf({ prompt: 'in the library in a red dress, serious, close-up, at night' }, { count: 4 })
  for (const photo of photos)
    expect(photo).toMatchObject({ ...identityOf(MARA), scene: 'library', outfit: 'dress', outfitColor: '#b3202c', tint: 'night', open: false })
  for (const { zoom, smile } of photos) expect([(zoom ?? 1) > 1.3, (smile ?? 1) < 0.1]).toEqual([true, true])
})

test('[PG-01] [CH-15] clothes that are asked for are in sight, unless a close-up is asked for as well', () => {
  for (const prompt of ['on the beach in a red dress', 'in a green hoodie at home'])
    for (const { zoom } of photosOf({ prompt }, { count: 7 })) expect(zoom).toBeLessThan(0.8)
  for (const { zoom } of photosOf({ prompt: 'close-up in a red dress' }, { count: 7 })) expect(zoom).toBeGreaterThan(1.3)
})

test('[PG-01] what somebody holds is in the picture, of a selfie too', () => {
  for (const { prop, zoom } of photosOf({ prompt: 'a selfie with her phone' }, { count: 7 })) {
    expect(prop).toBe('phone')
    expect(zoom).toBeLessThan(0.8)
  }
})

test('[PG-01] photos of one order differ in place and clothes where the prompt leaves them open, and always in pose', () => {
  const free = photosOf({ prompt: 'surprise me' }, { count: 4 })
  expect(new Set(free.map(({ scene }) => scene)).size).toBe(4)
  expect(new Set(free.map(({ outfit }) => outfit)).size).toBe(4)
  const bound = photosOf({ prompt: 'on the beach in a white shirt' }, { count: 4 })
  expect(new Set(bound.map(({ zoom }) => zoom)).size).toBe(4)
  expect(bound.map(({ yaw }) => Math.sign(yaw ?? 0))).toEqual([1, -1, 1, -1].map((side) => side * Math.sign(bound[0]?.yaw ?? 0)))
})

test('[PG-01] styles alternate; the prompt overrides their place, not their light', () => {
  const styles = [{ scene: 'cafe', tint: 'film' } as const, { scene: 'neon', tint: 'neon' } as const]
  expect(photosOf({ styles }, { count: 3 }).map(({ scene, tint }) => [scene, tint])).toEqual([
    ['cafe', 'film'],
    ['neon', undefined],
    ['cafe', 'film'],
  ])
  expect(photosOf({ styles, prompt: 'in the garden' }, { count: 2 }).map(({ scene, tint }) => [scene, tint])).toEqual([
    ['garden', 'film'],
    ['garden', 'neon'],
  ])
  expect(photosOf({ styles, prompt: 'at dusk' })[0]).toMatchObject({ scene: 'cafe', tint: 'golden' })
  expect(photosOf({ prompt: 'at dusk' })[0]).toMatchObject({ scene: 'beach', tint: 'golden' })
})

test('[PG-01] anyone wears the outfit named in the prompt, but a covered head stays covered', () => {
  const wearing = (change: Partial<Person>) => photosOf({ prompt: 'in a dress' }, { person: { ...MARA, ...change } })[0]?.outfit
  expect([wearing({}), wearing({ gender: 'non-binary' }), wearing({ hairStyle: 'hijab' })]).toEqual(['dress', 'dress', 'blouse'])
})

test('[MK-13] no prompt undresses a person or makes them younger', () => {
  for (const prompt of ['naked', 'nude, topless, no clothes', 'nackt', 'desnuda', 'sin ropa', 'lingerie', '裸', 'looking younger']) {
    const [photo] = photosOf({ prompt })
    expect(photo?.age).toBe(MARA.age)
    expect(OUTFITS).toContain(photo?.outfit)
  }
})

test('[MK-13] every light works in every place and changes the picture', () => {
  const look = shotLook(MARA, 'cover')
  for (const tint of TINTS) {
    expect(portraitSvg({ ...look, tint })).not.toBe(portraitSvg(look))
    for (const scene of SCENES) expect(portraitSvg({ ...look, scene, tint })).not.toMatch(/NaN|undefined|null/u)
  }
  const wrong: Look = Object.assign({ ...look }, { tint: 'x-ray' })
  expect(() => portraitSvg(wrong)).toThrow('tint "x-ray"')
})
