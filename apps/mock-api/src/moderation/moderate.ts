import { readings } from './disguise.ts'
import { findChild, findMinor } from './minors.ts'
import { findKnownPerson } from './real-persons.ts'
import { areNear, has, type Kind, places, type Reading, suspectsIn } from './rules.ts'

export interface Moderation {
  readonly verdict: 'ok' | 'inappropriate' | 'self-harm'
  readonly category?: 'minor' | 'coercion' | 'real-person' | 'self-harm'
}

/** A sentence's end; a comma is none. */
const SENTENCE_END = /[.!?\n。！？؟।…]+/u

const isNear = ({ text, rules: { words, near } }: Reading, left: Kind, right: Kind): boolean =>
  areNear(places(text, words[left]), places(text, words[right]), near)

const findCoercion = (reading: Reading): boolean => has(reading.text, reading.rules.words.rape) || isNear(reading, 'force', 'sexual')

/** A boss may force someone to work late; a kiss that is wished for in another sentence has nothing to do with it. */
const findForcedKiss = (reading: Reading): boolean => isNear(reading, 'force', 'romantic') || isNear(reading, 'force', 'affection')

const findSomeoneKnown = (reading: Reading): boolean => isNear(reading, 'expose', 'relation') || isNear(reading, 'expose', 'figure')

/** A message is judged when it is taken, and again when it is answered. */
let judged: { readonly text: string; readonly moderation: Moderation } | null = null

/**
 * Judges one text, in whichever of the ten languages it is written and however it is disguised. Ordinary talk of children, school, the past
 * or of fear is fine; what is refused is a minor in a romantic or sexual light, coercion, and the undressing of real people.
 */
export function moderate(text: string): Moderation {
  if (judged?.text !== text) judged = { text, moderation: judge(text) }
  return judged.moderation
}

const inappropriate = (category: 'minor' | 'coercion' | 'real-person'): Moderation => ({ verdict: 'inappropriate', category })

function judge(message: string): Moderation {
  const said = readings(message)
  const suspects = suspectsIn(said)
  // What people say in passing is judged sentence by sentence; nobody hides the rest behind a sign.
  const sentences = suspects.length === 0 ? [] : message.split(SENTENCE_END).flatMap((sentence) => suspectsIn(readings(sentence)))
  if (suspects.some(findMinor) || sentences.some(findChild)) return inappropriate('minor')
  if (suspects.some(findCoercion) || sentences.some(findForcedKiss)) return inappropriate('coercion')
  if (sentences.some(findSomeoneKnown) || findKnownPerson(said)) return inappropriate('real-person')
  if (suspects.some(({ text, rules: { words } }) => has(text, words.selfHarm))) return { verdict: 'self-harm', category: 'self-harm' }
  return { verdict: 'ok' }
}
