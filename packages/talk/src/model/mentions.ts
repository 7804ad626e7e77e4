import type { Locale } from '@moonlit/contract/vocabulary'
import { fold } from '../replies/fold.ts'
import { isUnspaced, literal } from '../replies/pattern.ts'

/** Whether a text mentions a fact's value as a word of its own; where words have no gaps or take prefixes, anywhere. */
export function mentions(text: string, value: string, locale: Locale): boolean {
  const [said, wanted] = [fold(text).text, fold(value).text.trim()]
  if (wanted === '') return false
  if ((isUnspaced(locale) || locale === 'ar') && !/^\d+$/u.test(wanted)) return said.includes(wanted)
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${literal(wanted)}(?![\p{L}\p{M}\p{N}])`, 'u').test(said)
}
