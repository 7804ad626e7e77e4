import { type Kind, NUMBER_KINDS, SIGN_KINDS } from './kinds.ts'
import { foldWord } from './letters.ts'
import { WORD_KINDS } from './word-kinds.ts'

/** What a word, or several that are one expression, can stand for at a place of a text. A literal word has the kind `=word`. */
export interface Piece {
  readonly kinds: ReadonlySet<string>
  /** How many tokens it takes. */
  readonly length: number
  readonly value?: number
}

/** A text made ready for frames: the pieces that begin at each token. */
export interface Reading {
  readonly pieces: readonly (readonly Piece[])[]
  /** Whether the words from a token on count something else than years of age: "fifteen minutes". The number looks one or two words ahead. */
  readonly counts: (at: number, ahead: 1 | 2) => boolean
  /** Whether a sign that joins, a slash or a hyphen, stands before a token. */
  readonly isTied: (at: number) => boolean
}

interface Element {
  readonly any: readonly string[]
  readonly least: number
  readonly most: number
  readonly what: 'word' | 'gap' | 'not' | 'notBefore' | 'start' | 'end' | 'startOrWord' | 'alone1' | 'alone2' | 'tie'
}

export interface Frame {
  readonly elements: readonly Element[]
  /** How many tokens before and after the words the frame speaks for as well. */
  readonly before: number
  readonly after: number
  /** Whether what it speaks for ends at a comma. */
  readonly isOfClause: boolean
}

export interface Match {
  readonly from: number
  readonly to: number
  /** The token of the number in it, or else its last word. */
  readonly at: number
}

const KNOWN: ReadonlySet<string> = new Set<Kind>([...WORD_KINDS, ...NUMBER_KINDS, ...SIGN_KINDS])
const NUMBERS: readonly string[] = NUMBER_KINDS
const isWordKind = (name: string): name is Kind => KNOWN.has(name)
const isKind = (name: string): boolean => /^[A-Z][A-Z0-9]*$/u.test(name)

const kindOf = (name: string): string => {
  if (name === ',') return 'COMMA'
  if (!isKind(name)) return `=${Array.from(name.split('_'), foldWord).join(' ')}`
  if (!isWordKind(name)) throw new Error(`No kind of word is called ${name}`)
  return name
}

const ZERO_WIDTH: Readonly<Record<string, Element['what']>> = { '^': 'start', $: 'end', '~': 'alone1', '~~': 'alone2', '/': 'tie' }

const compileElement = (source: string): Element => {
  const zero = ZERO_WIDTH[source]
  if (zero !== undefined) return { any: [], least: 0, most: 0, what: zero }
  const gap = /^\.\.(\d)(?:!(.+))?$/u.exec(source)
  if (gap) return { any: (gap[2]?.split('|') ?? []).map(kindOf), least: 0, most: Number(gap[1]), what: 'gap' }
  const [, sign = '', names = '', optional = '', times = ''] = /^(!|<!)?(.+?)(\?)?(?:\*(\d))?$/u.exec(source) ?? []
  const all = names.split('|')
  const any = all.filter((name) => name !== '^').map(kindOf)
  if (sign === '!') return { any, least: 0, most: 0, what: 'not' }
  if (sign === '<!') return { any, least: 0, most: 0, what: 'notBefore' }
  return {
    any,
    least: optional === '' && times === '' ? 1 : 0,
    most: times === '' ? 1 : Number(times),
    what: all.includes('^') ? 'startOrWord' : 'word',
  }
}

/**
 * A frame in the notation of the tables: words as they are, kinds of words in capitals, `a|b` either, `?` may be missing, `*3` up
 * to three times, `..3` up to three words whatever they are, `..3!A` but no A, `!A` not before A, `<!A` not after A, `^` and `$` where a clause
 * begins and ends, `~` where nothing is counted (`~~`: nor in the word after that), `_` the space within an expression, `/` a sign between, whichever, and at
 * the ends `-4` and `+4`: it speaks for so many words more of its sentence, `+4!` of its clause.
 */
export const compileFrame = (source: string): Frame => {
  const words = source.split(' ')
  const before = /^-(\d+)(!?)$/u.exec(words[0] ?? '')
  const after = /^\+(\d+)(!?)$/u.exec(words.at(-1) ?? '')
  const inner = words.slice(before ? 1 : 0, after ? -1 : undefined)
  return {
    elements: inner.map(compileElement),
    before: Number(before?.[1] ?? 0),
    after: Number(after?.[1] ?? 0),
    isOfClause: after?.[2] === '!' || before?.[2] === '!',
  }
}

/** The words that a frame names itself. */
export const literalsOf = ({ elements }: Frame): readonly string[] =>
  elements.flatMap(({ any }) => any.filter((kind) => kind.startsWith('=')).map((kind) => kind.slice(1)))

