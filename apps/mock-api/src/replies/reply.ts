import { helpMessage } from '../moderation/help-lines.ts'
import { moderate } from '../moderation/moderate.ts'
import { answer, answerHobby, levelOf, share } from './answers.ts'
import { learn } from './facts.ts'
import { visible } from './fold.ts'
import { askedHobby } from './hobbies.ts'
import { readIntents } from './intents.ts'
import type { Intent, Recalled } from './intents.ts'
import { type Memory, isDelicate } from './memory.ts'
import { LOW, feel, hearGently, inContext } from './mood.ts'
import type { Pack } from './packs/pack.ts'
import { isUnspaced } from './pattern.ts'
import { isQuestion, joinSentences } from './phrase.ts'
import { callBack, recall } from './recalling.ts'
import type { Reply, ReplyInput } from './reply-input.ts'
import { createTelling } from './telling.ts'
import type { Telling } from './telling.ts'
import { toneOf } from './themes.ts'

const RECALLED: ReadonlySet<string> = new Set(['askMyName', 'askMyPet', 'askMyJob', 'askMyCity', 'askMemory'])
const isRecalled = (intent: Intent): intent is Recalled => RECALLED.has(intent)
/** After these, a question would spoil the moment. */
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
/** These are answered as themselves even when a fact was told along the way. */
const TELLING: ReadonlySet<Intent> = new Set([
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

/** The part of a message worth giving back in quotation marks: its last clause, when that is short. */
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

/** The question, or the thought of something told before, that carries the talk on. */
function followUp(telling: Telling, intent: Intent): { readonly text: string; readonly called: Memory['called'] } {
  const { pack, memory, dice, take } = telling
  const called = memory.called
  if (CLOSED.has(intent) || isRecalled(intent) || memory.turns <= memory.quietUntil) return { text: '', called }
  const back = LOW.has(intent) ? null : callBack(telling)
  if (back) return back
  if (intent === 'areYouAi' || (intent !== 'greeting' && dice.chance(0.2))) return { text: '', called }
  const topic = TOPIC[intent]
  const onTopic = topic && dice.chance(0.75) ? take(`ask.${topic}`, pack.ask[topic]) : null
  return { text: onTopic ?? take('ask.general', pack.ask.general) ?? '', called }
}

/**
 * A character's answer to the last message: in its language, manner and words, from what the dialog has told so far.
 * Pure: the same input gives the same reply. The memory returned belongs to the next call.
 */
export function composeReply(input: ReplyInput): Reply {
  const { locale, character } = input
  const message = input.history.at(-1)?.text ?? ''
  const { verdict } = moderate(message, null)
  const turns = input.memory.turns + 1
  if (verdict === 'self-harm') {
    const memory = { ...input.memory, turns, moodLow: { value: 'sad', at: turns }, helped: turns }
    return { text: helpMessage(locale, input.person.country), memory, shot: null }
  }
  const heard = readIntents(message, locale)
  const intents = isDelicate(input.memory) ? hearGently(heard) : heard
  const intent = inContext(intents, input.memory, turns)
  const isRefused = verdict === 'inappropriate'
  const isUntold = isRefused || isRecalled(intent)
  const isNamed = input.memory.name !== null || input.person.firstName.trim() !== ''
  const { memory, learned } = isUntold
    ? { memory: { ...input.memory, turns }, learned: null }
    : learn({ ...input.memory, turns }, message, locale, isNamed)
  const telling = createTelling({ ...input, memory: feel(memory, intents, message) })
  const { pack, take, repeat, dice } = telling
  const finish = (sentences: readonly string[], called: Memory['called'], shots: number): Reply => ({
    text: joinSentences(sentences, locale),
    memory: { ...telling.memory, used: [...telling.used()], called, shots },
    shot: shots > memory.shots ? `chat-${((createOffset(character.slug) + shots) % SHOTS) + 1}` : null,
  })
  if (isRefused) return finish([repeat('boundary', pack.say.boundary)], memory.called, memory.shots)
  if (isRecalled(intent)) return finish(recall(telling, intent, isNamed), memory.called, memory.shots)
  const isFactFirst = learned !== null && !TELLING.has(intent)
  const isHurt = intent === 'badNews' || intent === 'complaint'
  const acknowledged = learned && !isHurt ? take(learned, pack.say[learned]) : null
  const quote = quoteOf(message, locale)
  const hobby = askedHobby(message, intents, character.hobbies, locale)
  const answered =
    hobby === null ? answer(telling, intent, levelOf(character.frankness, character.relationship), quote) : answerHobby(telling, hobby, locale)
  const own = isFactFirst && acknowledged ? [acknowledged] : [...answered, acknowledged ?? '']
  const tone = toneOf(character.personality)
  const opening = !isFactFirst && hobby === null && OPENED.has(intent) && dice.chance(0.3) ? (take(`open.${tone}`, pack.open[tone]) ?? '') : ''
  const sharing = !isFactFirst && intent === 'statement' && dice.chance(0.3) ? (share(telling) ?? '') : ''
  const said = [opening, ...own, sharing].filter((sentence) => sentence !== '')
  const isAsking = said.some(isQuestion)
  const next = isAsking ? { text: '', called: memory.called } : followUp(telling, intent)
  return finish([...said, next.text], next.called, intent === 'photo' ? memory.shots + 1 : memory.shots)
}

/** Which of its pictures a character sends first. */
const createOffset = (slug: string): number => Array.from(slug).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
