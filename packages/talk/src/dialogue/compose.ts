import { crisisLanguage } from '../moderation/crisis-language.ts'
import { helpMessage } from '../moderation/help-lines.ts'
import type { Verdict } from '../moderation/moderate.ts'
import { levelOf } from '../replies/level.ts'
import { fold } from '../replies/fold.ts'
import { matches } from '../replies/patterns.ts'
import { GENTLE_WHERE_UNSURE, type Memory, isDelicate } from '../replies/memory.ts'
import { isQuestion, joinSentences } from '../replies/phrase.ts'
import type { Reply, ReplyInput } from '../replies/reply-input.ts'
import { shotOf } from '../replies/shot.ts'
import { answerTo, exactTo } from './answer.ts'
import { secondQuestionOf } from './second-question.ts'
import { followUp } from './follow-up.ts'
import { isCrisis } from './crisis.ts'
import { hear } from './hear.ts'
import { languageOf } from '../language/language.ts'
import { writtenOut } from './shorthand.ts'
import { ASKED_PLAINLY, askedOfOwn, fromSubject } from './own.ts'
import { ofBackstory } from './backstory.ts'
import { ofInterview, ofPage, toGreeting } from './interview.ts'
import { seriousPool } from './serious.ts'
import { ofTrade } from './trade.ts'
import { type Learned, learn } from './learn.ts'
import { isAskingDue, toLightNews } from './told.ts'
import { ASKS, TOPICS, type Topic } from './topics.ts'
import type { Meaning } from '../understanding/meanings.ts'
import { afterHelp } from './after-help.ts'
import { comfort } from './comfort.ts'
import { burden, isHeavy, withMood } from './mood.ts'
import { acknowledge, confess, react } from './react.ts'
import { bringUp, statedBeside, withTold } from './recall.ts'
import { Speaker } from './speaker.ts'
import type { Answer, Turn } from './turn.ts'
import { wished } from './wished.ts'

const ASK_CHANCE = 0.6
const BRING_UP_CHANCE = 0.5

/** What is wished for without a question. */
const WISHES: ReadonlySet<Meaning> = new Set([
  'ask-photo',
  'ask-voice',
  'ask-call',
  'joke',
  'story',
  'poem-or-song',
  'game',
  'advice',
  'meet',
  'arithmetic',
])

const topicOf = (stored: string | null): Topic | null => TOPICS.find((topic) => topic === stored) ?? null

/** What a character has of the same kind as somebody tells of: 'I can't stand olives, and you?'. */
const OWN_OF: Partial<Record<Learned['kind'], string>> = {
  dislike: 'never-eat',
  pet: 'pet',
  sibling: 'siblings',
  parent: 'parents',
  sport: 'sport',
  instrument: 'music',
}

function sameOfOwn({ heard, speaker, input, whole }: Turn, learned: readonly Learned[]): Answer | null {
  const isAskingBack = heard.all.includes('you-too') || matches(whole, 'whatAboutYou', input.locale)
  const category = isAskingBack ? learned.flatMap(({ kind }) => OWN_OF[kind] ?? [])[0] : undefined
  const own = category === undefined ? null : speaker.live(category)
  return own === null ? null : { sentences: [own], topic: heard.topic, isOpen: false }
}

/** 'May I ask you something?' is never refused. */
const mayAsk = ({ heard, speaker, topic }: Turn): Answer | null =>
  speaker.language.pattern('words.may-i').test(heard.folded) ? { sentences: [speaker.must('may-i')], topic, isOpen: false } : null

/** What a question about contempt for people may be taken for. */
const ABOUT_PEOPLE: ReadonlySet<Meaning> = new Set(['opinion', 'ask-you', 'dislikes', 'knowledge', 'politics', 'statement'])

/** What somebody should do about their medicine or the police is nothing that a light line tells. */
function careful({ heard, speaker, topic, whole }: Turn): Answer | null {
  const found = seriousPool(heard.meaning === 'advice' ? heard.folded : whole, speaker.language)
  const isAboutPeople =
    found === 'fallback.hate' && (heard.isQuestion || heard.meaning === 'opinion') && (heard.meaning === null || ABOUT_PEOPLE.has(heard.meaning))
  const pool = heard.meaning === 'advice' || isAboutPeople ? found : null
  return pool === null ? null : { sentences: [speaker.must(pool)], topic, isOpen: false }
}

