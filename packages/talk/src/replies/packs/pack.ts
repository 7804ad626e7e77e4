import type { EventId, RecognisedIntent, Level, LineKind, RecallKey, SayKey } from '../intents.ts'
import type { HobbyTheme, OccupationTheme, Tone } from '../themes.ts'

/**
 * One language: patterns of messages and sentences of answers. All ten have this shape; `packs.test.ts` proves it.
 * Answers hold `{slots}` and gender choices: `[y:her|him|them]` by the person, `[m:her|him|them]` by the character.
 */
export interface Pack {
  /** Patterns (see `pattern.ts`) by what they mean. */
  readonly patterns: Readonly<Record<RecognisedIntent, readonly string[]>>
  /** `self` is 'I am Ada', which gives a name only when none is known. */
  readonly facts: Readonly<Record<'name' | 'self' | 'job' | 'city' | 'pet' | 'like', readonly string[]>>
  readonly words: {
    readonly jobs: readonly string[]
    readonly pets: readonly string[]
    readonly days: readonly string[]
    /** Words that end a captured piece. */
    readonly stops: readonly string[]
    /** Prefixes to drop from a captured piece. */
    readonly articles: readonly string[]
    /** Patterns after 'I am' or 'call me' that are no names. */
    readonly notNames: readonly string[]
    /** Patterns for what people are besides jobs: nationalities, moods, states. */
    readonly traits: readonly string[]
    /** Clause boundaries; and negations without meaning, such as 'don't be shy'. */
    readonly joints: readonly string[]
    /** Negations. */
    readonly negations: readonly string[]
    /** Markers of the past or of wishes. */
    readonly unreal: readonly string[]
    /** Question words. */
    readonly asking: readonly string[]
  }
  readonly events: Readonly<Record<EventId, { readonly match: readonly string[]; readonly name: string }>>
  readonly say: Readonly<Record<SayKey, readonly string[]>>
  /** Leads into a character's own line. */
  readonly line: Readonly<Record<LineKind, readonly string[]>>
  readonly ask: Readonly<Record<'general' | 'feelings' | 'work' | 'food' | 'culture' | 'travel' | 'flirt' | 'day', readonly string[]>>
  readonly open: Readonly<Record<Tone, readonly string[]>>
  readonly hobby: Readonly<Record<HobbyTheme, readonly string[]>>
  readonly occupation: Readonly<Record<OccupationTheme, readonly string[]>>
  readonly recall: Readonly<Record<RecallKey, readonly string[]>>
  readonly callback: Readonly<Record<'pet' | 'plan' | 'job' | 'city' | 'like' | 'moodLow', readonly string[]>>
  readonly remind: Readonly<Record<Level, readonly string[]>>
  readonly hint: Readonly<Record<'general' | 'work' | 'hobby' | 'answer' | 'warm', readonly string[]>>
}
