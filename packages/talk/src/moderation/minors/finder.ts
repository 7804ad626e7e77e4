import { AGE_FINDINGS } from './age-findings.ts'
import { EXCUSES } from './excuses.ts'
import { type Frame, type Match, type Reading, beginningsOf, compileFrame, literalsOf, matchAt, rarestOf, signAt } from './frame.ts'
import { EXCUSE_KINDS, type ExcuseKind, FINDING_KINDS, type FindingKind, TONGUES, type Tongue } from './kinds.ts'
import { languages } from './languages.ts'
import { seen } from './letters.ts'
import { Lexicon } from './lexicon.ts'
import type { YearKind } from './numbers.ts'
import { readingOf } from './reading.ts'
import { STANDING_FINDINGS } from './standing-findings.ts'
import { type Token, Tokenizer } from './tokens.ts'
import { isAgeOfSomebody, isOfSomebody, isPresent, isTitleOfKin } from './whose.ts'

/** A place of a text that makes somebody a minor, unless something excuses it. */
export interface Finding extends Match {
  readonly kind: FindingKind
}
interface Excuse extends Match {
  readonly kind: ExcuseKind
}

/** A text cut into words, with what each may do in it. */
export interface ReadText {
  readonly reading: Reading
  readonly tokens: readonly Token[]
  /** Whether a word stands among those of what only grown people do: a law school, a year they graduated in. */
  readonly isOfGrownLife: (at: number) => boolean
}

/** A text with all that was found in it. */
export interface Found extends ReadText {
  readonly findings: readonly Finding[]
  /** Whether one of these reasons speaks for a finding. */
  readonly isExcused: (finding: Finding, reasons: readonly ExcuseKind[]) => boolean
}

