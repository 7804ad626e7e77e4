import { OF_PERSON } from './own.ts'
import type { Answer, Turn } from './turn.ts'
import { fromShelf, toAnswer } from './worded.ts'
import type { Meaning } from '../understanding/meanings.ts'

/** Questions that have one answer, whatever else the words in them are about. */
const ANSWERED_EXACTLY: ReadonlySet<Meaning> = new Set([
  'greet',
  'good-morning',
  'how-are-you',
  'you-too',
  'what-are-you-doing',
  'arithmetic',
  'medical',
  'politics',
  'money-tech-law',
  'joke',
  'poem-or-song',
  'game',
])
/** From here on it is sure to be one of them. */
const CERTAIN = 0.9

/** What is asked for without a question mark: 'recommend me a book'. */
const ASKED_FOR: ReadonlySet<string> = new Set([
  'ask-you',
  'advice',
  'favourite',
  'story',
  'secret',
  'opinion',
  'knowledge',
  'language-switch',
  'change-topic',
])

/** Whether a message asks the character for something that may stand on one of its shelves. */
const mayBeAsked = ({ heard: { meaning, isQuestion, certainty } }: Turn): boolean => {
  if (meaning === null) return isQuestion
  if (!isQuestion && !ASKED_FOR.has(meaning)) return false
  return !OF_PERSON.has(meaning) && !(ANSWERED_EXACTLY.has(meaning) && certainty >= CERTAIN)
}

/** Questions of what somebody would do; a question of what they would do in another's place is none of the others. */
const IMAGINED: ReadonlySet<string> = new Set([
  'lottery',
  'superpower',
  'time-travel',
  'desert-island',
  'live-anywhere',
  'dinner-guest',
  'be-animal',
  'one-food',
  'three-wishes',
  'other-life',
  'change-self',
])

/** The answer from a shelf; null where the message asks for nothing that stands on it. */
function fromShelfTo(turn: Turn, shelf: 'pages' | 'interview'): Answer | null {
  const { heard, topic, speaker } = turn
  const isImagined = speaker.language.pattern('words.would-you').test(heard.folded)
  const said = mayBeAsked(turn) ? fromShelf(turn, shelf, heard.folded, (key) => !isImagined || IMAGINED.has(key)) : null
  return said === null ? null : { sentences: [said], topic: heard.topic ?? topic, isOpen: false }
}

/** The answer to a question about what the character's page names: 'what's your dog called?'. */
export const ofPage = (turn: Turn): Answer | null => fromShelfTo(turn, 'pages')

/** The answer to one of the questions that people ask whomever they have just met: 'how tall are you?', 'recommend me a book'. */
export const ofInterview = (turn: Turn): Answer | null => fromShelfTo(turn, 'interview')

/** What is answered as ever, also where it comes right after the greeting. */
const NO_ANSWER: ReadonlySet<Meaning> = new Set([
  'greet',
  'good-morning',
  'goodbye',
  'goodnight',
  'how-are-you',
  'flirt',
  'love',
  'compliment-looks',
  'compliment-character',
  'insult',
  'complain-about-bot',
  'language-switch',
  'change-topic',
  'advice',
])

/** What the character says to the first message where that answers its greeting, whatever it answers. */
export function toGreeting(turn: Turn): Answer | null {
  const { heard, input, topic } = turn
  const { history, character } = input
  if (heard.isQuestion || history.at(-2)?.text !== character.texts.greeting) return null
  if (heard.meaning !== null && (NO_ANSWER.has(heard.meaning) || OF_PERSON.has(heard.meaning))) return null
  const said = toAnswer(turn)
  return said === null ? null : { sentences: [said], topic, isOpen: false }
}
