import type { Piece } from './frame.ts'
import { type Finding, type Found, findIn } from './finder.ts'
import { type ExcuseKind, type FindingKind, type Kind, NUMBER_KINDS } from './kinds.ts'
import type { YearKind } from './numbers.ts'

/** Where a text stands: what describes a character, what a picture shows, or what is said in a chat. */
export type Surface = 'character' | 'picture' | 'chat'

/** What excuses each kind of finding where a character is described, and in a picture, where nobody under age may be seen at all. */
const REASONS: Readonly<Record<FindingKind, { readonly character: readonly ExcuseKind[]; readonly picture: readonly ExcuseKind[] }>> = {
  age: { character: ['idiom', 'object', 'duration', 'taught', 'kin', 'past'], picture: ['idiom', 'object', 'duration'] },
  years: { character: ['idiom', 'object', 'duration', 'ago', 'taught', 'kin', 'past'], picture: ['idiom', 'object', 'duration', 'ago'] },
  bare: { character: ['idiom', 'object', 'duration', 'ago', 'kin'], picture: ['idiom', 'object', 'duration', 'ago'] },
  life: { character: ['idiom', 'object', 'taught', 'kin', 'past'], picture: ['idiom', 'object'] },
  school: { character: ['idiom', 'taught', 'kin', 'past'], picture: ['idiom'] },
  role: { character: ['idiom', 'taught', 'kin', 'past'], picture: ['idiom'] },
  child: { character: [], picture: ['idiom'] },
  majority: { character: ['idiom', 'object', 'taught', 'kin'], picture: ['idiom', 'object'] },
  younger: { character: ['idiom', 'object'], picture: ['idiom', 'object'] },
  born: { character: ['idiom', 'object', 'taught', 'kin'], picture: ['idiom', 'object'] },
}
/** People other than the two who talk, and times gone by. */
const SOMEONE_ELSE: readonly ExcuseKind[] = ['taught', 'kin', 'past']
/** In a chat a number alone is any answer, and children are anybody's. */
const NOT_IN_CHAT: readonly FindingKind[] = ['bare', 'child']
/** People speak of pupils and teenagers; these are only looked at when somebody is said to be one. */
const CLAIMED_ONLY: readonly FindingKind[] = ['school', 'role']

const ADULT_AGE = 18

/** Whoever was born eighteen years ago may not have had the birthday yet. */
const yearKindAt = (now: number | null): YearKind => {
  if (now === null) return () => null
  const present = new Date(now).getUTCFullYear()
  return (year) => {
    if (year > present) return year < present + 20 ? 'LATEYEAR' : null
    return present - year <= ADULT_AGE ? 'YOUNGYEAR' : null
  }
}

const piecesAt = ({ reading }: Found, at: number): readonly Piece[] => reading.pieces[at] ?? []
const isAt = (found: Found, at: number, ...kinds: readonly Kind[]): boolean =>
  piecesAt(found, at).some((piece) => kinds.some((kind) => piece.kinds.has(kind)))
const isAnywhere = (found: Found, ...kinds: readonly Kind[]): boolean => found.tokens.some((_, at) => isAt(found, at, ...kinds))

/** What excuses a finding even in a picture is no person at all. */
const isNoPerson = (found: Found, finding: Finding): boolean => found.isExcused(finding, REASONS[finding.kind].picture)

/** How many words back a subject is looked for. */
const REACH = 9
const LINKS = ['IS', 'BE', 'LOOK', 'HAVE', 'HAVEONLY', 'TURN', 'TURNED', 'WILL', 'ATTEND', 'AGE', 'NOT', 'BORN'] as const satisfies readonly Kind[]

const LATIN = /^\p{Script=Latin}/u
/** Whether a word is of a script whose languages say 'is', and that somebody is played, behind it or not at all. */
const isOtherScript = (found: Found, at: number): boolean => /^\p{L}/u.test(found.tokens[at]?.text ?? '') && !LATIN.test(found.tokens[at]?.text ?? '')

/** 'You are my sister', which makes nobody else of the sister. */
const isOneOfUs = (found: Found, at: number): boolean =>
  [1, 2, 3].some((back) => isAt(found, at - back, 'BE') && (isAt(found, at - back, 'ME', 'YOU') || isAt(found, at - back - 1, 'ME', 'YOU'))) ||
  (isOtherScript(found, at) && isAt(found, at + 1, 'IS', 'BE') && [1, 2, 3, 4].some((back) => isAt(found, at - back, 'ME', 'YOU')))

