import type { Surface } from '../moderation/minors/judge.ts'
import type { Tongue } from '../moderation/minors/kinds.ts'
import { moderate } from '../moderation/moderate.ts'
import { type Phrases, phrasesOf } from './minors.ts'

export type List = keyof Phrases

/**
 * Sets of phrases, and whether they are learned from. Of `held-out`, half were written before there was a grammar, in ten languages; of
 * `blind`, all before its author had read the grammar, in Russian too; `fresh` by somebody who had just mended the grammar, and `oblique`
 * by somebody who meant to name neither an age nor a class. `untouched` is not learned from, and nobody may look at it who mends what
 * judges it: it tells what is missed of what nobody has thought of. So does `outside`, by somebody who had seen neither grammar nor data,
 * in nine languages, and `strangers`, by two such authors in ten; the other half of both is learned from.
 */
export const SETS = ['held-out', 'blind', 'fresh', 'oblique', 'untouched', 'outside', 'strangers'] as const
const UNSEEN: readonly PhraseSet[] = ['untouched', 'outside', 'strangers']
export type PhraseSet = (typeof SETS)[number]

const NOW = Date.UTC(2026, 5, 1)

interface Measured {
  readonly wrong: readonly string[]
  readonly all: number
}

/** The phrases of a set in one language that are judged wrongly where they stand. */
export function measureMinors(set: PhraseSet, tongue: Tongue, list: List, surface: Surface): Measured {
  const texts = phrasesOf(UNSEEN.includes(set) ? 'unseen' : 'learned', set, tongue)?.[list] ?? []
  const isWanted = list === 'minor' || list === 'minorChat'
  return { wrong: texts.filter((text) => (moderate(text, NOW, surface).verdict === 'inappropriate') !== isWanted), all: texts.length }
}