/** The answer to a message that is neither heavy nor a wish. */
function answered(turn: Turn, learned: readonly Learned[]): Answer {
  const { heard } = turn
  const { meaning } = heard
  // Whoever tells 'his name is Rex' asks for nobody's name, whatever it resembles.
  const isTelling = meaning === null || meaning.startsWith('tell-') || meaning === 'statement' || (ASKS.has(meaning) && !WISHES.has(meaning))
  const isNews = !heard.isQuestion && (isTelling || meaning === 'good-news')
  const news = isNews ? toLightNews(turn) : null
  // A name is taken up beside the news, a plan is the news itself.
  const names = learned.filter(({ kind }) => kind === 'name' || kind === 'pet')
  if (news !== null) return { sentences: [...acknowledge(turn, names, 1), news], topic: heard.topic, isOpen: false }
  const greeted = names.length < learned.length ? null : toGreeting(turn)
  if (greeted !== null) return { ...greeted, sentences: [...acknowledge(turn, learned, 1), ...greeted.sentences] }
  if (learned.length > 0 && isTelling && !heard.isQuestion) {
    const sentences = acknowledge(turn, learned)
    const own = sentences.length === 1 && !isHeavy(turn.memory) ? fromSubject(turn, turn.whole) : null
    if (sentences.length > 0) return { sentences: [...sentences, own ?? ''], topic: heard.topic, isOpen: own === null }
  }
  const direct =
    mayAsk(turn) ??
    careful(turn) ??
    sameOfOwn(turn, learned) ??
    ofPage(turn) ??
    exactTo(turn) ??
    ofBackstory(turn) ??
    ofTrade(turn) ??
    ofInterview(turn) ??
    askedOfOwn(turn) ??
    followUp(turn) ??
    answerTo(turn)
  const second = direct === null ? null : secondQuestionOf(turn.input.history.at(-1)?.text ?? '', heard, turn.input.locale, turn.speaker.language)
  const also = second === null ? null : { ...turn, heard: second }
  const beside = also === null ? null : (exactTo(also) ?? answerTo(also))
  const before = [...(learned.length > 0 ? acknowledge(turn, learned, 1) : []), ...(beside?.sentences ?? [])]
  if (direct !== null) return { ...direct, sentences: [...before, ...direct.sentences] }
  if (before.length > 0) return { sentences: before, topic: heard.topic, isOpen: true }
  return heard.isQuestion || (meaning === 'ask-you' && heard.certainty >= ASKED_PLAINLY) ? confess(turn) : react(turn)
}

/** A question back that fits the topic, or something told a while ago. */
function goneOn(turn: Turn, answer: Answer): { readonly text: string; readonly called: Memory['called']; readonly isAsking: boolean } | null {
  const { memory, speaker } = turn
  const { called } = memory
  if (!answer.isOpen || !isAskingDue(memory) || isHeavy(memory) || answer.sentences.some(isQuestion)) return null
  const back = turn.heard.isQuestion || !speaker.random.chance(BRING_UP_CHANCE) ? null : bringUp(turn)
  if (back !== null) return { ...back, isAsking: isQuestion(back.text) }
  if (!speaker.random.chance(ASK_CHANCE)) return null
  const text = answer.topic === null ? null : speaker.say(`ask.${answer.topic}`)
  return text === null ? null : { text, called, isAsking: true }
}

/** The answer to signs alone: an emoji, dots. */
function wordless(speaker: Speaker, input: ReplyInput, memory: Memory): Reply {
  const isQuiet = isDelicate(input.memory) || isHeavy(memory) || memory.turns <= memory.quietUntil
  const back = isQuiet ? null : bringUp({ memory, input, speaker })
  if (isQuiet) speaker.hush()
  const pool = isDelicate(input.memory) ? 'after-help' : isHeavy(memory) ? 'grief.more' : 'emoji'
  const text = back?.text ?? speaker.must(pool)
  return { text, shot: null, isDisclosure: false, memory: { ...memory, said: speaker.said, called: back?.called ?? memory.called } }
}

/** The last messages, with the short forms of the one that is answered written out. */
const withLastWrittenOut = ({ history, locale }: ReplyInput): ReplyInput['history'] =>
  history.map((message, at) => (at === history.length - 1 ? { ...message, text: writtenOut(message.text, languageOf(locale)) } : message))

/**
 * Composes a character's answer to the last message from what was said before, what the character remembers and its life.
 * Pure: the same input gives the same reply. The memory returned belongs to the next call.
 */
