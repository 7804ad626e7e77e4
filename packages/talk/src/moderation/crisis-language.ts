import type { Locale } from '@moonlit/contract/vocabulary'
import { readings } from './disguise.ts'
import { foreignCrises } from './foreign-crises.ts'
import { type HelpLanguage, hasHelp } from './help-lines.ts'
import { places, suspectsIn } from './rules.ts'

/**
 * The language of words of a crisis: whoever is in need may write in another than the chat's, and in one that the app does not speak. It is that of
 * the longest words for it; the chat's own where it knows words as long, or where no language has any.
 */
export function crisisLanguage(message: string, own: Locale): HelpLanguage {
  const said = readings(message)
  const found = new Map<HelpLanguage, number>()
  for (const { text, rules } of suspectsIn(said))
    for (const { from, to } of places(text, rules.words.selfHarm)) found.set(rules.locale, Math.max(found.get(rules.locale) ?? 0, to - from))
  for (const [language, length] of foreignCrises(said)) if (hasHelp(language)) found.set(language, length)
  const longest = Math.max(0, ...found.values())
  if ((found.get(own) ?? 0) === longest) return own
  return [...found].find(([, length]) => length === longest)?.[0] ?? own
}
