import { fold } from '../replies/fold.ts'
import persons from './real-persons.json' with { type: 'json' }
import { isOneSlipOff } from './slips.ts'

/** Shorter words of a name are others with another letter: Emma Watson and Emma Watkins, Sophie Turner and Sophia Turner. */
const LONG = 7
/** What is another ordinary name with one letter more, less or other. */
const OTHERS: ReadonlySet<string> = new Set(
  'elisabeth kirsten kristin christin nathalie stephan johnston johnsen laurence robert william reynold'.split(' '),
)
/** A letter at the end makes another name of one: Michael and Michaela, Antonio and Antonia. */
const ENDING = /[aeio]$/u

const wordsOf = (name: string): readonly string[] =>
  fold(name)
    .text.split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '')

/** The names of several words in Latin letters, in which people put a middle name, turn two words round, and slip. */
const knownNames = (names: readonly string[]): readonly (readonly string[])[] =>
  names
    .filter((name) => /^\p{Script=Latin}/u.test(name))
    .map(wordsOf)
    .filter(({ length }) => length > 1)

const stem = (word: string): string => word.replace(ENDING, '')

/** Whether a word of a name is this one of a known name, or that with one letter amiss. */
const isSame = (word: string, known: string): boolean =>
  word === known || (known.length >= LONG && word[0] === known[0] && stem(word) !== stem(known) && !OTHERS.has(word) && isOneSlipOff(word, known))

/** Whether a name begins and ends as a known one, and holds all its words in their order, whatever stands between. */
const isWithMiddleNames = (words: readonly string[], known: readonly string[]): boolean => {
  if (!isSame(words[0] ?? '', known[0] ?? '') || !isSame(words.at(-1) ?? '', known.at(-1) ?? '')) return false
  let found = 0
  for (const word of words) if (found < known.length && isSame(word, known[found] ?? '')) found += 1
  return found === known.length
}

let known: { readonly names: readonly (readonly string[])[]; readonly turned: readonly (readonly string[])[] } | null = null
const allKnown = (): NonNullable<typeof known> => {
  const ordinary = new Set(persons.turned)
  return (known ??= {
    names: knownNames(persons.names),
    // 'Watson Emma', 'Del Rey Lana', 'Brown Millie Bobby'
    turned: knownNames(persons.names.filter((name) => !ordinary.has(name))).flatMap((words) => [
      [...words.slice(1), ...words.slice(0, 1)],
      [...words.slice(-1), ...words.slice(0, -1)],
    ]),
  })
}

/**
 * Whether a whole name is that of somebody known the world over with a middle name, with the surname first, or with a letter amiss in a long word: 'Emma
 * Charlotte Watson', 'Watson Emma', 'Scarlet Johanson'. What is an ordinary name the other way round is one: 'Jordan Michael'.
 */
export const isKnownRespelt = (name: string): boolean => {
  const words = wordsOf(name)
  if (words.length < 2) return false
  const { names, turned } = allKnown()
  return (
    names.some((each) => isWithMiddleNames(words, each)) ||
    turned.some((each) => each.every((word, at) => words[at] !== undefined && isSame(words[at], word)))
  )
}
