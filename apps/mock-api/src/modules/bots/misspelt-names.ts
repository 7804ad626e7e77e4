import type { World } from '../../worlds/world.ts'
import { foldedWords } from './folded-words.ts'
import { nearest } from './slips.ts'

interface Named {
  readonly id: string
  readonly name: string
}

const NAMED = `SELECT b.id, b.name FROM BotListing l JOIN Bot b ON b.id = l.botId WHERE l.list = ? ORDER BY l.rank`

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
      const slips = typed.map((word) => nearest(word, foldedWords(name))?.slips).filter((count) => count !== undefined)
      return slips.length < typed.length ? [] : [{ id, slips: slips.reduce((sum, count) => sum + count, 0) }]
    })
    .toSorted((one, other) => one.slips - other.slips)
    .map(({ id }) => id)
}
