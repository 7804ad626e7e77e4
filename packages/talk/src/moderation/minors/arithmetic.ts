import type { Word } from './lexicon.ts'
import { type Reckoned, has, oneAt } from './spoken-numbers.ts'
import type { Token } from './tokens.ts'

/** How many tokens a word or an expression of a kind takes at a place; none when there is none. */
const lengthAt = (tokens: readonly Token[], at: number, kind: string): number => {
  const word = tokens[at]?.word
  const said = word?.expressions.find(
    ({ rest, kinds }) =>
      kinds.has(kind) && rest.every((part, index) => tokens[at + 1 + index]?.word?.text === part || tokens[at + 1 + index]?.folded === part),
  )
  if (said !== undefined) return 1 + said.rest.length
  return word?.kinds.has(kind) === true ? 1 : 0
}

/** What a number is multiplied or divided by: told before it ("half of thirty", "twice eight") or behind it (三十の半分). */
const BEFORE = { TWICE: 2, THRICE: 3, PART2: 1 / 2, PART3: 1 / 3, PART4: 1 / 4 } as const
const BEHIND = { PARTED2: 1 / 2, PARTED3: 1 / 3, PARTED4: 1 / 4 } as const

const sum = (value: number, length: number): Reckoned => ({
  value: Math.floor(value + 0.001),
  length,
  isOrdinal: false,
  isDigits: false,
  isSum: true,
})

const scales = new WeakMap<Word, boolean>()
/** Whether a word can begin what a number is multiplied or divided by: hardly any does. */
const canScale = (word: Word): boolean => {
  const known = scales.get(word)
  if (known !== undefined) return known
  const all = [word.kinds, ...word.expressions.map(({ kinds }) => kinds)]
  const can = all.some((kinds) => Object.keys(BEFORE).some((kind) => kinds.has(kind)))
  scales.set(word, can)
  return can
}

const scaledAt = (tokens: readonly Token[], at: number): Reckoned | null => {
  const word = tokens[at]?.word
  if (word === undefined || !canScale(word)) return null
  for (const [kind, factor] of Object.entries(BEFORE)) {
    const length = lengthAt(tokens, at, kind)
    const of = length === 0 ? null : oneAt(tokens, at + length)
    if (of && !of.isOrdinal) return sum(of.value * factor, length + of.length)
  }
  return null
}

const partedAt = (tokens: readonly Token[], at: number, one: Reckoned): Reckoned | null => {
  for (const [kind, factor] of Object.entries(BEHIND)) {
    const length = lengthAt(tokens, at + one.length, kind)
    if (length > 0) return sum(one.value * factor, one.length + length)
  }
  return null
}

/** Two numbers with a sign or a word between them: '14 to 16' is fourteen at the least, '18 minus 1' seventeen. */
const pairAt = (tokens: readonly Token[], at: number, one: Reckoned): Reckoned | null => {
  const after = at + one.length
  const between = tokens[after]
  if (between === undefined) return null
  const fewer = lengthAt(tokens, after, 'OUTOF')
  const taken = fewer === 0 ? null : oneAt(tokens, after + fewer)
  if (taken && lengthAt(tokens, after + fewer + taken.length, 'LESS') > 0 && one.value > taken.value)
    return sum(one.value - taken.value, one.length + fewer + taken.length + 1)
  const other = oneAt(tokens, after + 1)
  if (other === null || other.isOrdinal) return null
  const length = one.length + 1 + other.length
  if (has(between, 'TO') && one.value <= other.value) return { value: one.value, length, isOrdinal: false, isDigits: false }
  if (has(between, 'PLUS') || between.text === '+') return sum(one.value + other.value, length)
  if (has(between, 'MINUS') && one.value > other.value) return sum(one.value - other.value, length)
  return has(between, 'TIMES') || between.text === '×' ? sum(one.value * other.value, length) : null
}

/** A number with all that is reckoned with it; of a span like '14-16' the least. */
export const reckonAt = (tokens: readonly Token[], at: number): Reckoned | null => {
  const scaled = scaledAt(tokens, at)
  if (scaled) return scaled
  const whole = oneAt(tokens, at)
  if (whole === null || whole.isOrdinal) return whole
  const one = { ...whole, length: whole.length + lengthAt(tokens, at + whole.length, 'HALF') }
  const after = at + one.length
  const sign = tokens[after]
  const direct = sign?.link === '-' || sign?.link === '/' ? oneAt(tokens, after) : null
  if (direct && !direct.isOrdinal) {
    const [low, high] = [Math.min(one.value, direct.value), Math.max(one.value, direct.value)]
    const value = one.value > direct.value && one.isDigits ? Math.min(low, high - low) : low
    return { value, length: one.length + direct.length, isOrdinal: false, isDigits: false }
  }
  return partedAt(tokens, at, one) ?? pairAt(tokens, at, one) ?? one
}