export function composeReply(said: ReplyInput, verdict: Verdict): Reply {
  const input = { ...said, history: withLastWrittenOut(said) }
  const { locale, character, person } = input
  const message = input.history.at(-1)?.text ?? ''
  const asWritten = said.history.at(-1)?.text ?? ''
  const before = input.history.at(-2)
  const turns = input.memory.turns + 1
  const speaker = new Speaker(input, turns)
  if (isCrisis({ message, asWritten, verdict, memory: input.memory, locale })) {
    const gentle = verdict === 'self-harm' ? null : GENTLE_WHERE_UNSURE
    const memory = { ...input.memory, turns, moodLow: { value: 'sad', at: turns }, helped: turns, gentle, topic: null, thread: null }
    return { text: helpMessage(locale, person.country, crisisLanguage(asWritten, locale)), memory, shot: null, isDisclosure: false }
  }
  const start = { ...input.memory, turns }
  if (verdict === 'inappropriate') {
    return { text: speaker.must('boundary'), memory: { ...start, said: speaker.said }, shot: null, isDisclosure: false }
  }
  const read = hear(message, locale, speaker.language, { isMourning: isHeavy(start), before: before?.isBot === true ? before.text : '' })
  if (read === null) return wordless(speaker, input, start)
  // Who was given no help lines does not speak of them.
  const heard = read.meaning === 'deny-crisis' && start.helped === null ? { ...read, meaning: null, certainty: 0 } : read
  const isNamed = start.name !== null || person.firstName.trim() !== ''
  const isRecalling = heard.meaning === 'recall-name' || heard.meaning === 'recall-other'
  const told = isRecalling ? statedBeside(message) : message
  const { memory: taught, learned } =
    told === ''
      ? { memory: start, learned: [] }
      : learn(start, told, locale, speaker.language, { isNamed, naming: isRecalling ? null : heard.naming })
  if (taught.name !== null) speaker.call(taught.name.value)
  const folded = fold(message).text
  const weight = burden(heard, folded, locale, speaker.language)
  const memory = withMood(taught, heard, weight, { folded, language: speaker.language })
  if (memory.turns <= memory.quietUntil || isHeavy(memory)) speaker.hush()
  const turn: Turn = {
    input,
    memory: heard.isQuestion || isRecalling || weight !== null ? memory : { ...memory, told: withTold(memory.told, message) },
    heard,
    whole: folded,
    speaker,
    level: levelOf(character.frankness, character.relationship),
    topic: topicOf(start.topic),
    isAsked: before?.isBot === true && isQuestion(before.text),
  }
  if (isDelicate(input.memory) && input.memory.gentle !== null && heard.meaning === 'deny-crisis')
    return finish(
      { ...turn, memory: { ...memory, helped: null, moodLow: null } },
      { sentences: [speaker.must('deny-crisis')], topic: null, isOpen: false },
    )
  if (isDelicate(input.memory)) {
    const serious = afterHelp(turn, folded)
    if (serious !== null) return finish(turn, serious)
  }
  const wish = wished(turn, folded, weight)
  const isRenamed = learned.some(({ kind, isCorrection }) => kind === 'name' || isCorrection)
  const care = isRenamed && weight === null ? null : comfort(turn, weight)
  const answer = wish ?? care ?? answered(turn, learned)
  return finish(turn, answer)
}

/** What a character says to whoever asks whether it is human. */
export const disclosureOf = (input: ReplyInput): string => new Speaker(input, input.memory.turns + 1).must('are-you-human')

function finish(turn: Turn, answer: Answer): Reply {
  const { memory, speaker, input } = turn
  const more = goneOn(turn, answer)
  const sentences = [...answer.sentences, more?.text ?? ''].filter((sentence) => sentence !== '')
  const isAsking = more?.isAsking === true || sentences.some(isQuestion)
  const shots = answer.shot === true ? memory.shots + 1 : memory.shots
  return {
    text: joinSentences(sentences, input.locale),
    shot: answer.shot === true ? shotOf(input.character.slug, shots) : null,
    isDisclosure: answer.isDisclosure === true,
    memory: {
      ...memory,
      said: speaker.said,
      thread: speaker.kept,
      topic: answer.topic,
      asked: isAsking ? memory.turns : memory.asked,
      called: more?.called ?? memory.called,
      shots,
    },
  }
}
