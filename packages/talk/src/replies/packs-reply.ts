import { helpMessage } from '../moderation/help-lines.ts'
import { moderate } from '../moderation/moderate.ts'
import { answer, answerHobby, levelOf, shareLine } from './answers.ts'
import { extractFacts } from './extract-facts.ts'
import { visible } from './fold.ts'
import { askedHobby } from './hobbies.ts'
import { readIntents } from './intents.ts'
import type { Intent, Recalled } from './intents.ts'
import { type Memory, isDelicate } from './memory.ts'
import { LOW_MOODS, updateMood, interpretGently, inContext } from './mood.ts'
import type { Pack } from './packs/pack.ts'
import { isUnspaced } from './pattern.ts'
import { isQuestion, joinSentences } from './phrase.ts'
import { bringUpFact, recall } from './recall.ts'
import type { Reply, ReplyInput } from './reply-input.ts'
import { createReplyContext } from './reply-context.ts'
import type { ReplyContext } from './reply-context.ts'
import { toneOf } from './themes.ts'

const RECALLED: ReadonlySet<string> = new Set(['askMyName', 'askMyPet', 'askMyJob', 'askMyCity', 'askMemory'])
const isRecalled = (intent: Intent): intent is Recalled => RECALLED.has(intent)
/** Intents after which no question is asked. */
const CLOSED: ReadonlySet<Intent> = new Set([
  'goodNight',
  'bye',
  'photo',
  'voice',
  'explicit',
  'joke',
  'game',
  'rude',
  'meet',
  'badNews',
  'complaint',
  'noPhoto',
])
/** Intents that are answered before a new fact. */
const ANSWERED_FIRST: ReadonlySet<Intent> = new Set([
  'explicit',
  'areYouAi',
  'badNews',
  'complaint',
  'noPhoto',
  'photo',
  'voice',
  'meet',
  'rude',
  'lonely',
  'sad',
  'stress',
  'goodNews',
  'goodNight',
  'bye',
])
const OPENED: ReadonlySet<Intent> = new Set([
  'statement',
  'goodNews',
  'question',
  'weekend',
  'travel',
  'music',
  'food',
  'film',
  'book',
  'sport',
  'work',
  'bored',
])
const TOPIC: Partial<Record<Intent, keyof Pack['ask']>> = {
  sad: 'feelings',
  lonely: 'feelings',
  stress: 'feelings',
  tired: 'day',
  morning: 'day',
  greeting: 'day',
  howAreYou: 'day',
  askToday: 'day',
  work: 'work',
  askJob: 'work',
  food: 'food',
  music: 'culture',
  film: 'culture',
  book: 'culture',
  travel: 'travel',
  weekend: 'travel',
  flirt: 'flirt',
  compliment: 'flirt',
  missYou: 'flirt',
  love: 'flirt',
  askSingle: 'flirt',
}
const SHOTS = 5

/** The part of a message to quote: its last clause, when short. */
function quoteOf(message: string, locale: ReplyInput['locale']): string | undefined {
  const clauses = visible(message)
    .split(/[.,!?;:\n。、，！？；।؟،…]+/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
  const last = clauses.at(-1)
  if (!last || /https?|www|["“”«»@<>]/u.test(last)) return undefined
  const length = Array.from(last).length
  const words = last.split(/\s+/u).length
  const isShort = isUnspaced(locale) ? length >= 3 && length <= 16 : words >= 2 && words <= 7 && length <= 48
  return isShort ? last : undefined
}

/** The follow-up: a question or a remembered fact. */
function followUp(context: ReplyContext, intent: Intent): { readonly text: string; readonly called: Memory['called'] } {
  const { pack, memory, random, take } = context
  const called = memory.called
  if (CLOSED.has(intent) || isRecalled(intent) || memory.turns <= memory.quietUntil) return { text: '', called }
  const back = LOW_MOODS.has(intent) ? null : bringUpFact(context)
  if (back) return back
  if (intent === 'areYouAi' || (intent !== 'greeting' && random.chance(0.2))) return { text: '', called }
  const topic = TOPIC[intent]
  const onTopic = topic && random.chance(0.75) ? take(`ask.${topic}`, pack.ask[topic]) : null
  return { text: onTopic ?? take('ask.general', pack.ask.general) ?? '', called }
}

/**
 * Composes a character's answer to the last message from the chat's language, memory and the character's traits.
 * Pure: the same input gives the same reply. The memory returned belongs to the next call.
 */
export function composeFromPacks(input: ReplyInput): Reply {
  const { locale, character } = input
  const message = input.history.at(-1)?.text ?? ''
  const { verdict } = moderate(message, null)
  const turns = input.memory.turns + 1
  if (verdict === 'self-harm') {
    const memory = { ...input.memory, turns, moodLow: { value: 'sad', at: turns }, helped: turns }
    return { text: helpMessage(locale, input.person.country), memory, shot: null }
  }
  const recognised = readIntents(message, locale)
  const intents = isDelicate(input.memory) ? interpretGently(recognised) : recognised
  const intent = inContext(intents, input.memory, turns)
  const isRefused = verdict === 'inappropriate'
  const isUntold = isRefused || isRecalled(intent)
  const isNamed = input.memory.name !== null || input.person.firstName.trim() !== ''
  const { memory, learned } = isUntold
    ? { memory: { ...input.memory, turns }, learned: null }
    : extractFacts({ ...input.memory, turns }, message, locale, isNamed)
  const context = createReplyContext({ ...input, memory: updateMood(memory, intents, message) })
  const { pack, take, repeat, random } = context
  const finish = (sentences: readonly string[], called: Memory['called'], shots: number): Reply => ({
    text: joinSentences(sentences, locale),
    memory: { ...context.memory, used: [...context.used()], called, shots },
    shot: shots > memory.shots ? `chat-${((createOffset(character.slug) + shots) % SHOTS) + 1}` : null,
  })
  if (isRefused) return finish([repeat('boundary', pack.say.boundary)], memory.called, memory.shots)
  if (isRecalled(intent)) return finish(recall(context, intent, isNamed), memory.called, memory.shots)
  const isFactFirst = learned !== null && !ANSWERED_FIRST.has(intent)
  const isHurt = intent === 'badNews' || intent === 'complaint'
  const acknowledged = learned && !isHurt ? take(learned, pack.say[learned]) : null
  const quote = quoteOf(message, locale)
  const hobby = askedHobby(message, intents, character.hobbies, locale)
  const answered =
    hobby === null ? answer(context, intent, levelOf(character.frankness, character.relationship), quote) : answerHobby(context, hobby, locale)
  const own = isFactFirst && acknowledged ? [acknowledged] : [...answered, acknowledged ?? '']
  const tone = toneOf(character.personality)
  const opening = !isFactFirst && hobby === null && OPENED.has(intent) && random.chance(0.3) ? (take(`open.${tone}`, pack.open[tone]) ?? '') : ''
  const sharing = !isFactFirst && intent === 'statement' && random.chance(0.3) ? (shareLine(context) ?? '') : ''
  const said = [opening, ...own, sharing].filter((sentence) => sentence !== '')
  const isAsking = said.some(isQuestion)
  const next = isAsking ? { text: '', called: memory.called } : followUp(context, intent)
  return finish([...said, next.text], next.called, intent === 'photo' ? memory.shots + 1 : memory.shots)
}

/** Which of its pictures a character sends first. */
const createOffset = (slug: string): number => Array.from(slug).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
