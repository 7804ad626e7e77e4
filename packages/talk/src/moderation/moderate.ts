import { withoutAgesOfOthers, withoutNamesOfOthers } from './ages-of-others.ts'
import { isCoercionAsked, isCoercionShown, withoutOrdinary } from './coercion/judge.ts'
import { isChildDescribed } from './described-relatives.ts'
import { type Readings, readings } from './disguise.ts'
import { isForeignCrisis } from './foreign-crises.ts'
import { findAlways, findChild, isMinorWished } from './minors.ts'
import { isFoundMinor, isProbablyMinor, readAt, type Surface } from './minors/judge.ts'
import { isPrivatePerson } from './private-persons/judge.ts'
import { findKnownPerson } from './real-persons.ts'
import { areNear, has, type Kind, places, readInAll, type Reading, SENTENCE_END, suspectsIn } from './rules.ts'

export type Verdict = 'ok' | 'inappropriate' | 'self-harm'

export interface Moderation {
  readonly verdict: Verdict
  readonly category?: 'minor' | 'coercion' | 'real-person' | 'self-harm'
}

const isNear = ({ text, rules: { words, near } }: Reading, left: Kind, right: Kind): boolean =>
  areNear(places(text, words[left]), places(text, words[right]), near)

/** In a chat people may tell of what was done to them; where a character or a picture is described it is what is asked for. */
const isCoercionDescribed = (text: string, said: Readings, surface: Surface): boolean =>
  readInAll(withoutOrdinary(said)).some(({ text: read, rules: { words } }) => has(read, words.coerced)) ||
  isCoercionShown(text, surface === 'character')

const findCoercion = (reading: Reading): boolean =>
  has(reading.text, reading.rules.words.rape) || has(reading.text, reading.rules.words.animal) || isNear(reading, 'force', 'sexual')

/** A boss may force someone to work late; a kiss that is wished for in another sentence has nothing to do with it. */
const findForcedKiss = (reading: Reading): boolean => isNear(reading, 'force', 'romantic') || isNear(reading, 'force', 'affection')

const findSomeoneKnown = (reading: Reading): boolean => isNear(reading, 'expose', 'relation') || isNear(reading, 'expose', 'figure')

const inappropriate = (category: 'minor' | 'coercion' | 'real-person'): Moderation => ({ verdict: 'inappropriate', category })

/**
 * Judges one text, in whichever of the ten languages it is written and however it is disguised. Ordinary talk of children, school, the past
 * or of fear is fine; what is refused is a minor who speaks, is spoken to, described, shown or wished for, coercion, the undressing of
 * real people, and likenesses of private ones.
 * @param surface what the text is: a message, a character's description or a picture's, which are stricter with minors
 * @param others names of the children, siblings and pets of whom the author has told in this chat: their ages make nobody of the talk a minor
 * @param now the world's time in milliseconds, by which years of birth are judged; null where there is none
 */
export function moderate(text: string, now: number | null, surface: Surface = 'chat', others: readonly string[] = []): Moderation {
  const said = readings(text)
  const suspects = suspectsIn(said)
  // What people say in passing is judged sentence by sentence; nobody hides the rest behind a sign.
  const sentences = suspects.length === 0 ? [] : text.split(SENTENCE_END).flatMap((sentence) => suspectsIn(readings(sentence)))
  const judged = surface === 'chat' && suspects.length === 0 ? withoutNamesOfOthers(withoutAgesOfOthers(text), others) : text
  const read = readAt(judged, now)
  if (isFoundMinor(read, surface) || isMinorWished(text, said)) return inappropriate('minor')
  if (suspects.some(findAlways) || sentences.some(findChild)) return inappropriate('minor')
  if (surface !== 'chat' && isChildDescribed(text)) return inappropriate('minor')
  if (surface === 'chat' ? isCoercionAsked(said) : isCoercionDescribed(text, said, surface)) return inappropriate('coercion')
  if (suspects.some(findCoercion) || sentences.some(findForcedKiss)) return inappropriate('coercion')
  // What is only likely gives way to what is said.
  if (isProbablyMinor(read, surface)) return inappropriate('minor')
  if (surface !== 'chat' && isPrivatePerson(text, said)) return inappropriate('real-person')
  if (sentences.some(findSomeoneKnown) || findKnownPerson(said)) return inappropriate('real-person')
  const isCrisis = suspects.some(({ text, rules: { words } }) => has(text, words.selfHarm)) || isForeignCrisis(said)
  if (isCrisis) return { verdict: 'self-harm', category: 'self-harm' }
  return { verdict: 'ok' }
}