/** Who is said to be it: one of the two who talk, whoever is played, somebody else by a plain 'is', or nobody in particular. */
const claimantOf = (found: Found, { from, to, at }: Finding): 'speaker' | 'role' | 'other' | null => {
  if ([0, 1, 2, 3].some((step) => isAt(found, to + step, 'PRETEND') && isOtherScript(found, to + step))) return 'role'
  // 'My ten-year-old son': it takes an 'is' to make one of the two of him.
  const isOfKin = [0, 1, 2].some((step) => isAt(found, to + step, 'KIN'))
  // 'Sixteen, but don't tell', of whom but oneself.
  if (from === 0 && !isOfKin && [at, to - 1, to].some((near) => isOtherScript(found, near))) return 'speaker'
  let [isLinked, wasLinked] = [isAt(found, to, 'ATTEND') || isAt(found, to + 1, 'ATTEND'), false]
  for (let back = isAt(found, at, ...NUMBER_KINDS) ? at - 1 : at; back >= Math.max(0, from - REACH); back -= 1) {
    if (isAt(found, back, 'STOP')) break
    if (back < at && (isAt(found, back, 'TEACH', 'PARENT') || (isAt(found, back, 'KIN') && !isOneOfUs(found, back)))) return null
    isLinked ||= isOfKin ? isAt(found, back, 'BE') : isAt(found, back, ...LINKS)
    wasLinked ||= isAt(found, back, 'WAS', 'HAD')
    if (isAt(found, back, 'PRETEND')) return 'role'
    const isSaid = isLinked || (!isOfKin && isOtherScript(found, back))
    if (isAt(found, back, 'ME', 'YOU') && isSaid) {
      if (!wasLinked) return 'speaker'
      return [1, 2, 3].some((more) => isAt(found, back - more, 'PRETEND')) ? 'role' : null
    }
    if (isAt(found, back, 'SHE', 'GIRL') && isSaid && back < at) return wasLinked ? null : 'other'
  }
  return null
}

/** Longest message, in words, whose subject may be left out. */
const SUBJECTLESS = 9
/** 'Am in fifth grade', without an 'I', as other scripts' languages like to say it. */
const isSubjectless = (found: Found, { from, to }: Finding): boolean =>
  found.tokens.length <= SUBJECTLESS &&
  found.tokens.some((_, at) => at >= from && at < to && isOtherScript(found, at)) &&
  isAnywhere(found, 'IS', 'BE', 'ATTEND') &&
  !isAnywhere(found, 'SHE', 'GIRL', 'PERSON', 'KIN')

/** Longest message, in words, that is a title rather than a sentence: 'a shy schoolgirl'. */
const TITLE = 4
const isTitle = (found: Found): boolean => found.tokens.length <= TITLE && !isAnywhere(found, 'IS', 'BE', 'WAS', 'HAVE', 'HAD')

const isMinorInChat = (found: Found, finding: Finding): boolean => {
  if (NOT_IN_CHAT.includes(finding.kind) || isNoPerson(found, finding)) return false
  const claimant = claimantOf(found, finding)
  if (claimant === 'role') return true
  if (claimant === 'speaker') return !found.isExcused(finding, ['past', 'taught'])
  if (found.isExcused(finding, SOMEONE_ELSE) || isAnywhere(found, 'KIN', 'PARENT', 'TEACH', 'MEDIA', 'OBJECT')) return false
  if (finding.kind !== 'born' && [1, 2, 3].some((back) => isAt(found, finding.at - back, 'WAS', 'HAD'))) return false
  return claimant === 'other' || !CLAIMED_ONLY.includes(finding.kind) || isTitle(found) || isSubjectless(found, finding)
}

/**
 * Whether a text makes somebody under eighteen of whom it describes, shows or speaks.
 * @param now the world's time in milliseconds, by which years of birth are judged; null leaves them out
 */
export const makesMinor = (text: string, surface: Surface, now: number | null): boolean => {
  const found = findIn(text, yearKindAt(now))
  if (surface === 'chat') return found.findings.some((finding) => isMinorInChat(found, finding))
  return found.findings.some(
    (finding) => (surface === 'picture' || finding.kind !== 'child') && !found.isExcused(finding, REASONS[finding.kind][surface]),
  )
}

/** Where, in characters, a text speaks of people under age in whatever way: children, pupils and ages, but no old whisky. */
export const minorsIn = (text: string): readonly { readonly from: number; readonly to: number; readonly isPast: boolean }[] => {
  const found = findIn(text, yearKindAt(null))
  return found.findings
    .filter((finding) => !NOT_IN_CHAT.includes(finding.kind) && !isNoPerson(found, finding))
    .map((finding) => {
      const token = found.tokens[finding.at]
      const from = token?.from ?? 0
      return { from, to: from + (token?.text.length ?? 0), isPast: found.isExcused(finding, ['past']) }
    })
}
