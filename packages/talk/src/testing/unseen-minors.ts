import { readFileSync } from 'node:fs'
import type { Locale } from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import { moderate } from '../moderation/moderate.ts'
import type { Surface } from '../moderation/minors/judge.ts'

const Texts = z.array(z.string())
const Sentences = z.object({
  /** Descriptions of a character or a picture that make somebody a minor, and messages that do. */
  minor: Texts.min(50),
  minorChat: Texts.min(5),
  /** Descriptions that only sound like it, and what grown people say of their own childhood. */
  harmless: Texts.min(60),
  harmlessChat: Texts.min(5),
})
export type List = keyof z.infer<typeof Sentences>

const NOW = Date.UTC(2026, 5, 1)

interface Measured {
  readonly wrong: readonly string[]
  readonly all: number
}

/**
 * Of the phrases of a language that were written before the grammar was looked at, and that no frame was made for, the ones that
 * are judged wrongly.
 */
export function measureMinors(locale: Locale, list: List, surface: Surface): Measured {
  const file = new URL(`held-out-minors/${locale}.json`, import.meta.url)
  const texts = Sentences.parse(JSON.parse(readFileSync(file, 'utf8')))[list]
  const isWanted = list === 'minor' || list === 'minorChat'
  return { wrong: texts.filter((text) => (moderate(text, NOW, surface).verdict === 'inappropriate') !== isWanted), all: texts.length }
}
