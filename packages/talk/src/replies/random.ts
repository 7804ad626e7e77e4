/** A small seeded generator: the same seed gives the same numbers on every machine. */
export interface SeededRandom {
  /** A number from 0 to below 1. */
  next(): number
  /** True with this chance. */
  chance(probability: number): boolean
  /** A whole number from 0 to below `size`. */
  below(size: number): number
}

/** FNV-1a of the seed feeds mulberry32. */
export function createSeededRandom(seed: string): SeededRandom {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { next, chance: (probability) => next() < probability, below: (size) => Math.floor(next() * size) }
}
