import { isGrownPupil, isMinorInChat } from './chat.ts'
import { type Finding, type Found, findIn } from './finder.ts'
import { isLikelyMinor } from './likelihood.ts'
import type { ExcuseKind, FindingKind, Kind } from './kinds.ts'
import type { YearKind } from './numbers.ts'

/** Where a text stands: what describes a character, what a picture shows, or what is said in a chat. */
export type Surface = 'character' | 'picture' | 'chat'

/** What excuses each kind of finding where a character is described, and in a picture, where nobody under age may be seen at all. */
const REASONS: Readonly<Record<FindingKind, { readonly character: readonly ExcuseKind[]; readonly picture: readonly ExcuseKind[] }>> = {
  age: { character: ['idiom', 'object', 'duration', 'taught', 'kin', 'past'], picture: ['idiom', 'object', 'duration'] },
  years: { character: ['idiom', 'object', 'duration', 'ago', 'taught', 'kin', 'past'], picture: ['idiom', 'object', 'duration', 'ago'] },
  bare: { character: ['idiom', 'object', 'duration', 'ago', 'kin', 'past'], picture: ['idiom', 'object', 'duration', 'ago'] },
  life: { character: ['idiom', 'object', 'taught', 'kin', 'past'], picture: ['idiom', 'object'] },
  school: { character: ['idiom', 'taught', 'kin', 'past'], picture: ['idiom'] },
  schooling: { character: ['idiom', 'taught', 'kin', 'past'], picture: ['idiom', 'taught'] },
  role: { character: ['idiom', 'taught', 'kin', 'past'], picture: ['idiom'] },
  child: { character: [], picture: ['idiom'] },
  majority: { character: ['idiom', 'object', 'taught', 'kin'], picture: ['idiom', 'object'] },
  younger: { character: ['idiom', 'object'], picture: ['idiom', 'object'] },
  born: { character: ['idiom', 'object', 'taught', 'kin'], picture: ['idiom', 'object'] },
}
/** In a chat a number alone is any answer, and children and schools are anybody's. */
const NOT_IN_CHAT: readonly FindingKind[] = ['bare', 'child', 'schooling']

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

/** What a message says of people: what excuses a finding even in a picture is no person at all, nor is an animal of which one goes on to speak. */
const personsIn = (found: Found): Finding[] =>
  found.findings.filter((finding) => !NOT_IN_CHAT.includes(finding.kind) && !found.isExcused(finding, [...REASONS[finding.kind].picture, 'pet']))

/** Grown people, and times gone by: where a text speaks of them, a school is one they teach at, bring children to or went to. */
const GROWN: readonly Kind[] = ['ADULTAGE', 'STAFF', 'TEACH', 'TEACHER', 'PARENT', 'KIN', 'WAS', 'HAD', 'HAPPENED', 'RAISE', 'FORMER']
const isOfGrown = ({ reading }: Found): boolean =>
  reading.pieces.some((pieces) => pieces.some(({ kinds }) => !kinds.has('SCHOOL') && GROWN.some((kind) => kinds.has(kind))))

/** Whether the grammar finds that a text makes somebody under eighteen of whom it describes, shows or speaks. */
export function isFoundMinor(found: Found, surface: Surface): boolean {
  if (surface === 'chat') return personsIn(found).some((finding) => isMinorInChat(found, finding))
  return found.findings.some(
    (finding) =>
      (surface === 'picture' || finding.kind !== 'child') &&
      !(finding.kind === 'schooling' && isOfGrown(found)) &&
      !found.isExcused(finding, REASONS[finding.kind][surface]),
  )
}

/** Reads a text with the years in it: those of whoever may be under age by the world's time in milliseconds, none where that is null. */
export const readAt = (text: string, now: number | null): Found => findIn(text, yearKindAt(now))

/** Whether a text in which no minor was found (`isFoundMinor`) is likely to make somebody one all the same. */
export function isProbablyMinor(found: Found, surface: Surface): boolean {
  if (surface !== 'chat') return isLikelyMinor(found, 'description')
  // Of whoever is plainly eighteen and speaks of nobody else the model only knows that they go to school.
  return !found.findings.some((finding) => isGrownPupil(found, finding)) && isLikelyMinor(found, 'chat')
}

/** Where, in characters, a text speaks of people under age in whatever way: children, pupils and ages, but no old whisky. */
export const minorsIn = (text: string): readonly { readonly from: number; readonly to: number; readonly isPast: boolean }[] => {
  const found = readAt(text, null)
  return personsIn(found).map((finding) => {
    const token = found.tokens[finding.at]
    const from = token?.from ?? 0
    return { from, to: from + (token?.text.length ?? 0), isPast: found.isExcused(finding, ['past']) }
  })
}
