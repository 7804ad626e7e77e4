import type { Locale } from '@moonlit/contract/vocabulary'
import { visible } from './fold.ts'
import { isUnspaced } from './pattern.ts'

/** The part of a message to quote: its last clause, when short. */
export function quoteOf(message: string, locale: Locale): string | undefined {
  const clauses = visible(message)
    .split(/[.,!?;:\n。、，！？；।؟،…]+/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
  const last = clauses.at(-1)
  if (!last || /https?|www|["“”«»@<>]/u.test(last)) return undefined
  const length = Array.from(last).length
  const words = last.split(/\s+/u).length
  const isShort = isUnspaced(locale) ? length >= 3 && length <= 16 : words >= 2 && words <= 7 && length <= 48
  return isShort ? last : undefined
}
