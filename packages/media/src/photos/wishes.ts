import type { Format, Outfit, Pose, Prop, Scene, Tint, Wearable, Weather } from '../look.ts'

/** Colours of clothes that can be asked for. */
export const COLORS = ['red', 'pink', 'orange', 'yellow', 'gold', 'green', 'blue', 'purple', 'brown', 'beige', 'white', 'grey', 'black'] as const
export type Color = (typeof COLORS)[number]
/** Expressions that can be asked for. */
export const MOODS = ['smile', 'laugh', 'serious', 'wink'] as const
export type Mood = (typeof MOODS)[number]
/** Distances that can be asked for. */
export const DISTANCES = ['close', 'far'] as const
export type Distance = (typeof DISTANCES)[number]
/** What somebody may have on beside what they wear. */
export const EXTRAS = ['glasses', 'earrings', 'necklace'] as const
export type Extra = (typeof EXTRAS)[number]
/** Poses that can be asked for by name; the others follow from what is held. */
export const GESTURES = ['hip', 'crossed', 'pockets', 'wave', 'chin', 'hair', 'clasped', 'behind', 'thumb'] as const satisfies readonly Pose[]

/** What a prompt asks for. Unmentioned parts are missing or empty. */
export interface PromptContents {
  /** Places, in the order they are named. */
  readonly scenes: readonly Scene[]
  /** Places that suit what is said of the hour, the season or the mood. */
  readonly hints: readonly Scene[]
  readonly outfit: Outfit | undefined
  readonly color: Color | undefined
  readonly mood: Mood | undefined
  readonly looksAway: boolean
  readonly distance: Distance | undefined
  readonly tint: Tint | undefined
  readonly extras: readonly Extra[]
  readonly gesture: Pose | undefined
  readonly prop: Prop | undefined
  readonly wears: readonly Wearable[]
  /** The colour of what is held or worn beside the clothes. */
  readonly propColor: Color | undefined
  readonly weather: Weather | undefined
  /** Only a parameter sets it. */
  readonly format: Format | undefined
}

/** What is read of a text that asks for nothing. */
export const NOTHING: PromptContents = {
  scenes: [],
  hints: [],
  outfit: undefined,
  color: undefined,
  mood: undefined,
  looksAway: false,
  distance: undefined,
  tint: undefined,
  extras: [],
  gesture: undefined,
  prop: undefined,
  wears: [],
  propColor: undefined,
  weather: undefined,
  format: undefined,
}
