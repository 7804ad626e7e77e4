import { isDenying } from '../replies/clauses.ts'
import { matches, photoWish } from '../replies/patterns.ts'
import type { Burden } from './mood.ts'
import type { Answer, Turn } from './turn.ts'

/** For so many turns after a picture 'another one' means one more. */
const ANOTHER_WITHIN = 2

/** Whether a picture was just sent: 'one more, on the beach' then asks for a picture, otherwise for more of what was spoken of. */
function isPictureFresh({ input, memory }: Turn): boolean {
  const sent = Object.entries(input.memory.said).flatMap(([id, turn]) => (/^answer\.photo\.\d+$/u.test(id) ? [turn] : []))
  return memory.turns - Math.max(...sent, Number.NEGATIVE_INFINITY) <= ANOTHER_WITHIN
}

/** A wish that is found by patterns where the classifier is not certain: pictures, calls, what is explicit. */
export function wished(turn: Turn, folded: string, weight: Burden | null): Answer | null {
  const { heard, input, speaker, level, topic } = turn
  const say = (pool: string): Answer => ({ sentences: [speaker.must(pool)], topic, isOpen: false })
  const photo = photoWish(folded, input.locale)
  // Who asks who else reads this asks whether it is human as well, at times: both are told.
  const isPrivacy = heard.isQuestion && speaker.language.pattern('words.privacy').test(folded)
  if (isPrivacy) {
    const isDisclosure = heard.all.includes('are-you-human')
    return { sentences: [...(isDisclosure ? [speaker.must('are-you-human')] : []), speaker.must('privacy')], topic, isOpen: false, isDisclosure }
  }
  const isDeclined = heard.meaning === 'ask-photo' && isDenying(folded, input.locale)
  if (photo === 'noPhoto' || (photo === null && isDeclined)) return say('photo.no')
  if (heard.meaning === 'explicit-wish' || matches(folded, 'explicit', input.locale)) return say(`explicit.${level}`)
  if (photo === 'photo') return { ...say('photo'), shot: true }
  if (heard.meaning === 'are-you-human') return { ...say('are-you-human'), isDisclosure: true }
  const isAnother = speaker.language.pattern('words.another').test(folded)
  if (isAnother ? isPictureFresh(turn) : heard.meaning === 'ask-photo') return { ...say('photo'), shot: true }
  // Who tells bad news that came by phone, or wants no call, asks for none.
  const mayCall = weight === null && !isDenying(folded, input.locale)
  if (mayCall && (heard.meaning === 'ask-call' || speaker.language.pattern('words.call').test(folded))) return say('ask-call')
  return null
}
