import type { Finding, Found } from './finder.ts'
import { signAt } from './frame.ts'
import { type ExcuseKind, type FindingKind, type Kind, NUMBER_KINDS } from './kinds.ts'

/** People other than the two who talk, and times gone by. */
const SOMEONE_ELSE: readonly ExcuseKind[] = ['taught', 'kin', 'past']
/** People speak of pupils and teenagers; these are only looked at when somebody is said to be one. */
const CLAIMED_ONLY: readonly FindingKind[] = ['school', 'role']

const isAt = ({ reading }: Found, at: number, ...kinds: readonly Kind[]): boolean =>
  (reading.pieces[at] ?? []).some((piece) => kinds.some((kind) => piece.kinds.has(kind)))
const isAnywhere = (found: Found, ...kinds: readonly Kind[]): boolean => found.tokens.some((_, at) => isAt(found, at, ...kinds))

/** Whether a word of a kind stands in the sentence of a finding. */
const isInSentence = (found: Found, { at }: Finding, ...kinds: readonly Kind[]): boolean => {
  let [from, to] = [at, at]
  while (from > 0 && !isAt(found, from - 1, 'STOP')) from -= 1
  while (to < found.tokens.length && !isAt(found, to, 'STOP')) to += 1
  return found.tokens.some((_, each) => each >= from && each < to && isAt(found, each, ...kinds))
}

/** How many words back a subject is looked for. */
const REACH = 9
const LINKS = ['IS', 'BE', 'LOOK', 'HAVE', 'HAVEONLY', 'TURN', 'TURNED', 'WILL', 'ATTEND', 'AGE', 'NOT', 'BORN'] as const satisfies readonly Kind[]

/** Whether a message is German in which 'im' stands before a noun, and not English for 'I am'. */
const isGermanIn = ({ tokens }: Found, at: number): boolean =>
  tokens[at]?.folded === 'im' &&
  !['a', 'an', 'the'].includes(tokens[at + 1]?.folded ?? '') &&
  tokens[at + 1]?.digits == null &&
  tokens.some(({ folded, word }) => folded.length > 2 && word?.languages.size === 1 && word.languages.has('de'))

/** What links somebody to what is said of them. An English 'a' is French for 'has' only right behind who has: 'I had met a schoolgirl'. */
const isLinkAt = (found: Found, at: number): boolean =>
  isAt(found, at, ...LINKS) &&
  !(found.tokens[at]?.folded === 'a' && at > 0 && !isAt(found, at - 1, 'ME', 'YOU', 'SHE', 'GIRL', 'KIN', 'ADV', 'NOT')) &&
  !isGermanIn(found, at)

/** 'I sat next to a schoolgirl on the bus', who is neither of the two who talk; in some languages 'next to' stands behind. */
const isBeside = (found: Found, { from, to }: Finding): boolean =>
  [0, 1].some((step) => isOtherScript(found, to + step) && isAt(found, to + step, 'BESIDE')) ||
  [1, 2, 3, 4, 5].some(
    (back) =>
      found.reading.pieces[from - back]?.some(
        ({ kinds, length }) => kinds.has('BESIDE') && (length === back || (length === back - 1 && isAt(found, from - 1, 'ARTICLE', 'MINE', 'HER'))),
      ) === true,
  )

const LATIN = /^\p{Script=Latin}/u
/** Whether a word is of a script whose languages say 'is', and that somebody is played, behind it or not at all. */
const isOtherScript = (found: Found, at: number): boolean => /^\p{L}/u.test(found.tokens[at]?.text ?? '') && !LATIN.test(found.tokens[at]?.text ?? '')

/** 'You are my sister', which makes nobody else of the sister. */
const isOneOfUs = (found: Found, at: number): boolean =>
  [1, 2, 3].some((back) => isAt(found, at - back, 'BE') && (isAt(found, at - back, 'ME', 'YOU') || isAt(found, at - back - 1, 'ME', 'YOU'))) ||
  (isOtherScript(found, at) && isAt(found, at + 1, 'IS', 'BE') && [1, 2, 3, 4].some((back) => isAt(found, at - back, 'ME', 'YOU')))

/** Words that may stand between what is played and 'play': my little brother. */
const QUALITIES: readonly Kind[] = ['MINE', 'ARTICLE', 'SMALL', 'HER', 'ADV', 'OF', 'LIKE', 'ME', 'YOU']
/** A word that no table gives a sense, though a frame may name it. */
const isUnknown = ({ reading }: Found, at: number): boolean =>
  (reading.pieces[at] ?? []).every(({ kinds }) => [...kinds].every((kind) => kind.startsWith('=')))
