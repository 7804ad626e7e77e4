import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { moderate } from '../moderation/moderate.ts'
import type { Surface } from '../moderation/minors/judge.ts'
import type { Tongue } from '../moderation/minors/kinds.ts'

const Texts = z.array(z.string())
const Sentences = z.object({
  /** Descriptions of a character or a picture that make somebody a minor, and messages that do. */
  minor: Texts.min(16),
  minorChat: Texts.min(5),
  /** Descriptions that only sound like it, and what grown people say of their own childhood and of their children. */
  harmless: Texts.min(12),
  harmlessChat: Texts.min(5),
  /** What a picture may show; the first author wrote none. */
  harmlessPicture: Texts.default([]),
})
export type List = keyof z.infer<typeof Sentences>

/**
 * Sentences of which nothing was learned by heart. Of the first set, half were written before there was a grammar, in ten languages; of
 * the second, all before its author had read the grammar, in Russian too. The next two were written by somebody who had just mended the
 * grammar. What kinds were missed has been looked at in all but the last, whose sentences nobody may look at
 * who mends the grammar: it tells what is missed of what nobody has thought of.
 */
export const SETS = ['held-out-minors', 'blind-minors', 'fresh-minors', 'untouched-minors'] as const
export type UnseenSet = (typeof SETS)[number]

const NOW = Date.UTC(2026, 5, 1)

interface Measured {
  readonly wrong: readonly string[]
  readonly all: number
}

/** The phrases of a set in one language that are judged wrongly where they stand. */
export function measureMinors(set: UnseenSet, tongue: Tongue, list: List, surface: Surface): Measured {
  const file = new URL(`${set}/${tongue}.json`, import.meta.url)
  const texts = Sentences.parse(JSON.parse(readFileSync(file, 'utf8')))[list]
  const isWanted = list === 'minor' || list === 'minorChat'
  return { wrong: texts.filter((text) => (moderate(text, NOW, surface).verdict === 'inappropriate') !== isWanted), all: texts.length }
}
