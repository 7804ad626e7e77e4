import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'
import { matches } from '../replies/patterns.ts'
import { GONE, type Memory } from '../replies/memory.ts'
import { computed } from './arithmetic.ts'
import type { Heard } from './hear.ts'
import { LOW } from './topics.ts'
import type { Answer, Turn } from './turn.ts'

/** What weighs on a person: a death, other bad news, the end of a love, sadness, or what tires and angers. */
export type Burden = 'death' | 'news' | 'breakup' | 'sad' | 'low'

/** For how many replies each is felt: within them nothing is asked and nothing light is said. */
const FELT: Readonly<Record<Burden, number>> = { death: 5, news: 4, breakup: 4, sad: 1, low: 1 }
/** While something weighs, what would be light is believed only from here on: grief is told in words the classifier does not know. */
const CERTAIN = 0.85
/** Replies without a question after a complaint, including its answer. */
const QUIET = 3

/** Laughter in signs. */
const LAUGHING = /[😂🤣😅😆😜😝😛😁😄]/u
/** Beside a word of death so little grief is enough. */
const GRIEF_BESIDE_WORDS = 0.2
/** Sadness that no word of it tells is believed from here on. */
const SAD_WITHOUT_WORDS = 0.95

/** What weighs on the person in this message, or null. */
export function burden(heard: Heard, folded: string, locale: Locale, language: Language): Burden | null {
  const { meaning, all } = heard
  if (meaning !== null && (meaning.startsWith('ask-') || meaning === 'complain-about-bot')) return null
  const isDeath = language.pattern('words.death').test(folded)
  // A death told in words that the classifier only half knows is one.
  const isHalfKnown = heard.ranked.some((scored) => scored.meaning === 'bad-news-grief' && scored.probability >= GRIEF_BESIDE_WORDS)
  const isGrief = isDeath && (isHalfKnown || meaning === 'good-news') && meaning !== 'insult'
  const isNews = isGrief || all.includes('bad-news-grief') || matches(folded, 'badNews', locale)
  if (meaning === 'good-news' && !isNews) return null
  if (isNews) return isDeath ? 'death' : all.includes('breakup') ? 'breakup' : 'news'
  if (all.includes('breakup')) return 'breakup'
  // Whoever laughs about it does not ask for comfort.
  if (LAUGHING.test(heard.text) || language.pattern('words.laughing').test(folded)) return null
  const isTold = matches(folded, 'sad', locale) || matches(folded, 'lonely', locale) || heard.certainty >= SAD_WITHOUT_WORDS
  // What only sounds like despair to the classifier is, where a word tells of it and nothing else is asked.
  const isDespair = all.includes('self-harm') && language.pattern('words.dark').test(folded) && !(heard.isQuestion && heard.certainty >= CERTAIN)
  if ((all.includes('sad-lonely') && isTold) || isDespair) return 'sad'
  return all.some((each) => LOW.has(each)) ? 'low' : null
}

const burdenOf = (stored: string | undefined): Burden | null => {
  // Older chats know 'badNews', 'lonely' and 'stress'.
  if (stored === 'badNews') return 'news'
  if (stored === 'lonely') return 'sad'
  if (stored === 'stress') return 'low'
  return stored === 'death' || stored === 'news' || stored === 'breakup' || stored === 'sad' || stored === 'low' ? stored : null
}

/** What was told lately and still weighs, or null. */
export function felt({ moodLow, turns }: Memory): Burden | null {
  const weight = burdenOf(moodLow?.value)
  return weight !== null && moodLow !== null && turns - moodLow.at <= FELT[weight] ? weight : null
}

/** Whether nothing is asked back at this moment. */
export const isHeavy = (memory: Memory): boolean => felt(memory) !== null

/** The memory with what weighs on the person now. */
export function withMood(
  memory: Memory,
  { meaning, all, certainty }: Heard,
  weight: Burden | null,
  { folded, language }: { folded: string; language: Language },
): Memory {
  const { turns, pet } = memory
  const isSure = certainty >= CERTAIN || felt(memory) === null
  if (meaning === 'complain-about-bot') return { ...memory, quietUntil: turns + QUIET - 1 }
  if (weight === null)
    return (all.includes('good-news') && isSure) || (all.includes('laugh') && felt(memory) !== 'death') ? { ...memory, moodLow: null } : memory
  // A pet that died, or the plan that failed, is not asked after.
  const isPet = weight === 'death' && pet !== null && (folded.includes(pet.value.toLowerCase()) || language.pattern('words.pet').test(folded))
  const plan = weight === 'death' || weight === 'news' ? (memory.plan?.at === turns ? null : memory.plan) : memory.plan
  const before = felt(memory)
  const isWorse = before === null || FELT[weight] >= FELT[before]
  return { ...memory, plan, pet: isPet ? { ...pet, at: GONE } : pet, moodLow: isWorse ? { value: weight, at: turns } : memory.moodLow }
}

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
  if (LAUGHING.test(heard.text) || speaker.language.pattern('words.laughing').test(heard.folded)) return true
  return heard.isQuestion && (heard.meaning !== null || heard.words > WHOLE_QUESTION)
}

/** Care for who is sad, and for whatever they say next; null where nothing weighs. */
export function comfort(turn: Turn, weight: Burden | null): Answer | null {
  const { heard, memory, speaker, input } = turn
  const say = (pool: string): Answer => ({ sentences: [speaker.say(pool, {}, true) ?? speaker.must('grief.more')], topic: null, isOpen: false })
  if (weight === 'low' && felt({ ...input.memory, turns: memory.turns }) !== 'death') {
    const { all } = heard
    return say(all.find((each) => LOW.has(each)) ?? 'stressed-tired')
  }
  if (weight === null && (isWished(turn) || hasMovedOn(turn))) return null
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
