import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'
import { isStated } from '../replies/clauses.ts'
import { type Folded, foldLetter } from '../replies/fold.ts'
import givenNames from '../replies/given-names.json' with { type: 'json' }

/** Given names that are no ordinary word, folded: who writes everything small is believed to be called so. */
const GIVEN: ReadonlySet<string> = new Set(givenNames.map((name) => Array.from(name, foldLetter).join('')))

/** Whether a folded word is a name and nothing else. */
export const isGivenName = (word: string): boolean => GIVEN.has(word)

/** The name in 'im maren' or 'its sam btw', however it is written: a word that is a name and nothing else. Null where nobody says theirs. */
export function givenNameIn(folded: Folded, locale: Locale, { every }: Language): string | null {
  for (const match of folded.text.matchAll(every('given'))) {
    const name = match.groups?.['proper'] ?? ''
    if (!isGivenName(name) || !isStated(folded.text, match.index, match.index + match[0].length, locale)) continue
    const written = spelled(folded, match.indices?.groups?.['proper'])
    return written.charAt(0).toUpperCase() + written.slice(1)
  }
  return null
}

/** A folded piece as the person wrote it, in small letters. */
function spelled({ source, at }: Folded, span: readonly [number, number] | undefined): string {
  const [from, to] = span ?? [0, 0]
  return source.slice(at[from] ?? 0, (at[to - 1] ?? -1) + 1).toLowerCase()
}
