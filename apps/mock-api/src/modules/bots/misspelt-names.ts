import { distance } from 'fastest-levenshtein'
import type { World } from '../../worlds/world.ts'
import { foldedWords } from './folded-words.ts'

interface Named {
  readonly id: string
  readonly name: string
}

const NAMED = `SELECT b.id, b.name FROM BotListing l JOIN Bot b ON b.id = l.botId WHERE l.list = ? ORDER BY l.rank`

/** Slips, each a letter too many, too few or another, that a word of a name may have: none in a short one, which would be another name. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** Slips that make a typed word of one of a name, which begins with the same letter; undefined when there are too many. */
const slipsTo = (typed: string, words: readonly string[]): number | undefined => {
  const slips = words.filter((word) => word[0] === typed[0]).map((word) => distance(typed, word))
  const fewest = Math.min(...slips)
  return fewest <= slipsIn(typed) ? fewest : undefined
}

/**
 * Ids of those of a list whose name, in Latin letters, was asked for with a slip or two, the likeliest first. A name that somebody has, in whichever list,
 * is none with a slip.
 */
export const searchMisspeltNames = (world: World, { list, q }: { list: string; q: string }): string[] => {
  const typed = foldedWords(q)
  if (typed.length === 0) return []
  const everybody = new Set(world.all<{ name: string }>('SELECT name FROM Bot').flatMap(({ name }) => foldedWords(name)))
  if (typed.every((word) => everybody.has(word))) return []
  return world
    .all<Named>(NAMED, list)
    .flatMap(({ id, name }) => {
      const slips = typed.map((word) => slipsTo(word, foldedWords(name))).filter((count) => count !== undefined)
      return slips.length < typed.length ? [] : [{ id, slips: slips.reduce((sum, count) => sum + count, 0) }]
    })
    .toSorted((one, other) => one.slips - other.slips)
    .map(({ id }) => id)
}
