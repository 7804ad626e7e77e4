import { readHan } from './han-numbers.ts'
import { foldWord, unmasked } from './letters.ts'
import { type Lexicon, type Word, isCjk, isKatakana } from './lexicon.ts'

/** One word or sign of a text. */
export interface Token {
  readonly text: string
  /** As it is looked up. */
  readonly folded: string
  /** Undefined for a word that no language's table has. */
  readonly word: Word | undefined
  readonly digits: number | null
  /** 9th, 6ème, 10वीं. */
  readonly isOrdinal: boolean
  /** 15.5, which is an age only of years that are named. */
  readonly isBroken: boolean
  readonly sign: 'COMMA' | 'COLON' | 'STOP' | null
  /** What stands before it: nothing, a gap, or a sign that joins. */
  readonly link: '' | ' ' | '-' | '/'
  readonly isCapital: boolean
  /** Where it begins in the text that is read. */
  readonly from: number
}

type Part = Pick<Token, 'text' | 'folded' | 'word' | 'digits' | 'isOrdinal' | 'isCapital'>

const ORDINAL_ENDINGS: ReadonlySet<string> = new Set(
  'st nd rd th er ere re e eme ieme ier iere nde o a os as ra ro da do ta to va vo na no mo ma वीं वां वा वी वें वे ला ली रा री था थी ठा ठी'.split(' '),
)
/** Written onto Arabic words: and, so, with, like, to, the. */
const ARABIC_BEGINNINGS = ['وال', 'فال', 'بال', 'كال', 'ولل', 'لل', 'وب', 'ال', 'و', 'ف', 'ب', 'ك', 'ل']
const ARABIC = /^\p{Script=Arabic}/u
/** Times of day, sizes, prices, shares: numbers that are no age. */
const NO_AGE = String.raw`\d{1,2}(?::\d{2}|h\d{2}|[ ]?[ap]\.?m\b\.?)(?!\d)|[$€£¥₹#№]\s?\d[\d.,]*|\d[\d.,]*\s?[%‰€$£¥₹]|\d+['′]\d*`
const SCAN = new RegExp(
  String.raw`(?<date>\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?!\d)|(?<!\d)\d{1,2}[./]\d{4}(?!\d)|(?<!\d)\d{1,2}\. ?\p{L}{3,10} \d{4}(?!\d))|(?<other>${NO_AGE})|(?<broken>\d+(?:[.,]\d+)+)` +
    String.raw`|(?<word>(?:[@$](?=\p{L}))?[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|[@$!|€*¡§¢£¥]+(?=[\p{L}\p{N}])|(?<=\p{L})\++(?=\p{L}))*|👧|👦|👶|🧒|[<+×]|(?<=\s|^)-(?=\d))` +
    String.raw`|(?<sign>[.!?。！？؟।…\n]+|[,،、;؛()[\]"“”«»「」『』—–|•·・~]|[:=]|(?<=\s)-(?=\s))`,
  'gu',
)
const UNITS = ['YEAR', 'AGEYEAR', 'AGEUNIT', 'SPAN']
const MASK_SIGNS = /[@$!|€*]+/u
const SCRIPTS = /[\p{Script=Katakana}ー]+|[\p{Script=Han}\p{Script=Hiragana}々〇]+|[^\p{Script=Katakana}ー\p{Script=Han}\p{Script=Hiragana}々〇]+/gu
const HAS_CJK = /[\u3005-\u30FF\u3400-\u9FFF]/u
const WRITTEN_TOGETHER = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Cyrillic}\p{M}]{6,40}$/u
const MOST_KNOWN = 20_000

const plain = (text: string, word: Word | undefined, folded = foldWord(text)): Part => ({
  text,
  folded,
  word,
  digits: null,
  isOrdinal: false,
  isCapital: /^\p{Lu}/u.test(text),
})
const number = (text: string, digits: number, isOrdinal = false): Part => ({
  text,
  folded: text,
  word: undefined,
  digits,
  isOrdinal,
  isCapital: false,
})