const isOf = ({ kinds }: Piece, any: readonly string[]): boolean => any.some((kind) => kinds.has(kind))
const isSign = (piece: Piece | undefined): boolean => piece !== undefined && isOf(piece, SIGN_KINDS)
export const signAt = ({ pieces }: Reading, at: number): boolean => isSign(pieces[at]?.[0])
const stopsAt = ({ pieces }: Reading, at: number): boolean => pieces[at]?.[0]?.kinds.has('STOP') ?? false

/** Where the text leaves the frame, and where its number stands; null when it does not fit. */
type Fit = { readonly to: number; readonly number: number } | null

const isTrue = (reading: Reading, { what, any }: Element, at: number): boolean => {
  if (what === 'start') return at === 0 || signAt(reading, at - 1)
  if (what === 'end') return at >= reading.pieces.length || signAt(reading, at)
  if (what === 'alone1') return !reading.counts(at, 1)
  if (what === 'alone2') return !reading.counts(at, 2)
  if (what === 'not') return !(reading.pieces[at] ?? []).some((piece) => isOf(piece, any))
  return !(reading.pieces[at - 1] ?? []).some((piece) => piece.length === 1 && isOf(piece, any))
}

function fit(reading: Reading, elements: readonly Element[], index: number, at: number, used: number, number: number): Fit {
  const element = elements[index]
  if (element === undefined) return { to: at, number }
  const { what, any, least, most } = element
  if (what === 'gap') {
    for (let end = at; end <= at + most && end <= reading.pieces.length; end += 1) {
      const found = fit(reading, elements, index + 1, end, 0, number)
      if (found) return found
      if (signAt(reading, end) || (reading.pieces[end] ?? []).some((piece) => isOf(piece, any))) return null
    }
    return null
  }
  if (what === 'tie') {
    if (signAt(reading, at)) return fit(reading, elements, index + 1, at + 1, 0, number)
    return reading.isTied(at) ? fit(reading, elements, index + 1, at, 0, number) : null
  }
  if (what !== 'word' && what !== 'startOrWord') return isTrue(reading, element, at) ? fit(reading, elements, index + 1, at, 0, number) : null
  if (used < most)
    for (const piece of reading.pieces[at] ?? []) {
      const kind = any.find((each) => piece.kinds.has(each))
      if (kind === undefined) continue
      const found = fit(
        reading,
        elements,
        used + 1 < most ? index : index + 1,
        at + piece.length,
        used + 1 < most ? used + 1 : 0,
        NUMBERS.includes(kind) ? at : number,
      )
      if (found) return found
    }
  if (what === 'startOrWord' && used === 0 && (at === 0 || signAt(reading, at - 1))) return fit(reading, elements, index + 1, at, 0, number)
  return used >= least ? fit(reading, elements, index + 1, at, 0, number) : null
}

/** How the words of a text from one token on fit a frame, or null. */
export const matchAt = (reading: Reading, { elements, before, after, isOfClause }: Frame, at: number): Match | null => {
  const found = fit(reading, elements, 0, at, 0, -1)
  if (found === null) return null
  let [from, to] = [at, found.to]
  const ends = isOfClause ? signAt : stopsAt
  for (let more = before; more > 0 && from > 0 && !ends(reading, from - 1); more -= 1) from -= 1
  for (let more = after; more > 0 && to < reading.pieces.length && !ends(reading, to); more -= 1) to += 1
  return { from, to, at: found.number >= 0 ? found.number : Math.max(at, found.to - 1) }
}

/** The kinds that a fitting text can begin with. */
export const beginningsOf = ({ elements }: Frame): readonly string[] => {
  const kinds: string[] = []
  for (const { what, any, least } of elements) {
    if (what !== 'word' && what !== 'startOrWord') continue
    kinds.push(...any)
    if (least > 0 && what === 'word') break
  }
  return kinds
}

/** How common a kind is: little words are everywhere, words that a frame names itself are rare. */
const FREQUENT: ReadonlySet<string> = new Set<Kind>(
  'IS BE WAS HAVE HAD ADV OF GENITIVE TO AND ARTICLE IT ME YOU SHE HER HAS FOR AGO PREP WHEN SINCE AT TIME NOT LIKE COMMA STOP COLON AND'
    .split(' ')
    .filter(isWordKind),
)
const commonness = (kind: string): number => {
  if (kind.startsWith('=')) return kind.length > 4 || /[^\0-\u024F]/u.test(kind) ? 1 : 6
  return FREQUENT.has(kind) ? 20 : 3
}

/** Of what a fitting text must hold in any case, the kinds that are least common. */
export const rarestOf = ({ elements }: Frame): readonly string[] => {
  let [rarest, least]: [readonly string[], number] = [[], Infinity]
  for (const element of elements) {
    if (element.what !== 'word' || element.least === 0) continue
    const common = element.any.reduce((sum, kind) => sum + commonness(kind), 0)
    if (common < least) [rarest, least] = [element.any, common]
  }
  return rarest
}
