import { PHOTO_PARAMETERS } from '@moonlit/contract/rules'
import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'
import { fold } from '@moonlit/talk/replies/fold'
import { compile } from '@moonlit/talk/replies/pattern'
import { type Format, OUTFITS, PROPS, SCENES, TINTS, WEARABLES, WEATHERS } from '../look.ts'
import promptWords from './prompt-words.json' with { type: 'json' }
import { COLORS, type Color, DISTANCES, EXTRAS, GESTURES, MOODS, type Mood, type PromptContents } from './wishes.ts'

interface Found<Id> {
  readonly id: Id
  /** Place in the folded text. */
  readonly from: number
  readonly to: number
}

const GROUPS = ['scene', 'hint', 'outfit', 'color', 'mood', 'pose', 'distance', 'extra', 'tint', 'prop', 'wear', 'gesture', 'weather'] as const
type Group = (typeof GROUPS)[number]

/** Furthest a colour may stand from the piece of clothing it belongs to, in characters. */
const COLOR_REACH = 18
/** As far, for what is held or worn beside the clothes: a word between at most. */
const THING_COLOR_REACH = 6

const words: Readonly<Record<Locale, Readonly<Record<Group, Readonly<Record<string, string>>>>>> = promptWords

/** Arabic writes 'in', 'with' and 'for' onto the word, too. */
const withPrefixes = (pattern: string, locale: Locale): string => (locale === 'ar' ? `(ب|ل)?(${pattern})` : pattern)

/** Creates a matcher of one group's words in all ten languages. Compiled on first use. */
const finder = <Id extends string>(group: Group, ids: readonly Id[]): ((text: string) => Found<Id>[]) => {
  const compileAll = (): (readonly [Id, RegExp])[] =>
    ids.flatMap((id) =>
      LOCALES.flatMap((locale) => {
        const pattern = words[locale][group][id]
        return pattern === undefined ? [] : [[id, new RegExp(compile([withPrefixes(pattern, locale)], locale).source, 'gu')] as const]
      }),
    )
  let patterns: ReturnType<typeof compileAll> | null = null
  return (text) => {
    patterns ??= compileAll()
    const found = patterns.flatMap(([id, pattern]) =>
      [...text.matchAll(pattern)].map((match): Found<Id> => ({ id, from: match.index, to: match.index + match[0].length })),
    )
    const isPartOf = (part: Found<Id>, whole: Found<Id>): boolean =>
      part.from >= whole.from && part.to <= whole.to && part.to - part.from < whole.to - whole.from
    // Of two that say the same words, the later id is the more particular one.
    const isOutdone = (one: Found<Id>, other: Found<Id>): boolean =>
      isPartOf(one, other) || (one.from === other.from && one.to === other.to && ids.indexOf(one.id) < ids.indexOf(other.id))
    return found.filter((one) => !found.some((other) => isOutdone(one, other))).toSorted((one, other) => one.from - other.from)
  }
}

const findScenes = finder('scene', SCENES)
const findHints = finder('hint', SCENES)
const findOutfits = finder('outfit', OUTFITS)
const findColors = finder('color', COLORS)
const findMoods = finder('mood', MOODS)
const findPoses = finder('pose', ['away'])
const findDistances = finder('distance', DISTANCES)
const findExtras = finder('extra', EXTRAS)
const findTints = finder('tint', TINTS)
const findProps = finder('prop', PROPS)
const findWearables = finder('wear', WEARABLES)
const findGestures = finder('gesture', GESTURES)
const findWeathers = finder('weather', WEATHERS)
const finders = [
  { group: 'scene', find: findScenes },
  { group: 'hint', find: findHints },
  { group: 'outfit', find: findOutfits },
  { group: 'color', find: findColors },
  { group: 'mood', find: findMoods },
  { group: 'pose', find: findPoses },
  { group: 'distance', find: findDistances },
  { group: 'extra', find: findExtras },
  { group: 'tint', find: findTints },
  { group: 'prop', find: findProps },
  { group: 'wear', find: findWearables },
  { group: 'gesture', find: findGestures },
  { group: 'weather', find: findWeathers },
] as const

const idsOf = <Id>(found: readonly Found<Id>[]): Id[] => [...new Set(found.map(({ id }) => id))]

const isInside = (part: Found<unknown>, whole: Found<unknown>): boolean => part.from < whole.to && part.to > whole.from

/** A colour that belongs to something else than clothes. */
const OTHERS_COLOR = /\b(?:red carpet|roter? teppich|tapis rouge|alfombra roja|tapete vermelho|tappeto rosso|black tie)\b/u

/** How many characters are between a word and a thing; below zero when they overlap. */
const gapOf = ({ from, to }: Found<unknown>, thing: Found<unknown>): number => (to <= thing.from ? thing.from - to : from - thing.to)

/** The colour of a thing: the one nearest to it in the text, within `reach`, that is not of `others`. */
const colorOf = (text: string, thing: Found<unknown>, reach: number, others: readonly Found<unknown>[]): Found<Color> | undefined => {
  const other = OTHERS_COLOR.exec(text)
  const isOthers = ({ from }: Found<unknown>): boolean => other !== null && from >= other.index && from < other.index + other[0].length
  return findColors(text)
    .filter((color) => !isOthers(color))
    .filter((color) => gapOf(color, thing) >= 0 && gapOf(color, thing) <= reach && !others.some((other) => isInside(color, other)))
    .toSorted((one, other) => gapOf(one, thing) - gapOf(other, thing))[0]
}

