import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { type Look, OUTFITS, POSES, PROPS, SCENES, WEARABLES, WEATHERS } from './look.ts'
import { HAIR_DRAWERS } from './portrait/hair/hair.ts'
import { portraitSvg } from './portrait/portrait-svg.ts'
import { createRandom } from './portrait/random.ts'
import { RenderPool } from './pool.ts'
import { renderPortrait, type Variant } from './render.ts'
import { MARA } from './photos/testing.ts'
import { shotLook, SHOTS } from './shots.ts'

const COVER = shotLook(MARA, 'cover')
const pool = new RenderPool({ size: 1 })

/** A worker of one line. */
const workerFrom = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`)

afterAll(() => pool.close())

test('[MK-11] a look renders to the same bytes in any thread', async () => {
  const here = await renderPortrait(COVER, 'small')
  const there = await pool.render({ ...COVER }, 'small')
  expect(there.equals(here)).toBe(true)
})

test('[MK-11] pictures are webp: full 640x800, small and blurred 320x400', async () => {
  const sizeOf = async (variant: Variant): Promise<string> => {
    const { format, width, height } = await sharp(await renderPortrait(COVER, variant)).metadata()
    return `${format} ${width}x${height}`
  }
  expect(await Promise.all([sizeOf('full'), sizeOf('small'), sizeOf('blurred')])).toEqual(['webp 640x800', 'webp 320x400', 'webp 320x400'])
})

test('[MK-13] the blurred preview shows no detail', async () => {
  const roughness = async (variant: Variant): Promise<number> => {
    const { data } = await sharp(await renderPortrait(COVER, variant))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data.reduce((sum, value, index) => sum + Math.abs(value - (data[index - 1] ?? value)), 0) / data.length
  }
  expect(await roughness('blurred')).toBeLessThan((await roughness('small')) / 2)
})

test('[MK-11] a different seed gives a different face', () => {
  expect(portraitSvg({ ...COVER, seed: 'maya' })).not.toBe(portraitSvg(COVER))
})

test('[MK-11] all pictures of a character show the same person in different places', () => {
  const looks = SHOTS.map((shot) => shotLook(MARA, shot))
  const identities = new Set(
    looks.map(({ seed, skin, hairStyle, hairColor, eyeColor, age, gender, bodyType }) =>
      [seed, skin, hairStyle, hairColor, eyeColor, age, gender, bodyType].join(),
    ),
  )
  expect(identities.size).toBe(1)
  for (const series of [/^(?:cover|extra|gallery|sale)/u, /^(?:cover|extra|chat)/u]) {
    const scenes = SHOTS.flatMap((shot, index) => (series.test(shot) ? [looks[index]?.scene] : []))
    expect(new Set(scenes).size).toBe(scenes.length)
  }
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(SHOTS.length)
  expect(looks).toEqual(SHOTS.map((shot) => shotLook(MARA, shot)))
})

test.each([
  [{ hairColor: 'plaid' }, 'hairColor "plaid"'],
  [{ scene: 'moon' }, 'scene "moon"'],
  [{ pose: 'headstand' }, 'pose "headstand"'],
  [{ wears: ['crown'] }, 'wears "crown"'],
  [{ propColor: 'red"/>' }, 'propColor'],
  [{ age: 17 }, 'age 17'],
  [{ yaw: Number.NaN }, 'yaw NaN'],
  [{ outfitColor: 'red"/><script>' }, 'outfitColor'],
])('[MK-13] an invalid or underage look is refused with a reason: %o', (wrong, words) => {
  const look: Look = Object.assign({ ...COVER }, wrong)
  expect(() => portraitSvg(look)).toThrow(words)
})

test('every outfit, pose and thing is drawn as valid SVG', () => {
  const random = createRandom('every combination')
  const hairStyles = Object.keys(HAIR_DRAWERS)
  const pickFrom = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length]
  for (let index = 0; index < 120; index += 1) {
    const look: Look = Object.assign(
      { ...COVER },
      {
        seed: `sample ${index}`,
        style: random.pick(['realistic', 'anime']),
        gender: random.pick(['female', 'male', 'non-binary']),
        ethnicity: random.pick(['african', 'east-asian', 'european']),
        hairStyle: pickFrom(hairStyles, index),
        outfit: pickFrom(OUTFITS, Math.floor(random() * OUTFITS.length)),
        scene: pickFrom(SCENES, Math.floor(random() * SCENES.length)),
        beard: random.pick(['none', 'stubble', 'beard', 'goatee']),
        accessory: random.pick(['', 'earrings', 'necklace']),
        glasses: random() < 0.5,
        open: random() < 0.5,
        wink: random() < 0.3,
        flip: random() < 0.3,
        pose: pickFrom(POSES, index),
        prop: index % 3 === 0 ? undefined : random.pick(PROPS),
        wears: index % 2 === 0 ? undefined : [random.pick(WEARABLES)],
        weather: index % 4 === 0 ? random.pick(WEATHERS) : undefined,
        age: Math.floor(random.range(21, 60)),
        yaw: random.range(-0.4, 0.4),
        roll: random.range(-0.2, 0.2),
        zoom: random.range(0.7, 1.5),
      },
    )
    const svg = portraitSvg(look)
    const name = `${look.style} ${look.gender} ${look.hairStyle} ${look.outfit} ${look.scene}`
    expect(/NaN|Infinity|undefined|null/.exec(svg)?.[0], name).toBeUndefined()
    for (const [tag] of svg.matchAll(/<[a-zA-Z][^>]*>/g)) {
      const names = [...tag.matchAll(/\s([\w:-]+)="/g)].map(([, attribute]) => attribute)
      expect(new Set(names).size, `${name}: ${tag.slice(0, 200)}`).toBe(names.length)
    }
  }
})

test('[PG-01] rain falls on people in the street, and outside of the windows of a café', () => {
  const drops = (scene: Look['scene']): number => portraitSvg({ ...COVER, scene, weather: 'rain' }).length - portraitSvg({ ...COVER, scene }).length
  expect(drops('cafe')).toBeGreaterThan(1000)
  expect(drops('street')).toBeGreaterThan(drops('cafe') * 1.2)
})

test('a crashed worker fails its job and is replaced', async () => {
  const crashing = new RenderPool({
    size: 1,
    workerUrl: workerFrom(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id, look }) => {
        if (look.seed === 'crash') process.exit(7)
        parentPort.postMessage({ id, bytes: new Uint8Array([1, 2, 3]) })
      })`),
  })
  await expect(crashing.render({ ...COVER, seed: 'crash' }, 'full')).rejects.toThrow('stopped while making a picture (exit code 7)')
  expect([...(await crashing.render(COVER, 'full'))]).toEqual([1, 2, 3])
  await crashing.close()
  await expect(crashing.render(COVER, 'full')).rejects.toThrow('closed')
})

test('aborting one caller leaves the picture to the others', async () => {
  const controller = new AbortController()
  const wanted = pool.render({ ...COVER, seed: 'patient' }, 'small')
  const abandoned = pool.render({ ...COVER, seed: 'patient' }, 'small', controller.signal)
  controller.abort(new Error('gone'))
  await expect(abandoned).rejects.toThrow('gone')
  expect((await wanted).length).toBeGreaterThan(1000)
})
