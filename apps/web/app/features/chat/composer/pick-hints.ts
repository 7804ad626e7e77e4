import type { DialogHints } from '@moonlit/sdk'
import type { Locale } from '@moonlit/sdk/rules'

/** The messages to suggest in a language; English ones where there are none. [CH-16] */
export const pickHints = (hints: DialogHints | undefined, locale: Locale): readonly string[] => {
  const own = hints?.[locale] ?? []
  return own.length > 0 ? own : (hints?.en ?? [])
}
