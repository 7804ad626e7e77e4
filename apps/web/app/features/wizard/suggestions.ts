import type { CreationOptions } from '@moonlit/sdk'
import { type Gender, type HairStyle, ETHNICITIES } from '@moonlit/sdk/rules'
import { newFace, readDraft, type Draft } from '../../shared/creation/draft.ts'

/** Hair that many take, by gender: shown first, and chosen by 'Surprise me'. */
export const FAVOURITE_HAIR: Readonly<Record<Gender, readonly HairStyle[]>> = {
  female: ['wavy', 'long', 'bob', 'curly-long', 'bangs', 'ponytail', 'lob', 'braids'],
  male: ['side-part', 'crop', 'quiff', 'messy', 'undercut', 'curly-top', 'curtain', 'man-bun'],
  'non-binary': ['shag', 'pixie', 'curtain', 'undercut', 'bob', 'medium', 'curly-top', 'wavy'],
}
const FAVOURITE_COLORS = ['black', 'dark-brown', 'brown', 'chestnut', 'auburn', 'blonde', 'ginger', 'platinum', 'violet', 'pink'] as const
const EYES = ['amber', 'blue', 'brown', 'green', 'grey', 'hazel'] as const
const BUILDS = {
  female: ['slim', 'average', 'athletic', 'curvy'],
  male: ['slim', 'average', 'athletic', 'muscular'],
  'non-binary': ['slim', 'average', 'athletic'],
} as const

/** Traits that nobody is given without having asked for them. */
const ONLY_WHEN_ASKED = new Set(['nympho', 'submissive', 'dominant'])

/** A number from 0 up to 1, the way `Math.random` gives one. */
export type Dice = () => number

const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], dice: Dice): Item | undefined => items[Math.floor(dice() * items.length)]
const whole = (least: number, most: number, dice: Dice): number => least + Math.floor(dice() * (most - least + 1))

/** A whole appearance, so that there is somebody to look at from the first choice on. */
const suggestLooks = (gender: Gender, dice: Dice): Draft => ({
  face: newFace(dice),
  age: whole(21, 38, dice),
  ethnicity: pick(ETHNICITIES, dice),
  body: pick(['petite', 'average', 'average', 'tall'] as const, dice),
  bodyType: pick(BUILDS[gender], dice),
  breastSize: gender === 'male' ? undefined : pick(['small', 'medium'] as const, dice),
  hairStyle: pick(FAVOURITE_HAIR[gender], dice),
  hairColor: pick(FAVOURITE_COLORS, dice),
  eyeColor: pick(EYES, dice),
})

const isChosen = ([, value]: [string, unknown]): boolean => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
const chosenIn = (draft: Draft): Draft => Object.fromEntries(Object.entries(draft).filter(isChosen))

/** A draft of another gender: what was chosen stays where it suits, what is missing of the looks is suggested. */
export const withGender = (draft: Draft, gender: Gender, dice: Dice = Math.random): Draft => {
  const kept = chosenIn(draft)
  const suggested = suggestLooks(gender, dice)
  const isOther = draft.gender !== undefined && draft.gender !== gender
  return {
    relationship: 'friend',
    frankness: 2,
    voice: gender === 'male' ? 'low' : 'warm',
    style: 'realistic',
    ...suggested,
    ...kept,
    gender,
    ...(isOther ? { hairStyle: suggested.hairStyle, bodyType: suggested.bodyType, breastSize: suggested.breastSize } : {}),
  }
}

/** Some traits, none of them opposites. */
const someTraits = ({ properties, opposites }: CreationOptions, count: number, dice: Dice): string[] => {
  const free = (properties.find(({ id }) => id === 'personality')?.options ?? []).map(({ id }) => id).filter((id) => !ONLY_WHEN_ASKED.has(id))
  const traits: string[] = []
  while (traits.length < count && free.length > 0) {
    const [trait = ''] = free.splice(Math.floor(dice() * free.length), 1)
    if (!opposites.some((pair) => pair.includes(trait) && pair.some((other) => traits.includes(other)))) traits.push(trait)
  }
  return traits
}

/** What stays when somebody is made up, if it was chosen. */
const KEPT = ['gender', 'style', 'name'] as const
/** What the last surprise made up of these. */
export type MadeUp = Pick<Draft, (typeof KEPT)[number]>

/** A draft without what a surprise made up and nobody has changed since: the next one is free to make it up anew. */
export const withoutMadeUp = (draft: Draft, madeUp: MadeUp): Draft => ({
  ...draft,
  ...Object.fromEntries(KEPT.filter((field) => draft[field] !== undefined && draft[field] === madeUp[field]).map((field) => [field, undefined])),
})

/** What was made up beside somebody's own choices. */
export const madeUpBeside = (own: Draft, made: Draft): MadeUp =>
  Object.fromEntries(KEPT.filter((field) => !own[field]?.trim()).map((field) => [field, made[field]]))

/**
 * Somebody whole, at random: name, gender and style stay where they were chosen, as do one's own words; all else is new.
 * @param names to choose from, by gender
 */
export const surprise = (
  draft: Draft,
  options: CreationOptions,
  names: Readonly<Record<Gender, readonly string[]>>,
  dice: Dice = Math.random,
): Draft => {
  const idsOf = (property: string) => options.properties.find(({ id }) => id === property)?.options.map(({ id }) => id) ?? []
  const gender = draft.gender ?? pick(['female', 'male', 'non-binary'] as const, dice) ?? 'female'
  const hobbies = idsOf('hobbies')
  return readDraft({
    ...suggestLooks(gender, dice),
    gender,
    style: draft.style ?? pick(['realistic', 'anime'] as const, dice),
    name: draft.name?.trim() ? draft.name : pick(names[gender], dice),
    personality: someTraits(options, 3, dice),
    occupation: pick(idsOf('occupation'), dice),
    hobbies: [pick(hobbies, dice), pick(hobbies, dice), pick(hobbies, dice)],
    relationship: pick(['stranger', 'friend', 'close-friend', 'flirt', 'date', 'neighbour'], dice),
    frankness: whole(1, 3, dice),
    voice: pick(idsOf('voice'), dice),
    bio: draft.bio,
  })
}
