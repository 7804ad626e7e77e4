import { z } from 'zod'

const Line = z.array(z.string())
/** What the character says first, and what it adds when it is asked to go on. */
const Steps = z.object({ id: z.string(), steps: Line })
export type LifeLine = z.infer<typeof Steps>
/** What is told of something, and the words by which a message speaks of it. */
const Worded = z.object({ words: Line, tales: z.array(Line) })

/**
 * What one language says and reads, made from `data/<locale>` by `scripts/generate.ts`. Sentences hold `{slots}` and gender
 * choices: `[y:her|him|them]` by the person, `[m:her|him|them]` by the character.
 */
export const Spoken = z.object({
  /** Sentences by what they answer; each has one step or more. */
  answers: z.record(z.string(), z.array(Line)),
  /** For each part of a life the lives there are: one of them is a character's. */
  life: z.record(z.string(), z.array(Steps)),
  /** Little things that happened, by occupation, hobby, day and temperament. */
  stories: z.record(z.string(), z.array(Line)),
  /** What characters think and have lived of everyday things, found by the words for them; one tale of each is a character's. */
  subjects: z.record(z.string(), Worded),
  /** What people ask whomever they have just met, found by the words of the question; each answer is of another temperament, and one of them is a character's. */
  interview: z.record(z.string(), Worded),
  /** What people tell of their day, found by the words for it, and what a character says to that; `grave.` begins what weighs on them. */
  told: z.record(z.string(), Worded),
  /** What a character of the catalogue says of what its page names, as `<slug>.<thing>`. */
  pages: z.record(z.string(), Worded),
  /** What a character of each occupation says of its trade: the words by which a message speaks of it, and of each side of it what is told. */
  trades: z.record(z.string(), z.object({ words: Line, sides: z.record(z.string(), Line) })),
  /** What a character answers to whoever asks about what it just told: a line of its page (`line.<slug>.<line>`) or a part of its life, by what is asked. */
  backstories: z.record(z.string(), z.record(z.string(), z.string())),
  /** Lists of words, and patterns of facts (see `pattern.ts`). */
  words: z.record(z.string(), Line),
  /** Where the characters of the catalogue live, by slug. */
  places: z.record(z.string(), z.string()),
})
export type Spoken = z.infer<typeof Spoken>
