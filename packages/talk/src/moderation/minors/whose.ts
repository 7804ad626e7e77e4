import type { Reading } from './frame.ts'
import type { Kind } from './kinds.ts'

/** Whether a piece of one of these kinds begins at a token of a text. */
const lookIn =
  (pieces: Reading['pieces']) =>
  (at: number, ...kinds: readonly Kind[]): boolean =>
    (pieces[at] ?? []).some((piece) => kinds.some((kind) => piece.kinds.has(kind)))

const PEOPLE: readonly Kind[] = ['GIRL', 'PERSON', 'CHILD', 'YOUTHS']

/** 'A girl with a dog, fifteen': an age told after a thing is not the thing's where somebody stands before both, or between. */
export const isOfSomebody = ({ pieces }: Reading, thing: number, number: number): boolean => {
  const isAt = lookIn(pieces)
  if (!isAt(thing, 'OBJECT')) return false
  let isApart = false
  for (let at = thing; at < number; at += 1) {
    if (isAt(at, ...PEOPLE)) return true
    isApart ||= isAt(at, 'COMMA')
  }
  for (let at = thing - 1; isApart && at >= 0 && !isAt(at, 'STOP'); at -= 1) if (isAt(at, ...PEOPLE)) return true
  return false
}

/** What may stand between an age and whose it is: years old, of, small. */
const OF_AN_AGE: readonly Kind[] = ['YEAR', 'AGEYEAR', 'AGEUNIT', 'OLD', 'OF', 'GENITIVE', 'SMALL']
/** 'The car of a 15-year-old girl': an age is of whoever is named right behind it, whatever stands before. */
export const isAgeOfSomebody = ({ pieces }: Reading, number: number): boolean => {
  const isAt = lookIn(pieces)
  let at = number + 1
  while (isAt(at, ...OF_AN_AGE) && !isAt(at, ...PEOPLE)) at += 1
  return at > number + 1 && isAt(at, ...PEOPLE)
}

/** 'She is a freshman in high school': what somebody is, and not was, is not past, whatever else is told. */
export const isPresent = ({ pieces }: Reading, start: number): boolean => {
  const isAt = lookIn(pieces)
  const link = isAt(start - 1, 'ARTICLE') ? start - 2 : start - 1
  return isAt(link, 'IS') && isAt(link - 1, 'SHE', 'ME', 'YOU') && !isAt(link, 'WAS', 'HAD') && !isAt(start, 'IS')
}

/** What makes a sentence of words, or names the parents of whom it speaks. */
const TELLING: readonly Kind[] = [
  'IS',
  'BE',
  'WAS',
  'HAVE',
  'HAD',
  'HAS',
  'HAPPENED',
  'ATTEND',
  'TEACH',
  'RAISE',
  'PARENT',
  'TURN',
  'WILL',
  'NOT',
  'STOP',
]
/** Longest description, in words, of nobody but the relative it ends with: 小学生の妹. */
const TITLE = 4
/** 'My teenage daughter': a description of nothing else is hers. */
export const isTitleOfKin = ({ pieces }: Reading): boolean => {
  const isAt = lookIn(pieces)
  // 'Your shy neighbour' is who is described.
  if ([0, 1].some((at) => isAt(at, 'DADDYS'))) return true
  if ([0, 1, 2].some((at) => isAt(at, 'YOURS') && [0, 1, 2, 3].some((step) => isAt(at + step, 'KIN')))) return true
  const end = isAt(pieces.length - 1, 'STOP') ? pieces.length - 1 : pieces.length
  if (end <= TITLE && isAt(end - 1, 'KIN') && !pieces.some((_, at) => at < end && isAt(at, ...TELLING, 'ADULTAGE', 'COMMA'))) return true
  const isEnd = [1, 2].some((back) => isAt(pieces.length - back, 'KIN'))
  return isEnd && [0, 1].some((at) => isAt(at, 'MINE')) && !pieces.some((_, at) => isAt(at, ...TELLING))
}
