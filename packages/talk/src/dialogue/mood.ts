import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'
import { matches } from '../replies/patterns.ts'
import { GONE, type Memory } from '../replies/memory.ts'
import type { Heard } from './hear.ts'
import { LOW } from './topics.ts'
import { tellsOfHardship } from './worded.ts'

/** What weighs on a person: a death, other bad news, the end of a love, sadness, or what tires and angers. */
export type Burden = 'death' | 'news' | 'breakup' | 'sad' | 'low'

/** For how many replies each is felt: within them nothing is asked and nothing light is said. */
const FELT: Readonly<Record<Burden, number>> = { death: 5, news: 4, breakup: 4, sad: 1, low: 1 }
/** While something weighs, what would be light is believed only from here on: grief is told in words the classifier does not know. */
export const CERTAIN = 0.85
/** Replies without a question after a complaint, including its answer. */
const QUIET = 3

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
  // 'The surgery went well!' holds the words of bad news.
  const isRelief = !isGrief && all[0] === 'good-news' && language.pattern('words.good-news').test(folded)
  if (isRelief) return null
  const isNews = isGrief || all.includes('bad-news-grief') || matches(folded, 'badNews', locale)
  if (meaning === 'good-news' && !isNews) return null
  // Whoever laughs about it does not ask for comfort, but for a death.
  const isLaughing = heard.isSmiling || language.pattern('words.laughing').test(folded)
  if (isNews && (isDeath || !isLaughing)) return isDeath ? 'death' : all.includes('breakup') ? 'breakup' : 'news'
  if (isLaughing) return null
  if (all.includes('breakup')) return 'breakup'
  const isTold = matches(folded, 'sad', locale) || matches(folded, 'lonely', locale) || heard.certainty >= SAD_WITHOUT_WORDS
  // What only sounds like despair to the classifier is, where a word tells of it and nothing else is asked.
  const isDespair =
    all.includes('self-harm') &&
    language.pattern('words.dark').test(folded) &&
    !language.pattern('words.harmless').test(folded) &&
    !(heard.isQuestion && heard.certainty >= CERTAIN)
  if ((all.includes('sad-lonely') && isTold) || isDespair) return 'sad'
  // 'They operate on my mother tomorrow' holds no sad word.
  if (!heard.isQuestion && tellsOfHardship(folded, locale, language)) return 'sad'
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
