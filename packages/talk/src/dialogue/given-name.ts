import { readFileSync } from 'node:fs'
import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'
import { isStated } from '../replies/clauses.ts'
import { z } from 'zod'
import { mayBeName } from '../replies/extract-facts.ts'
import { type Folded, caught, fold, foldLetter } from '../replies/fold.ts'

const Names = z.array(z.string())

/** The names of a file, folded. Read when the first name is looked for: a server that nobody talks to starts without. */
const namesOf = (file: string): (() => ReadonlySet<string>) => {
  let names: ReadonlySet<string> | undefined
  return () => {
    names ??= new Set(
      Names.parse(JSON.parse(readFileSync(new URL(`../replies/${file}.json`, import.meta.url), 'utf8'))).map((name) =>
        Array.from(name, foldLetter).join(''),
      ),
    )
    return names
  }
}

/** Given names that are no ordinary word: who writes everything small is believed to be called so. */
const namesGiven = namesOf('given-names')
/** Given names that are words as well, in one language or another: they are names where they have a capital. */
const namesWithCapital = namesOf('capitalised-names')

/** Whether a folded word is a name and nothing else. */
export const isGivenName = (word: string): boolean => namesGiven().has(word)

/** Where names have capitals and other nouns have none. */
const CAPITALISED: ReadonlySet<Locale> = new Set(['en', 'es', 'fr', 'pt', 'it'])

/**
 * The name in 'im maren' or 'its sam btw': a word that is a name and nothing else, however it is written, or one with a capital that is a name as well, or where the message may tell one. Null where nobody says theirs.
 */
export function givenNameIn(folded: Folded, locale: Locale, { every }: Language, mayTell: boolean): string | null {
  for (const match of folded.text.matchAll(every('given'))) {
    const written = caught(folded, match.indices?.groups?.['proper']) ?? ''
    const isCapitalised = CAPITALISED.has(locale) && /^\p{Lu}\p{Ll}/u.test(written)
    const word = match.groups?.['proper'] ?? ''
    const isName = isGivenName(word) || (isCapitalised && (namesWithCapital().has(word) || mayTell) && mayBeName(written, locale))
    if (!isName || !isStated(folded.text, match.index, match.index + match[0].length, locale)) continue
    const small = written.toLowerCase()
    return small.charAt(0).toUpperCase() + small.slice(1)
  }
  return null
}

/** A name in a message that tells one in a way no pattern knows: the first word with a capital that does not begin the message. */
export function nameIn(message: string, locale: Locale): string | null {
  if (!CAPITALISED.has(locale)) return null
  const { source, text } = fold(message)
  for (const match of source.matchAll(/(?<=[\p{L}’',])\s(?<name>\p{Lu}\p{Ll}{1,14})(?![\p{L}'’])/gu)) {
    const name = match.groups?.['name'] ?? ''
    if (mayBeName(name, locale) && isStated(text, match.index, match.index + match[0].length, locale)) return name
  }
  return null
}