/** Cuts texts into tokens. Words are looked up once and then known. */
export class Tokenizer {
  readonly #lexicon: Lexicon
  readonly #known = new Map<string, readonly Part[]>()

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon
  }

  /** The words and signs of a text, of which `seen` has made what a reader sees. */
  tokensOf(text: string): Token[] {
    const tokens: Token[] = []
    let end = 0
    const add = (part: Part, from: number, link: Token['link'], sign: Token['sign'] = null, isBroken = false): void => {
      const { text: own, folded, word, digits, isOrdinal, isCapital } = part
      tokens.push({ text: own, folded, word, digits, isOrdinal, isCapital, isBroken, sign, link, from })
    }
    for (const { 0: raw, index, groups = {} } of text.matchAll(SCAN)) {
      const link = linkOf(text, end, index)
      const isBroken = groups['broken'] !== undefined
      if (groups['sign'] !== undefined) {
        // 15.f.paris tells three things.
        const isListed = tokens.at(-2)?.sign === 'STOP' && tokens.at(-3)?.digits != null
        if (isListed || !isAbbreviation(text, tokens.at(-1), index, raw)) add(plain(raw, undefined, raw), index, link, signOf(raw))
      } else if (groups['date'] !== undefined) add(yearOf(raw), index, link)
      else if (groups['other'] !== undefined) add(plain(raw, undefined), index, link)
      else if (isBroken) add(number(raw, valueOf(raw)), index, link, null, isBroken)
      else {
        let from = index
        for (const part of this.#partsOf(raw)) {
          add(part, from, from === index ? link : '')
          from += part.text.length
        }
      }
      end = index + raw.length
    }
    return tokens
  }

  #partsOf(raw: string): readonly Part[] {
    const known = this.#known.get(raw)
    if (known) return known
    const parts = HAS_CJK.test(raw) ? (raw.match(SCRIPTS) ?? []).flatMap((run) => this.#cut(run)) : this.#read(raw)
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(raw, parts)
    return parts
  }

  /** Cuts a run of a script without spaces into the longest words known. */
  #cut(run: string): Part[] {
    if (!isCjk(run)) return [...this.#read(run)]
    if (isKatakana(run)) return [plain(run, this.#lexicon.find(run), run)]
    const parts: Part[] = []
    for (let at = 0; at < run.length;) {
      const word = this.#lexicon.longestAt(run, at)
      const han = readHan(run, at)
      if (han && han.length >= (word?.text.length ?? 0)) {
        parts.push(number(run.slice(at, at + han.length), han.value))
        at += han.length
      } else {
        const length = word?.text.length ?? 1
        const text = run.slice(at, at + length)
        parts.push(plain(text, word ?? undefined, text))
        at += length
      }
    }
    return parts
  }

  #read(raw: string): readonly Part[] {
    if (/^\d+$/u.test(raw)) return [number(raw, Number(raw))]
    const folded = foldWord(raw)
    const word = this.#find(folded)
    if (word) return [plain(raw, word)]
    const [, digits = '', tail = ''] = /^(\d+)(\D+)$/u.exec(raw) ?? []
    if (tail !== '') {
      const ending = foldWord(tail)
      if (this.#isUnit(ending)) return [number(digits, Number(digits)), ...this.#read(tail)]
      if (/^teens?$/u.test(ending) && digits.length === 1) return [number(raw, 10 + Number(digits))]
      if (ORDINAL_ENDINGS.has(ending) && !(ending === 'a' && Number(digits) > 13)) return [number(raw, Number(digits), true)]
    }
    const found =
      unmasked(folded)
        .map((reading) => this.#find(reading))
        .find((reading) => reading !== undefined) ?? this.#unveil(folded)
    if (found) return [plain(raw, found)]
    const split = this.#splitOf(raw, folded)
    if (split) return split.map((part) => plain(part.text, part))
    if (tail !== '') return [number(digits, Number(digits)), ...this.#read(tail)]
    const [, head = '', last = ''] = /^(\D+)(\d+)$/u.exec(raw) ?? []
    if (last !== '') return [...this.#read(head), number(last, Number(last))]
    if (MASK_SIGNS.test(raw))
      return raw
        .split(MASK_SIGNS)
        .filter((part) => part !== '')
        .flatMap((part) => this.#read(part))
    return [plain(raw, undefined)]
  }

  /** The words of which one is written, also where some letters are masked. */
  #splitOf(raw: string, folded: string): readonly Word[] | null {
    if (WRITTEN_TOGETHER.test(raw)) return this.#lexicon.split(folded)
    if (!/^\p{L}[\p{L}\p{M}\d@$!|]{7,40}$/u.test(raw) || !/[\d@$!|]/u.test(raw)) return null
    for (const reading of unmasked(folded)) {
      const split = this.#lexicon.split(reading)
      if (split) return split
    }
    return null
  }

  /** yo, ans, y of `y/o`. */
  #isUnit(folded: string): boolean {
    const word = this.#find(folded)
    return (
      word !== undefined &&
      (UNITS.some((kind) => word.kinds.has(kind)) || word.expressions.some(({ kinds }) => UNITS.some((kind) => kinds.has(kind))))
    )
  }

  #find(folded: string): Word | undefined {
    const word = this.#lexicon.find(folded) ?? (folded.includes('ñ') ? this.#lexicon.find(folded.replaceAll('ñ', 'n')) : undefined)
    if (!ARABIC.test(folded) || (word && (word.kinds.size > 0 || word.number !== null))) return word
    for (const beginning of ARABIC_BEGINNINGS) {
      const rest = folded.startsWith(beginning) ? this.#lexicon.find(folded.slice(beginning.length)) : undefined
      if (rest) return rest
    }
    return word
  }

  /** A word with letters repeated at will, or starred out. */
  #unveil(folded: string): Word | undefined {
    if (/(.)\1\1/u.test(folded)) return this.#lexicon.findSqueezed(folded)
    if (!folded.includes('*') || folded.replaceAll('*', '').length < 2) return undefined
    return this.#lexicon.findLike(
      new RegExp(`^${folded.replace(/\*+/gu, (stars) => `[a-z]{1,${stars.length + 1}}`).replace(/[@$!|€]/gu, '.')}$`, 'u'),
    )
  }
}

