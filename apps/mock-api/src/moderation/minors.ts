import { areNear, has, isSaid, type Kind, places, type Place, type Reading, readWith, withoutInnocent } from './rules.ts'

/** How far from an age, in characters, the words stand that put it into the past ("when I was 15"). */
const PAST_NEAR = 15

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
 * Whether a message puts someone under age into a romantic or sexual light, or makes one of the two who talk a minor.
 * No sign between the words hides it, and being a relative or a pupil excuses nothing but a good-night kiss.
 */
export function findMinor({ text: whole, rules: { words, near } }: Reading): boolean {
  const text = withoutInnocent(whole)
  if (has(text, words.always)) return true
  const past = places(text, words.past)
  const isNow = (place: Place): boolean => !areNear([place], past, PAST_NEAR)
  const now = (kind: Kind): readonly Place[] => places(text, words[kind]).filter(isNow)
  if (now('claim').length > 0 || (now('role').length > 0 && !isSaid(text, 'family'))) return true
  const minors = [...places(text, words.age), ...places(text, words.young)]
  if (areNear(minors, places(text, words.sexual), near)) return true
  const minorsNow = minors.filter(isNow)
  if (areNear(minorsNow, places(text, words.romantic), near)) return true
  return areNear(minorsNow, places(text, words.affection), near) && !isTender(text)
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

/** Without its tilde this word is a common name, so it is looked for before accents are taken off. */
const SPANISH_CHILD = /(?<!\p{L})niñ[ao](?!\p{L})/iu

/**
 * Whether words that describe a character, its name among them, make it a minor. Stricter than the talk of a chat: nobody
 * needs an age under eighteen to describe an adult. That someone teaches, or has children, is fine.
 */
export const suggestsMinor = (message: string): boolean =>
  SPANISH_CHILD.test(message.normalize('NFKC')) ||
  readWith(message).some(({ text: whole, rules: { words } }) => {
    const text = withoutInnocent(whole)
    return has(text, words.youth) || has(text, words.always)
  })

/**
 * Whether words that describe a picture speak of someone under age at all, if only beside the character: everyone in a
 * picture is an adult.
 */
export const mentionsMinor = (message: string): boolean =>
  suggestsMinor(message) ||
  readWith(message).some(({ text: whole, rules: { words } }) => {
    const text = withoutInnocent(whole)
    return has(text, words.age) || has(text, words.young) || childrenIn(text, words.child).length > 0
  })
