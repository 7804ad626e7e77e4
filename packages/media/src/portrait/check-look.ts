import { ACCESSORIES, BEARDS, type Look, POSES, PROPS, TINTS, WEARABLES, WEATHERS } from '../look.ts'
import { isHexColor } from './color.ts'
import { HAIR_DRAWERS } from './hair/hair.ts'
import { OUTFIT_DRAWERS } from './outfits/outfit.ts'
import { HAIR_DYES, IRISES, SKIN_PIGMENTS } from './palette.ts'
import { SCENE_DRAWERS } from './scenes/scenes.ts'

/** The youngest person that may be drawn, in years. */
const ADULT_AGE = 18

/** Ids known to the drawing, by the key of the look they belong to. */
const KNOWN_IDS: Partial<Readonly<Record<keyof Look, readonly string[]>>> = {
  style: ['realistic', 'anime'],
  gender: ['female', 'male', 'non-binary'],
  skin: Object.keys(SKIN_PIGMENTS),
  hairStyle: Object.keys(HAIR_DRAWERS),
  hairColor: Object.keys(HAIR_DYES),
  eyeColor: Object.keys(IRISES),
  bodyType: ['slim', 'average', 'athletic', 'curvy', 'muscular', 'plus-size'],
  body: ['petite', 'average', 'tall'],
  outfit: Object.keys(OUTFIT_DRAWERS),
  scene: Object.keys(SCENE_DRAWERS),
  beard: BEARDS,
  accessory: ACCESSORIES,
}

/** Ids of what a look may leave out; `wears` holds several. */
const OPTIONAL_IDS: Partial<Readonly<Record<keyof Look, readonly string[]>>> = {
  tint: TINTS,
  pose: POSES,
  prop: PROPS,
  wears: WEARABLES,
  weather: WEATHERS,
}

/**
 * Checks a look that may come from data: every id is known, colours are colours, numbers are numbers and the person is an adult.
 * @throws RangeError naming the attribute, the value and what is allowed.
 */
export function checkLook(look: Look): void {
  const values = new Map<string, unknown>(Object.entries(look))
  for (const [key, ids] of Object.entries(KNOWN_IDS)) {
    const value = values.get(key)
    if (typeof value !== 'string' || !ids.includes(value)) {
      throw new RangeError(`Cannot draw ${key} "${String(value)}"; known: ${ids.join(', ')}`)
    }
  }
  for (const [key, ids] of Object.entries(OPTIONAL_IDS)) {
    const listed: readonly unknown[] = [values.get(key)].flat()
    for (const value of listed) {
      if (value !== undefined && !ids.some((id) => id === value))
        throw new RangeError(`Cannot draw ${key} ${JSON.stringify(value)}; known: ${ids.join(', ')}`)
    }
  }
  if (look.propColor !== undefined && !isHexColor(look.propColor)) throw new RangeError(`Cannot draw propColor "${look.propColor}"; expected #rrggbb`)
  if (!isHexColor(look.outfitColor)) throw new RangeError(`Cannot draw outfitColor "${look.outfitColor}"; expected #rrggbb`)
  if (!(look.age >= ADULT_AGE)) throw new RangeError(`Cannot draw age ${look.age}; people are at least ${ADULT_AGE}`)
  for (const [key, value] of values) {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`Cannot draw ${key} ${value}; expected a finite number`)
  }
}
