import type { Locale } from '@moonlit/contract/vocabulary'
import { readings } from './disguise.ts'
import { places, suspectsIn } from './rules.ts'

/**
 * The language of words of a crisis: whoever is in need may write in another than the chat's. It is that of the longest words for it; the chat's own
 * where it knows words as long, or where no language has any.
 */
export function crisisLanguage(message: string, own: Locale): Locale {
  const found = new Map<Locale, number>()
  for (const { text, rules } of suspectsIn(readings(message)))
    for (const { from, to } of places(text, rules.words.selfHarm)) found.set(rules.locale, Math.max(found.get(rules.locale) ?? 0, to - from))
  const longest = Math.max(0, ...found.values())
  if ((found.get(own) ?? 0) === longest) return own
  return [...found].find(([, length]) => length === longest)?.[0] ?? own
}
