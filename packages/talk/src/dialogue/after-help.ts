import { photoWish } from '../replies/patterns.ts'
import type { Answer, Turn } from './turn.ts'

/** What is answered as always in the minutes after help lines. */
const STILL_ANSWERED: ReadonlySet<string> = new Set([
  'are-you-human',
  'who-are-you',
  'recall-name',
  'recall-other',
  'arithmetic',
  'medical',
  'ask-call',
])
const FAREWELLS: ReadonlySet<string> = new Set(['goodbye', 'goodnight'])

/** From here on what is said may be of the crisis still. */
const STILL_FROM = 0.1

const soundsBad = ({ mood, ranked }: Turn['heard']): boolean =>
  mood === 'bad' || ranked.some(({ meaning, probability }) => meaning === 'self-harm' && probability >= STILL_FROM)

/**
 * The answer to whatever is said in the minutes after help lines: calm, without jokes, flirting or a question that leads elsewhere, whatever
 * the message sounds like. Null for what deserves a plain answer.
 */
export function afterHelp({ heard, speaker, input, memory }: Turn, folded: string): Answer | null {
  const { meaning, all } = heard
  // Where only the classifier heard a crisis, who goes on to something else is answered.
  if (memory.gentle !== null && (heard.isQuestion || !soundsBad(heard))) return null
  const isWish = photoWish(folded, input.locale) !== null
  if (!isWish && meaning !== null && STILL_ANSWERED.has(meaning)) return null
  speaker.hush()
  const isFarewell = meaning !== null && FAREWELLS.has(meaning)
  const pool = isFarewell ? 'after-help.bye' : all.includes('good-news') && !isWish ? 'good-news' : 'after-help'
  return { sentences: [speaker.must(pool)], topic: null, isOpen: false }
}
