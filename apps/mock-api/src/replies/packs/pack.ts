import type { EventId, RecognisedIntent, Level, LineKind, RecallKey, SayKey } from '../intents.ts'
import type { HobbyTheme, OccupationTheme, Tone } from '../themes.ts'

/**
 * One language: how people say things in it, and what characters answer. All ten have this shape; `packs.test.ts` proves it.
 * Answers hold `{slots}` and gender choices: `[y:her|him|them]` by the person, `[m:her|him|them]` by the character.
 */
export interface Pack {
  /** Patterns (see `pattern.ts`) by what they mean. */
  readonly patterns: Readonly<Record<RecognisedIntent, readonly string[]>>
  /** `self` is the bare 'I am Ada', which tells a name only when none is known. */
  readonly facts: Readonly<Record<'name' | 'self' | 'job' | 'city' | 'pet' | 'like', readonly string[]>>
  readonly words: {
    readonly jobs: readonly string[]
    readonly pets: readonly string[]
    readonly days: readonly string[]
    /** Words at which a caught piece ends. */
    readonly stops: readonly string[]
    /** Beginnings to drop from a caught piece. */
    readonly articles: readonly string[]
    /** What follows 'I am' or 'call me' without being a name, as patterns. */
    readonly notNames: readonly string[]
    /** What people are besides their jobs, as patterns: peoples, moods, states. */
    readonly traits: readonly string[]
    /** Where one thought ends and the next begins; and denials that deny nothing, such as 'don't be shy'. */
    readonly joints: readonly string[]
    /** What turns a thought into its contrary. */
    readonly negations: readonly string[]
    /** What makes a thought one of the past, or a mere wish. */
    readonly unreal: readonly string[]
    /** What one asks with. */
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
