import { fold } from '../replies/fold.ts'
import type { Meaning } from '../understanding/meanings.ts'
import { CLEAR, EXACT, GOING_ON, OF_PERSON } from './own.ts'
import { contentOf, isPointing } from './pointing.ts'
import { type QuestionKind, isYesNo } from './question-kind.ts'
import { stemsOf } from './stems.ts'
import type { Answer, Turn } from './turn.ts'

/** What is asked of a tale by each kind of question. */
const ASKED: Partial<Record<QuestionKind, string>> = { why: 'why', how: 'how', what: 'what', which: 'what', who: 'who', where: 'where' }
const REST = 'more'

/** Questions that may be about what was just said. */
const ABOUT_LAST: ReadonlySet<Meaning> = new Set([...GOING_ON, 'ask-you', 'surprise', 'story', 'opinion', 'knowledge', 'complain-about-bot'])

/** Questions of a word or two about what was just said. */
const SHORT: ReadonlySet<Meaning> = new Set([...GOING_ON, 'surprise'])

/** Whether a question names something of what was told. */
const isOf = (turn: Turn, told: string): boolean => {
  const { locale } = turn.input
  const stems = stemsOf(fold(told).text, locale)
  return [...stemsOf(contentOf(turn.heard.folded, turn.speaker.language), locale)].some((stem) => stems.has(stem))
}

/**
 * The answer to a question about what the character told in its last reply: 'why a swallow?', 'who cleaned that up?'. Null where it told nothing that it knows
 * more of, where the question is about something else, and where all of it was told.
 */
export function ofBackstory(turn: Turn): Answer | null {
  const { heard, speaker, topic } = turn
  const { told } = speaker
  if (told === null || !(heard.isQuestion || (heard.meaning !== null && GOING_ON.has(heard.meaning)))) return null
  const isNamed = isOf(turn, told)
  const { meaning, certainty, kind } = heard
  // What happened then is told by the tale itself, as long as it goes on.
  if (meaning === 'and-then' || (meaning !== null && OF_PERSON.has(meaning))) return null
  // 'Why a nickname?' asks for nobody's name.
  const isOfIt = (isNamed && kind !== null && !isYesNo(kind)) || (kind === 'why' && isPointing(turn))
  const isElsewhere = !isOfIt && meaning !== null && !ABOUT_LAST.has(meaning) && (EXACT.has(meaning) || !isNamed) && certainty >= CLEAR
  const isWhether = kind === null || isYesNo(kind)
  // 'Did he like it?' may be about anything: the tale itself goes on then, where nothing else is understood.
  const isAbout = isNamed || (isWhether ? meaning !== null && SHORT.has(meaning) : isPointing(turn))
  if (isElsewhere || !isAbout) return null
  const asked = meaning === 'why' ? 'why' : isWhether ? REST : (ASKED[kind] ?? REST)
  const said = speaker.explain(asked) ?? speaker.explain(REST)
  return said === null ? null : { sentences: [said], topic, isOpen: false }
}
