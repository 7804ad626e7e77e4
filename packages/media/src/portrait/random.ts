/** A stream of numbers that is the same for the same seed, on every machine. */
export interface Random {
  /** Next number in [0, 1). */
  (): number
  /** Next number in [low, high). */
  range(low: number, high: number): number
  /** One of the items. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** -1 or 1. */
  sign(): -1 | 1
}

/** FNV-1a over the text's code units: a 32-bit start for the stream. */
function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619) >>> 0
  }
  return value || 1
}

/** Makes a stream (mulberry32) from a text seed. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    range: (low: number, high: number) => low + (high - low) * next(),
    pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(next() * items.length)] ?? items[0],
    sign: (): -1 | 1 => (next() < 0.5 ? -1 : 1),
  })
}