const linkOf = (text: string, end: number, from: number): Token['link'] => {
  const between = text.slice(end, from)
  if (between === '') return ''
  if (/^[-‐‑_]$/u.test(between)) return '-'
  return between.includes('/') ? '/' : ' '
}

const signOf = (sign: string): Token['sign'] => {
  if (sign === ':' || sign === '=') return 'COLON'
  return /^[.!?。！？؟।…\n]/u.test(sign) ? 'STOP' : 'COMMA'
}

const ONE_LETTER = /^\p{L}\p{M}*(?:\u094D\p{L}\p{M}*)*$/u

/** The period of `y.o.`, behind a single letter and before another. */
const isAbbreviation = (text: string, before: Token | undefined, at: number, sign: string): boolean =>
  sign === '.' &&
  before !== undefined &&
  ONE_LETTER.test(before.text) &&
  before.from === at - before.text.length &&
  before.digits === null &&
  /^[\p{L}\p{M}]/u.test(text.slice(at + 1, at + 3))

const yearOf = (date: string): Part => {
  const year = /\d{4}/u.exec(date)?.[0]
  return year === undefined ? plain(date, undefined) : number(date, Number(year))
}

/** 1,500 and 12.000 are large, 15.5 is fifteen. */
const valueOf = (broken: string): number =>
  /^\d{1,3}(?:[.,]\d{3})+$/u.test(broken) ? Number(broken.replace(/[.,]/gu, '')) : Math.floor(Number(broken.replace(/[.,].*$/u, '')))
