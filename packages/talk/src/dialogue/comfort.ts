import { computed } from './arithmetic.ts'
import { type Burden, CERTAIN, felt } from './mood.ts'
import { toNews } from './told.ts'
import { LOW } from './topics.ts'
import type { Answer, Turn } from './turn.ts'

const POOL: Readonly<Record<Exclude<Burden, 'low'>, string>> = { death: 'grief.death', news: 'grief.other', breakup: 'breakup', sad: 'sad-lonely' }
/** What is still answered as usual while something weighs. */
const STILL_ANSWERED: ReadonlySet<string> = new Set([
  'thanks',
  'laugh',
  'good-news',
  'are-you-human',
  'recall-name',
  'recall-other',
  'arithmetic',
  'goodbye',
  'goodnight',
  'complain-about-bot',
  'change-topic',
  'joke',
  'story',
  'insult',
  'love',
  'who-are-you',
  'medical',
  'ask-voice',
  'meet',
])

/** What is wished for so plainly that it is given, however heavy the day: a joke may be just what helps. */
const WISHED: ReadonlySet<string> = new Set(['joke', 'story', 'poem-or-song', 'game', 'arithmetic'])
const WISHED_FROM = 0.5

/** Whether somebody asks for a sum or for something light, whatever weighs on them. */
const isWished = ({ heard, input, speaker }: Turn): boolean =>
  (heard.meaning !== null && WISHED.has(heard.meaning) && heard.certainty >= WISHED_FROM) ||
  (/\d/u.test(heard.folded) && computed(heard.text, input.locale, speaker.language) !== null)

/** What a clause that still mourns sounds like, whatever it asks. */
const MOURNING: ReadonlySet<string> = new Set(['bad-news-grief', 'sad-lonely', 'self-harm', 'breakup'])
/** So many words at least ask about something of their own: 'why him?' does not. */
const WHOLE_QUESTION = 4

/** Whether somebody has turned to something else, whatever weighed on them: they laugh, say so, or ask a question that does not mourn. */
const hasMovedOn = ({ heard, speaker }: Turn): boolean => {
  if (heard.all.includes('change-topic')) return true
  const sounds = heard.ranked[0]?.meaning ?? 'statement'
  if (heard.mood === 'bad' || MOURNING.has(sounds)) return false
  if (heard.isSmiling || speaker.language.pattern('words.laughing').test(heard.folded)) return true
  return heard.isQuestion && (heard.meaning !== null || heard.words > WHOLE_QUESTION)
}

/** Care for who is sad, and for whatever they say next; null where nothing weighs. */
export function comfort(turn: Turn, weight: Burden | null): Answer | null {
  const { heard, memory, speaker, input } = turn
  const gently = (sentence: string): Answer => ({ sentences: [sentence], topic: null, isOpen: false })
  const say = (pool: string): Answer => gently(speaker.say(pool, {}, true) ?? speaker.must('grief.more'))
  if (weight === 'low' && felt({ ...input.memory, turns: memory.turns }) !== 'death') {
    const { all } = heard
    const news = heard.isQuestion ? null : toNews(turn, false)
    if (news !== null) return gently(news)
    return say(all.find((each) => LOW.has(each)) ?? 'stressed-tired')
  }
  if (weight === null && (isWished(turn) || hasMovedOn(turn))) return null
  // What exactly has happened is named where there are words for it.
  const named = weight === null || weight === 'low' || heard.isQuestion ? null : toNews(turn, true)
  if (named !== null) return gently(named)
  const before = felt({ ...memory, moodLow: weight === null ? memory.moodLow : null })
  // Who mourns and says that they are alone mourns still.
  if (weight !== null && weight !== 'death' && felt({ ...input.memory, turns: memory.turns }) === 'death') return say('grief.more')
  if (weight !== null && weight !== 'low') return say(POOL[weight])
  const isSure = heard.certainty >= CERTAIN || heard.isQuestion || felt({ ...input.memory, turns: memory.turns }) === null
  if (isSure && (heard.all.includes('good-news') || heard.meaning === 'good-news')) return null
  // Sadness is felt with once; then what is said next is answered.
  if (before === null || before === 'low' || before === 'sad') return null
  if (isSure && heard.meaning !== null && STILL_ANSWERED.has(heard.meaning)) return null
  return say('grief.more')
}