interface Rule<Name> {
  readonly kind: Name
  readonly frame: Frame
  /** Set for a frame of one language that is only for texts in its letters, as it is made of kinds of words alone. */
  readonly letters: RegExp | null
  /** The number of the text for which it is tried: cheaper to ask than a set. */
  text: number
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Hindi is written in Latin letters, too; two of its small words tell it. */
const HINDI = /\p{Script=Devanagari}|(?:\b(?:hai|hain|hoon|hu|ka|ki|ke|mein|saal|mera|meri|tum|main|nahi|aur)\b.*){2}/iu
/** Order of words differs most between the scripts, so frames of one are not for another. Japanese is told from Chinese by its kana. */
const LETTERS: Partial<Readonly<Record<Tongue, Readonly<Record<'finding' | 'excuse', RegExp>>>>> = {
  ar: { finding: /\p{Script=Arabic}/u, excuse: /\p{Script=Arabic}/u },
  hi: { finding: HINDI, excuse: HINDI },
  ru: { finding: /\p{Script=Cyrillic}/u, excuse: /\p{Script=Cyrillic}/u },
  ja: { finding: CJK, excuse: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  zh: { finding: CJK, excuse: /^[^\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}[^\p{Script=Hiragana}\p{Script=Katakana}]*$/u },
}

/** The rules that one piece of text can begin, and those that need what it is. */
interface Duties<Name> {
  readonly begins: readonly Rule<Name>[]
  readonly allows: readonly Rule<Name>[]
}

const indexOf = <Name>(rules: readonly Rule<Name>[], kindsOf: (frame: Frame) => readonly string[]): Map<string, Rule<Name>[]> => {
  const index = new Map<string, Rule<Name>[]>()
  for (const rule of rules)
    for (const kind of new Set(kindsOf(rule.frame))) {
      const known = index.get(kind)
      if (known) known.push(rule)
      else index.set(kind, [rule])
    }
  return index
}

/** Many frames, of which few are tried on a text: those whose rarest word it holds, where it holds the first. */
class Rules<Name extends string> {
  readonly #byBeginning: ReadonlyMap<string, readonly Rule<Name>[]>
  readonly #byRarest: ReadonlyMap<string, readonly Rule<Name>[]>
  readonly #duties = new WeakMap<ReadonlySet<string>, Duties<Name>>()
  #texts = 0

  constructor(rules: readonly Rule<Name>[]) {
    this.#byBeginning = indexOf(rules, beginningsOf)
    this.#byRarest = indexOf(rules, rarestOf)
  }

  /** Every place of a text where one of the frames fits. */
  matches(reading: Reading, text: string): (Match & { kind: Name })[] {
    const matches: (Match & { kind: Name })[] = []
    this.#texts += 1
    if (!this.#allow(reading, text)) return matches
    for (const [at, pieces] of reading.pieces.entries()) {
      const tried = pieces.length > 1 ? new Set<Rule<Name>>() : null
      for (const { kinds } of pieces)
        for (const rule of this.#dutiesOf(kinds).begins) {
          if (rule.text !== this.#texts || tried?.has(rule) === true) continue
          tried?.add(rule)
          const match = matchAt(reading, rule.frame, at)
          if (match) matches.push({ ...match, kind: rule.kind })
        }
    }
    return matches
  }

  /** Marks the rules whose rarest word a text holds, and answers whether there is any. */
  #allow(reading: Reading, text: string): boolean {
    const isFor = new Map<RegExp, boolean>()
    let isAny = false
    for (const pieces of reading.pieces)
      for (const { kinds } of pieces)
        for (const rule of this.#dutiesOf(kinds).allows) {
          if (rule.text === this.#texts) continue
          const { letters } = rule
          const isRead = letters === null || (isFor.get(letters) ?? letters.test(text))
          if (letters !== null) isFor.set(letters, isRead)
          if (!isRead) continue
          rule.text = this.#texts
          isAny = true
        }
    return isAny
  }

  #dutiesOf(kinds: ReadonlySet<string>): Duties<Name> {
    const known = this.#duties.get(kinds)
    if (known) return known
    const gather = (index: ReadonlyMap<string, readonly Rule<Name>[]>): readonly Rule<Name>[] => [
      ...new Set([...kinds].flatMap((kind) => index.get(kind) ?? [])),
    ]
    const duties = { begins: gather(this.#byBeginning), allows: gather(this.#byRarest) }
    this.#duties.set(kinds, duties)
    return duties
  }
}

const rulesOf = <Name extends FindingKind | ExcuseKind>(
  kinds: readonly Name[],
  universal: Readonly<Record<Name, readonly string[]>>,
  which: 'finding' | 'excuse',
): Rule<Name>[] =>
  kinds.flatMap((kind) => [
    ...universal[kind].map((source) => ({ kind, frame: compileFrame(source), letters: null, text: 0 })),
    ...TONGUES.flatMap((tongue) =>
      (languages[tongue].frames[kind] ?? []).map((source) => ({
        kind,
        frame: compileFrame(source),
        letters: LETTERS[tongue]?.[which] ?? null,
        text: 0,
      })),
    ),
  ])

const build = () => {
  const findings = rulesOf(FINDING_KINDS, { ...AGE_FINDINGS, ...STANDING_FINDINGS }, 'finding')
  const excuses = rulesOf(EXCUSE_KINDS, EXCUSES, 'excuse')
  const lexicon = new Lexicon(
    languages,
    TONGUES,
    [...findings, ...excuses].flatMap(({ frame }) => literalsOf(frame)),
  )
  return { lexicon, tokenizer: new Tokenizer(lexicon), findings: new Rules(findings), excuses: new Rules(excuses) }
}
let built: ReturnType<typeof build> | null = null

/** The excuses that an age is somebody's or something's else. After a sign it may still be a thing's: 'my dog, Rex, is fifteen'. */
const BY_OTHERS: readonly ExcuseKind[] = ['object', 'taught', 'kin']

const isGrownIn = (excuses: readonly Excuse[], at: number): boolean => excuses.some(({ kind, from, to }) => kind === 'grown' && from <= at && at < to)

/** Cuts a text into words, as all that judges it reads it. */
export const readText = (text: string, yearKind: YearKind): ReadText => {
  const { lexicon, tokenizer, excuses: reasons } = (built ??= build())
  const said = seen(text)
  const reading = readingOf(tokenizer.tokensOf(said), lexicon, yearKind)
  let excuses: readonly Excuse[] | null = null
  return { reading, tokens: reading.tokens, isOfGrownLife: (at) => isGrownIn((excuses ??= reasons.matches(reading, said)), at) }
}

/** Finds all that may make somebody in a text a minor, and what may excuse it. */
export const findIn = (text: string, yearKind: YearKind): Found => {
  const { lexicon, tokenizer, findings: rules, excuses: reasons } = (built ??= build())
  const said = seen(text)
  const reading = readingOf(tokenizer.tokensOf(said), lexicon, yearKind)
  const findings = rules.matches(reading, said)
  let known: readonly Excuse[] | null = null
  const excusesOf = (): readonly Excuse[] => (known ??= reasons.matches(reading, said))
  let isTitle: boolean | null = null
  return {
    reading,
    tokens: reading.tokens,
    findings,
    isOfGrownLife: (at) => isGrownIn(excusesOf(), at),
    isExcused: ({ at, from: start, kind: found }, kinds) => {
      const excuses = excusesOf()
      // Who has only just begun school is still there; a birthday just had is an age.
      const isRecent =
        (found === 'school' || found === 'life') &&
        [start, start - 1, start - 2, start - 3].some((near) => reading.pieces[near]?.some((piece) => piece.kinds.has('ONLY')))
      const isNow = isPresent(reading, start)
      isTitle ??= isTitleOfKin(reading)
      const own = kinds.includes('pet') ? [] : excuses.filter((excuse) => excuse.kind === 'own' && excuse.at === at)
      return excuses.some(
        ({ kind, from, to }) =>
          kinds.includes(kind) &&
          from <= at &&
          at < to &&
          !(BY_OTHERS.includes(kind) && own.some((claim) => kind !== 'object' || !signAt(reading, claim.from))) &&
          !((isRecent || isNow) && kind === 'past') &&
          !(kind === 'kin' && isTitle === true) &&
          !((kind === 'object' || kind === 'pet') && (isOfSomebody(reading, from, at) || isAgeOfSomebody(reading, at))),
      )
    },
  }
}
