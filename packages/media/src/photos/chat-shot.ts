import { z } from 'zod'
import { type Look, OUTFITS, PROPS, SCENES, TINTS, WEARABLES, WEATHERS } from '../look.ts'
import { type Person, type Shot, SHOTS, shotLook } from '../shots.ts'
import { wishedLook } from './photo-look.ts'
import { parsePrompt } from './read-prompt.ts'
import { COLORS, DISTANCES, EXTRAS, GESTURES, MOODS, NOTHING, type PromptContents } from './wishes.ts'

/** Longest list of one kind in a name. */
const MOST = 3
const severalOf = <Id extends string>(ids: readonly Id[]) => z.array(z.enum(ids)).max(MOST).default([])

/** What a picture sent in a chat can be wished, by the key its name has for it. */
const Wishes = z.strictObject({
  scenes: severalOf(SCENES),
  wears: severalOf(WEARABLES),
  extras: severalOf(EXTRAS),
  outfit: z.enum(OUTFITS).optional(),
  color: z.enum(COLORS).optional(),
  mood: z.enum(MOODS).optional(),
  distance: z.enum(DISTANCES).optional(),
  tint: z.enum(TINTS).optional(),
  gesture: z.enum(GESTURES).optional(),
  prop: z.enum(PROPS).optional(),
  propcolor: z.enum(COLORS).optional(),
  weather: z.enum(WEATHERS).optional(),
})

const KEYS = Wishes.keyof().options
const SEVERAL: ReadonlySet<string> = new Set(['scenes', 'wears', 'extras'])

const isShot = (name: string): name is Shot => SHOTS.some((shot) => shot === name)

/**
 * The name of a picture that follows what somebody wrote when they asked for it: `chat-3-scenes-beach-outfit-dress`. Whatever cannot be drawn, and every
 * word itself, stays out of it. A text that wishes nothing leaves the name as it is.
 */
export const wishedShot = (shot: string, text: string): string => {
  const { propColor: propcolor, ...wishes } = parsePrompt(text, {})
  const named = { ...wishes, propcolor }
  const words = KEYS.flatMap((key) =>
    [named[key] ?? []]
      .flat()
      .slice(0, MOST)
      .flatMap((id) => [key, id]),
  )
  return [shot, ...words].join('-')
}

const readWishes = (words: readonly string[]): PromptContents | null => {
  const named: Record<string, string | string[]> = {}
  for (let index = 0; index < words.length; index += 2) {
    const [key, id] = [words[index] ?? '', words[index + 1] ?? '']
    const before = named[key]
    named[key] = SEVERAL.has(key) ? [...(Array.isArray(before) ? before : []), id] : id
  }
  const read = Wishes.safeParse(named)
  if (!read.success) return null
  const { propcolor: propColor, ...wishes } = read.data
  return { ...NOTHING, ...wishes, propColor }
}

/** The look of a picture by its name, with the wishes in it; null for a name that no picture has. */
export const namedLook = (person: Person, name: string): Look | null => {
  if (isShot(name)) return shotLook(person, name)
  const [, shot = '', rest = ''] = /^(chat-\d)-(.+)$/u.exec(name) ?? []
  const wishes = isShot(shot) ? readWishes(rest.split('-')) : null
  // The same wish at the next picture gives another one: its number is the seed.
  return wishes === null ? null : wishedLook(person, wishes, { styles: [], index: 0, seed: shot })
}
