import type { Locale } from '@moonlit/contract/vocabulary'
import { languageOf } from '../language/language.ts'
import { moderate } from '../moderation/moderate.ts'
import { hear } from './hear.ts'

const prepared = new Set<Locale>()

/**
 * Reads what a first reply in a language needs, which takes a tenth of a second, and three tenths for the first language of a process:
 * called before somebody waits for it. Does nothing the second time.
 */
export function prepare(locale: Locale): void {
  if (prepared.has(locale)) return
  prepared.add(locale)
  moderate('.', null)
  hear('a', locale, languageOf(locale))
}
