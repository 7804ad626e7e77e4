import type { Readings } from './disguise.ts'
import { minorsIn } from './minors/judge.ts'
import { areNear, has, isSaid, type Kind, places, type Place, type Reading, readInAll, withoutInnocent } from './rules.ts'

/** Words that are something else in another language, and what makes them the child: "ein Kind", yet "a kind smile"; "her son", yet "dans son jardin". */
const AMBIGUOUS: Readonly<Record<string, RegExp>> = {
  kind: /(?:ein|eine[mns]|das|dem|als|kein|mein|dein|ihr|sein|ihrem|seinem|kleines|junges) $/u,
  son: /(?:my|your|her|his|our|their) (?:little |young |small )?$/u,
}

const childrenIn = (text: string, rule: RegExp): readonly Place[] =>
  places(text, rule).filter(({ from, to }) => AMBIGUOUS[text.slice(from, to)]?.test(text.slice(0, from)) ?? true)

/** What parents do at bedtime and on birthdays. */
const isTender = (text: string): boolean => isSaid(text, 'kin') && isSaid(text, 'tender')

/**
 * Whether a message puts people under age, of whom it speaks in whatever way, into a romantic or sexual light. No sign between
 * the words hides it, and being a relative or a pupil excuses nothing but a good-night kiss.
 */
export const isMinorWished = (message: string, said: Readings): boolean => {
  const minors = minorsIn(message)
  if (minors.length === 0) return false
  const now = minors.filter(({ isPast }) => !isPast)
  return readInAll(said).some(({ text, rules: { words, near } }) => {
    const isNear = (some: readonly Place[], kind: Kind): boolean => areNear(some, places(text, words[kind]), near)
    return isNear(minors, 'sexual') || isNear(now, 'romantic') || (isNear(now, 'affection') && !isTender(text))
  })
}

/**
 * Whether one sentence puts a child into such a light. Grown people have children and speak of them, so their children and
 * their wishes may stand in two sentences.
 */
export function findChild({ text: whole, rules: { words, near } }: Reading): boolean {
  const text = withoutInnocent(whole)
  const children = childrenIn(text, words.child)
  if (children.length === 0) return false
  if (areNear(children, places(text, words.sexual), near)) return true
  const wishes = [...places(text, words.romantic), ...places(text, words.affection)]
  return areNear(children, wishes, near) && !isSaid(text, 'family') && !isSaid(text, 'past') && !isTender(text)
}

/** Whether a message holds a word that is never used but of children who are wished for. */
export const findAlways = ({ text, rules: { words } }: Reading): boolean => has(withoutInnocent(text), words.always)
