import type { EventId, Level, PatternName } from '../patterns.ts'

/**
 * One language: patterns of messages, suggestions and reminders. All ten have this shape; `packs.test.ts` proves it.
 * Answers hold `{slots}` and gender choices: `[y:her|him|them]` by the person, `[m:her|him|them]` by the character.
 */
export interface Pack {
  /** Patterns (see `pattern.ts`) by what they mean. */
  readonly patterns: Readonly<Record<PatternName, readonly string[]>>
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
  /** What is said to a refused request, and to signs alone. */
  readonly say: Readonly<Record<'boundary' | 'emoji', readonly string[]>>
  /** Asks how somebody is who was low. */
  readonly callback: Readonly<Record<'moodLow', readonly string[]>>
  readonly remind: Readonly<Record<Level, readonly string[]>>
  readonly hint: Readonly<Record<'general' | 'work' | 'hobby' | 'answer' | 'warm', readonly string[]>>
}
