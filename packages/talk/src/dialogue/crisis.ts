import { type Locale, LOCALES } from '@moonlit/contract/vocabulary'
import { type Language, languageOf } from '../language/language.ts'
import { crisisLanguage } from '../moderation/crisis-language.ts'
import type { Verdict } from '../moderation/moderate.ts'
import { fold } from '../replies/fold.ts'
import { type Memory, isDelicate } from '../replies/memory.ts'
import { matches } from '../replies/patterns.ts'
import { sentencesOf } from '../replies/phrase.ts'
import type { Scored } from '../understanding/classifier.ts'
import type { Meaning } from '../understanding/meanings.ts'
import { felt } from './mood.ts'

/** Someone who speaks of dying is helped from here on, even where the grammar of crises finds nothing. */
const CRISIS_FROM = 0.42
/** The same beside several such words (`words.dark`). */
const CRISIS_BESIDE_WORDS = 0.2
/** From here on words of dying are believed to be no more than words ('this heat kills me')… */
const IDIOM_FROM = 0.6
/** …unless a crisis is as probable as this. */
const IDIOM_UNLESS = 0.15
/** Beside words of ordinary life (a shave, a job, curtains, the end of a love), only from here on. */
const CRISIS_WHATEVER = 0.99
/** Where no word of it speaks of death, wounds, fear or an end, only from here on: what is merely unusual sounds like anything. */
const CRISIS_WITHOUT_WORDS = 0.97
/** Where somebody has just told of a death, only from here on: whoever mourns speaks of it, and is afraid of the day of the funeral. */
const CRISIS_IN_GRIEF = 0.7
/** Where somebody complains that they do not understand, only from here on. */
const CRISIS_BESIDE_COMPLAINT = 0.75

/** A message is not read as a whole where one of its sentences is plainly a question about the character, or mourns somebody. */
const PLAINLY = 0.6
const HARMLESS_BESIDE: ReadonlySet<Meaning> = new Set(['ask-you', 'bad-news-grief'])

const probabilityOf = (ranked: readonly Scored[], meaning: Meaning): number => ranked.find((scored) => scored.meaning === meaning)?.probability ?? 0

/** Whether a message speaks of dying so clearly that help comes first, although the grammar of moderation found nothing. */
const soundsLikeCrisis = (message: string, locale: Locale, { classifier, pattern, every }: Language, isMourning: boolean): boolean => {
  const sentences = sentencesOf(message)
  const isAskedBack = sentences.some((text) => {
    const [top] = classifier.rank(text)
    return top !== undefined && top.probability >= PLAINLY && HARMLESS_BESIDE.has(top.meaning)
  })
  // A farewell tells by all of its sentences what none of them tells alone.
  return [...sentences, ...(sentences.length > 1 && !isAskedBack ? [message] : [])].some((text) => {
    const [top] = classifier.rank(text)
    if (top?.meaning !== 'self-harm' || top.probability < (isMourning ? CRISIS_IN_GRIEF : CRISIS_BESIDE_WORDS)) return false
    const dark = new Set(Array.from(fold(text).text.matchAll(every('words.dark')), ([word]) => word)).size
    if (top.probability < CRISIS_FROM && dark < 2) return false
    if (top.probability < CRISIS_WITHOUT_WORDS && dark === 0) return false
    if (top.probability < CRISIS_WHATEVER && pattern('words.fine').test(fold(text).text)) return false
    if (top.probability < CRISIS_WHATEVER && pattern('words.harmless').test(fold(text).text)) return false
    return top.probability >= CRISIS_BESIDE_COMPLAINT || !matches(fold(text).text, 'complaint', locale)
  })
}

/** Whether a message only uses words of a crisis, as people do of heat, songs and games, although the grammar of moderation found one. */
const soundsLikeIdiom = (message: string, { classifier }: Language): boolean => {
  const read = sentencesOf(message).map((text) => classifier.rank(text))
  return (
    read.some((ranked) => probabilityOf(ranked, 'tell-idiom') >= IDIOM_FROM) &&
    read.every((ranked) => probabilityOf(ranked, 'self-harm') < IDIOM_UNLESS)
  )
}

/** From here on somebody says that nothing is wrong ('I'm not suicidal, I meant the book'), unless anything else they say speaks of dying. */
const DENIED_FROM = 0.6
const DENIED_UNLESS = 0.3

const soundsDenied = (message: string, { classifier }: Language): boolean => {
  const read = [message, ...sentencesOf(message)].map((text) => classifier.rank(text))
  return (
    read.some((ranked) => probabilityOf(ranked, 'deny-crisis') >= DENIED_FROM) &&
    read.every((ranked) => probabilityOf(ranked, 'self-harm') < DENIED_UNLESS)
  )
}

interface Told {
  readonly message: string
  /** The same before the short forms of the chat's language were written out: they may be words of another ("ik"). */
  readonly asWritten: string
  readonly verdict: Verdict
  readonly memory: Memory
  readonly locale: Locale
}

/**
 * Whether the words of a crisis are no more than words, by the classifier of the language they are in: that of the chat would take what it does not
 * know for anything. In a language that has none they are unmistakable (foreign-crises.json).
 */
const isMereWords = ({ message, asWritten, memory, locale }: Told): boolean => {
  const written = crisisLanguage(asWritten, locale)
  const own = LOCALES.find((one) => one === written)
  if (own === undefined) return false
  const language = languageOf(own)
  return soundsDenied(message, language) || (!isDelicate(memory) && soundsLikeIdiom(message, language))
}

/**
 * Whether a message is answered with help lines: by the grammar of moderation, where the classifier does not hear a mere idiom, or by what the
 * classifier hears. Who has just been given them is not given them again for each word: then the grammar alone decides.
 */
export const isCrisis = (told: Told): boolean => {
  const { message, verdict, memory, locale } = told
  if (verdict === 'self-harm') return !isMereWords(told)
  const language = languageOf(locale)
  if (soundsDenied(message, language) || isDelicate(memory)) return false
  return soundsLikeCrisis(message, locale, language, felt({ ...memory, turns: memory.turns + 1 }) === 'death')
}
