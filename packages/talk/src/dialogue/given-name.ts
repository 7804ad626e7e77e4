import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'
import { isStated } from '../replies/clauses.ts'
import { mayBeName } from '../replies/extract-facts.ts'
import { type Folded, foldLetter } from '../replies/fold.ts'
import givenNames from '../replies/given-names.json' with { type: 'json' }

/** Given names that are no ordinary word, folded: who writes everything small is believed to be called so. */
const GIVEN: ReadonlySet<string> = new Set(givenNames.map((name) => Array.from(name, foldLetter).join('')))

/** Whether a folded word is a name and nothing else. */
export const isGivenName = (word: string): boolean => GIVEN.has(word)

/** Where names have capitals and other nouns have none. */
const CAPITALISED: ReadonlySet<Locale> = new Set(['en', 'es', 'fr', 'pt', 'it'])
/** From here on a message tells a name, so that a word with a capital may be one that no list has. */
const NAMING = 0.2

/**
 * The name in 'im maren' or 'its sam btw': a word that is a name and nothing else, however it is written, or one with a capital where the classifier
 * hears a name, too. Null where nobody says theirs.
 */
export function givenNameIn(folded: Folded, locale: Locale, { every, classifier }: Language): string | null {
  const tells = (): boolean => classifier.rank(folded.source).some(({ meaning, probability }) => meaning === 'tell-name' && probability >= NAMING)
  for (const match of folded.text.matchAll(every('given'))) {
    const name = match.groups?.['proper'] ?? ''
    const written = spelled(folded, match.indices?.groups?.['proper'])
    const isNamed = isGivenName(name) || (CAPITALISED.has(locale) && /^\p{Lu}\p{Ll}/u.test(written) && mayBeName(written, locale) && tells())
    if (!isNamed || !isStated(folded.text, match.index, match.index + match[0].length, locale)) continue
    const small = written.toLowerCase()
    return small.charAt(0).toUpperCase() + small.slice(1)
  }
  return null
}

/** A folded piece as the person wrote it. */
function spelled({ source, at }: Folded, span: readonly [number, number] | undefined): string {
  const [from, to] = span ?? [0, 0]
  return source.slice(at[from] ?? 0, (at[to - 1] ?? -1) + 1)
}