const isQuality = (found: Found, at: number): boolean =>
  found.tokens[at] !== undefined &&
  (isUnknown(found, at) || (isAt(found, at, ...QUALITIES) && (isAt(found, at, 'MINE') || !isAt(found, at, 'AND', 'IS'))))
/** 'You play my little brother', who is nobody else. */
const isPlayed = (found: Found, at: number): boolean => {
  if (isAt(found, at + 1, 'PRETEND')) return true
  for (let back = at - 1; back >= at - 4; back -= 1) {
    if (isAt(found, back, 'PRETEND')) return true
    if (!isQuality(found, back)) return false
  }
  return false
}
/** Whether a relative who is played stands before a finding: 'play my brother, he is in sixth grade'. */
const isOfPlayed = (found: Found, { from }: Finding): boolean =>
  found.tokens.some((_, at) => at < from && at >= from - REACH && isAt(found, at, 'KIN') && isPlayed(found, at))

/** Who is said to be it: one of the two who talk, whoever is played, somebody else by a plain 'is', or nobody in particular. */
const claimantOf = (found: Found, { from, to, at, kind }: Finding): 'speaker' | 'role' | 'other' | null => {
  if ([0, 1, 2, 3].some((step) => isAt(found, to + step, 'PRETEND') && isOtherScript(found, to + step))) return 'role'
  if (isOfPlayed(found, { from, to, at, kind })) return 'role'
  if (isBeside(found, { from, to, at, kind })) return null
  // 'My ten-year-old son': it takes an 'is' to make one of the two of him.
  const isNamedSo = (found.reading.pieces[at] ?? []).some(({ kinds, length }) => kinds.has('KIN') && (length > 1 || kind === 'role'))
  const isOfKin = isNamedSo || [0, 1, 2].some((step) => isAt(found, to + step, 'KIN'))
  // 'Sixteen, but don't tell', of whom but oneself.
  const isKinWithin = found.tokens.some((_, within) => within >= from && within < to && isAt(found, within, 'KIN'))
  if (from === 0 && !isOfKin && !isKinWithin && !isAnywhere(found, 'PARENT') && [at, to - 1, to].some((near) => isOtherScript(found, near)))
    return 'speaker'
  const isEnding = found.tokens.some((_, end) => end > at && end < to && isAt(found, end, 'IS', 'BE'))
  let [isLinked, wasLinked] = [isEnding || isAt(found, to, 'ATTEND') || isAt(found, to + 1, 'ATTEND'), false]
  for (let back = isAt(found, at, ...NUMBER_KINDS) ? at - 1 : at; back >= Math.max(0, from - REACH); back -= 1) {
    if (isAt(found, back, 'STOP')) break
    if (back < at && (isAt(found, back, 'TEACH', 'PARENT') || (isAt(found, back, 'KIN') && !isOneOfUs(found, back) && !isPlayed(found, back))))
      return null
    isLinked ||= isOfKin ? isAt(found, back, 'BE') : isLinkAt(found, back)
    // 'I just started middle school'; whoever started it once remembers it.
    isLinked ||= isAt(found, back, 'BEGUN') && isAt(found, back - 1, 'ONLY')
    wasLinked ||= isAt(found, back, 'WAS', 'HAD')
    if (isAt(found, back, 'PRETEND')) return 'role'
    const isSaid = isLinked || (!isOfKin && isOtherScript(found, back))
    if (isAt(found, back, 'ME', 'YOU') && isSaid) {
      if ([1, 2, 3].some((more) => isAt(found, back - more, 'PRETEND'))) return 'role'
      return wasLinked ? null : 'speaker'
    }
    if (isAt(found, back, 'SHE', 'GIRL') && !isAt(found, back, 'KIN') && isSaid && back < at) return wasLinked ? null : 'other'
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

/** Whether somebody else's child, pupil or hero is spoken of: in the sentence itself, or a child of whom 'she is' goes on. */
const isSomeoneElse = (found: Found, finding: Finding, claimant: 'other' | null): boolean => {
  if (found.isExcused(finding, SOMEONE_ELSE) || isInSentence(found, finding, 'KIN', 'PARENT', 'TEACH')) return true
  if (claimant === 'other' && isAnywhere(found, 'KIN', 'PARENT')) return true
  return isInSentence(found, finding, 'MEDIA') && !isInSentence(found, finding, 'YOU')
}

/** Whether it is not the one of whom it is said who teaches: 'you are in kindergarten and I am the teacher'. */
const isTaughtElsewhere = (found: Found, { from }: Finding): boolean => {
  if (!isAnywhere(found, 'TEACH', 'TEACHER')) return false
  for (let at = from; at < found.tokens.length && !signAt(found.reading, at); at += 1) {
    if (isAt(found, at, 'TEACH', 'TEACHER')) return false
    if (at > from && isAt(found, at, 'ME', 'YOU')) return true
  }
  return true
}

/** Kinds that 'was' does not put into the past: 'I was born in', 'I wish I was eighteen'. */
const PRESENT: readonly FindingKind[] = ['born', 'majority']

/** Whoever else may be in a message, of whom a school can be told. */
const ANYBODY: readonly Kind[] = ['YOU', 'SHE', 'GIRL', 'KIN', 'CHILD', 'MINOR', 'YOUTHS', 'GROWN', 'PRETEND', 'PARENT']
/** What makes another age of eighteen: nearly, not yet, next year, to look it. */
const NO_AGE_YET: readonly Kind[] = ['ALMOST', 'NOT', 'UNTIL', 'SOON', 'UNDER', 'WILL', 'TURN', 'LOOK', 'WAS', 'HAD', 'FUTURE']
/** What stands between 'I' and one's age. */
const TO_AN_AGE: readonly Kind[] = ['ME', 'IS', 'BE', 'HAVE', 'HAVEONLY', 'AGE', 'ADV']
/** No school that people of eighteen still go to begins its last years before this one. */
const UPPER_YEAR = 11

/** Whether whoever speaks says plainly to be eighteen or older, and speaks of nobody else: 'I am 18 and still go to school'. */
export const isGrownPupil = (found: Found, { from, to, at: place, kind }: Finding): boolean => {
  const { pieces } = found.reading
  const isLeaving = kind === 'majority' && isAt(found, place - 1, 'AT')
  if (!isLeaving && (kind !== 'school' || pieces.slice(from, to).some((said) => said.some(({ value = UPPER_YEAR }) => value < UPPER_YEAR))))
    return false
  if (
    found.tokens.some(
      (token, at) => isAt(found, at, ...ANYBODY) && token.sign === null && !isAt(found, at, 'ME', 'SCHOOL', 'ARTICLE') && !isAt(found, at - 1, 'ME'),
    )
  )
    return false
  return found.tokens.some((_, at) => {
    if (at === place || !isAt(found, at, 'N18', 'ADULTAGE')) return false
    if ([1, 2, 3].some((step) => isAt(found, at + step, ...NO_AGE_YET) && found.tokens[at + step]?.sign === null)) return false
    let back = at - 1
    while (back >= at - 4 && isAt(found, back, ...TO_AN_AGE) && !isAt(found, back, 'ME', ...NO_AGE_YET)) back -= 1
    if (back < 0) return isOtherScript(found, at + 1)
    return isAt(found, back, 'ME') && ![0, 1, 2].some((more) => isAt(found, back - more, ...NO_AGE_YET))
  })
}

/** Whether what was found in a message is said of one of the two who talk, or of nobody who may be spoken of. */
export const isMinorInChat = (found: Found, finding: Finding): boolean => {
  const claimant = claimantOf(found, finding)
  if (isGrownPupil(found, finding)) return false
  if (claimant === 'role') return true
  if (claimant === 'speaker')
    return !found.isExcused(finding, ['past']) && (isTaughtElsewhere(found, finding) || !found.isExcused(finding, ['taught']))
  // 'My teacher in eighth grade hates me'.
  if (finding.kind === 'school' && isAnywhere(found, 'MYTEACHER') && !isAnywhere(found, 'WAS', 'HAD', 'HAPPENED')) return true
  if (isSomeoneElse(found, finding, claimant)) return false
  if (!PRESENT.includes(finding.kind) && [1, 2, 3].some((back) => isAt(found, finding.at - back, 'WAS', 'HAD'))) return false
  return claimant === 'other' || !CLAIMED_ONLY.includes(finding.kind) || isTitle(found) || isSubjectless(found, finding)
}