/** A gesture that is a mood in some languages: waving and winking are one word in German. */
const moodsBeside = (text: string, gestures: readonly Found<unknown>[]): Found<Mood>[] =>
  findMoods(text).filter((mood) => !gestures.some((gesture) => isInside(mood, gesture)))

/** Reads a text written by a person, in any of the ten languages. */
const readText = (written: string): Omit<PromptContents, 'format'> => {
  const { text } = fold(written)
  const [outfit] = findOutfits(text)
  const tints = findTints(text)
  const worn = findWearables(text)
  // Sunglasses are no glass to drink from, and in Arabic no sunshade.
  const heldThings = findProps(text).filter((prop) => !worn.some((wear) => isInside(prop, wear)))
  const things = [...heldThings, ...worn]
  const gestures = findGestures(text)
  const [thing] = things
  const nearThing = thing === undefined ? undefined : colorOf(text, thing, THING_COLOR_REACH, tints)
  // Between a thing and clothes, a colour is of the nearer one.
  const isOfClothes =
    nearThing !== undefined && thing !== undefined && outfit !== undefined && Math.abs(gapOf(nearThing, outfit)) <= gapOf(nearThing, thing)
  const propColor = isOfClothes ? undefined : nearThing
  // Who holds a book may be anywhere: what is held names a place only where nothing else does.
  const places = findScenes(text)
  const [held, named] = [
    places.filter((place) => things.some((one) => isInside(place, one))),
    places.filter((place) => !things.some((one) => isInside(place, one))),
  ]
  return {
    scenes: idsOf(named),
    hints: idsOf([...held, ...findHints(text)]),
    outfit: outfit?.id,
    color: outfit === undefined ? undefined : colorOf(text, outfit, COLOR_REACH, propColor === undefined ? tints : [...tints, propColor])?.id,
    gesture: gestures[0]?.id,
    prop: heldThings[0]?.id,
    wears: idsOf(worn),
    propColor: propColor?.id,
    weather: findWeathers(text)[0]?.id,
    mood: moodsBeside(text, gestures)[0]?.id,
    looksAway: findPoses(text).length > 0,
    distance: findDistances(text)[0]?.id,
    tint: tints[0]?.id,
    extras: idsOf(findExtras(text)),
  }
}

/** Something that a text asks for, and where it stands in the folded text. */
export interface Wish extends Found<string> {
  readonly group: Group
}

/** Everything a folded text asks for, in any of the ten languages, whether it can be shown at once or not. */
export const findWishes = (text: string): Wish[] => finders.flatMap(({ group, find }) => find(text).map((found): Wish => ({ ...found, group })))

const firstFilled = <Item>(...lists: readonly (readonly Item[])[]): readonly Item[] => lists.find(({ length }) => length > 0) ?? []

type Parameters = Readonly<Record<string, string>>

/** The id that a parameter has; undefined when it has none, or other words. */
const idOf = <Id extends string>(parameters: Parameters, key: string, ids: readonly Id[]): Id | undefined => {
  const value = Object.hasOwn(parameters, key) ? parameters[key]?.trim().toLowerCase() : undefined
  return ids.find((id) => id === value)
}

/** The format that an order's photos are to have. */
export const formatOf = (parameters: Parameters): Format | undefined => idOf(parameters, 'format', PHOTO_PARAMETERS.format)

/**
 * What a photo should show, by prompt and parameters. Parameters override the prompt: `scene`, `outfit`, `color`, `light`,
 * `mood`, `distance` and `format` take the ids that the drawing knows; whatever else they hold is read like the prompt.
 */
export const parsePrompt = (prompt: string, parameters: Parameters): PromptContents => {
  const said = readText(prompt)
  const choice = <Id extends string>(key: string, ids: readonly Id[]): Id | undefined => idOf(parameters, key, ids)
  const chosen = {
    scene: choice('scene', SCENES),
    outfit: choice('outfit', OUTFITS),
    color: choice('color', COLORS),
    mood: choice('mood', MOODS),
    distance: choice('distance', DISTANCES),
    light: choice('light', TINTS),
    format: formatOf(parameters),
  }
  const { scene, color } = chosen
  // An id is no text: `night` light is no wish for the city by night, `portrait` none for a close-up.
  const isText = ([name]: [string, string]): boolean => !Object.entries(chosen).some(([key, id]) => key === name && id !== undefined)
  const set = readText(
    Object.entries(parameters)
      .filter(isText)
      .map(([, value]) => value)
      .join(' . '),
  )
  return {
    scenes: scene === undefined ? firstFilled(set.scenes, said.scenes) : [scene],
    hints: firstFilled(set.hints, said.hints),
    outfit: chosen.outfit ?? set.outfit ?? said.outfit,
    color: color ?? set.color ?? said.color,
    mood: chosen.mood ?? set.mood ?? said.mood,
    looksAway: set.looksAway || said.looksAway,
    distance: chosen.distance ?? set.distance ?? said.distance,
    tint: chosen.light ?? set.tint ?? said.tint,
    extras: [...new Set([...set.extras, ...said.extras])],
    gesture: set.gesture ?? said.gesture,
    prop: set.prop ?? said.prop,
    wears: [...new Set([...set.wears, ...said.wears])],
    propColor: set.propColor ?? said.propColor,
    weather: set.weather ?? said.weather,
    format: chosen.format,
  }
}
