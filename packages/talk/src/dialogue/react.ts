import { shared } from './follow-up.ts'
import { isHeavy } from './mood.ts'
import { CLEAR, fromSubject, ownWords, ownWordsOn } from './own.ts'
import type { Learned } from './learn.ts'
import { isPointing } from './pointing.ts'
import { isYesNo } from './question-kind.ts'
import { seriousPool } from './serious.ts'
import { toLightNews } from './told.ts'
import { LIFE_OF, TOPIC_OF } from './topics.ts'
import type { Meaning } from '../understanding/meanings.ts'
import type { Answer, Turn } from './turn.ts'

const given = (...sentences: readonly (string | null)[]): string[] =>
  sentences.flatMap((sentence) => (sentence === null || sentence === '' ? [] : [sentence]))

/** Which of several new facts are taken up, the weightiest first. */
const WEIGHT: readonly Learned['kind'][] = [
  'name',
  'partner',
  'child',
  'pet',
  'sibling',
  'parent',
  'birthday',
  'plan',
  'job',
  'city',
  'instrument',
  'sport',
  'health',
  'age',
  'like',
  'dislike',
]
const MOST_FACTS = 2

/** Takes up what the person told of themselves. */
export function acknowledge({ speaker }: Turn, learned: readonly Learned[], most = MOST_FACTS): string[] {
  return learned
    .toSorted((left, right) => WEIGHT.indexOf(left.kind) - WEIGHT.indexOf(right.kind))
    .slice(0, most)
    .flatMap(({ kind, value, isCorrection }) => {
      const said = isCorrection ? speaker.say('corrected', { value }) : speaker.say(`learn.${kind}`, { value })
      return said ?? []
    })
}

/** Topics that a statement of nothing else goes on with. */
const LASTING: ReadonlySet<string> = new Set(['pets', 'family'])

/** Reacts to something told: by its topic, by how it sounds, or plainly. */
export function react(turn: Turn): Answer {
  const { heard, whole, speaker, memory } = turn
  const { meaning, mood } = heard
  // What somebody tells of a pet goes on with the pet.
  const before = turn.topic !== null && LASTING.has(turn.topic) && (meaning === null || meaning === 'statement') ? turn.topic : null
  const topic = heard.topic ?? (meaning === null ? undefined : TOPIC_OF[meaning]) ?? before
  const news = toLightNews(turn)
  if (news !== null) return { sentences: [news], topic, isOpen: false }
  if (mood === 'bad') return { sentences: given(speaker.say('statement.bad') ?? speaker.must('statement.plain')), topic, isOpen: false }
  const isClear = meaning !== null && TOPIC_OF[meaning] !== undefined && heard.certainty >= CLEAR
  const words = isClear || isHeavy(memory) ? null : ownWordsOn(turn, whole)
  if (words !== null) return { sentences: given(mood === 'good' ? speaker.say('statement.good') : null, words), topic, isOpen: true }
  if (topic !== null) {
    const reaction = speaker.say(`topic.${topic}`)
    const own = topic === before || isHeavy(memory) ? null : (fromSubject(turn, whole) ?? shared(turn, topic))
    if (reaction !== null || own !== null) return { sentences: given(reaction, own), topic, isOpen: own === null }
  }
  if (mood === 'good') return { sentences: given(speaker.say('statement.good') ?? speaker.must('statement.plain')), topic, isOpen: true }
  return { sentences: takenUp(turn), topic: null, isOpen: true }
}

/** Replies between two questions about what was told. */
const ASKS_ON_EVERY = 3

/** Goes on with what was told and is about nothing in particular: by a receipt, or with an easy question about something else. */
function takenUp({ speaker, memory }: Turn): string[] {
  const isQuiet = memory.turns <= memory.quietUntil
  const asked = isQuiet || memory.turns - memory.asked < ASKS_ON_EVERY ? null : speaker.say('statement.ask')
  if (asked === null) return given(speaker.say('statement.plain', {}, isQuiet) ?? speaker.must('statement.plain'))
  return given(speaker.say('statement.go'), asked)
}

/** Questions about the world: from here on what is probable of them, and is not known, is admitted. */
const OF_THE_WORLD: ReadonlySet<Meaning> = new Set(['knowledge', 'medical', 'money-tech-law', 'religion', 'politics'])
const WORLDLY = 0.15
/** Who asks what they should do is answered with that, unless they ask about the character as probably as this. */
const ABOUT_CHARACTER = 0.2

/** From here on a part of the character's life is told to whoever may have asked for it. */
const LIKELY = 0.15

/** The part of the character's life that a question asks for most probably. */
function guessed({ heard, speaker }: Turn): string | null {
  const [asked] = heard.ranked
  for (const category of asked === undefined || asked.probability < LIKELY ? [] : (LIFE_OF[asked.meaning] ?? [])) {
    const told = speaker.live(category)
    if (told !== null) return told
  }
  return null
}

const ASIDE_CHANCE = 0.5

/** What a character says of its own beside an answer that is none: a line of its page that was not said lately. */
function aside({ speaker, input, memory }: Turn): string | null {
  if (isHeavy(memory) || memory.turns <= memory.quietUntil || !speaker.random.chance(ASIDE_CHANCE)) return null
  // Not of its hobby: that would sound like a yes to whoever asks for one.
  const { today, work, dream } = input.character.texts.lines
  return speaker.page('today', today) ?? speaker.page('work', work) ?? speaker.page('dream', dream)
}

/** An answer to a question that was not understood: most ask about the character, which answers by the kind of question, and its page where it tells of it. */
export function confess(turn: Turn): Answer {
  const { heard, speaker, topic, memory } = turn
  const said = (...sentences: readonly (string | null)[]): Answer => ({ sentences: given(...sentences), topic, isOpen: false })
  const { ranked, kind, meaning } = heard
  const probabilityOf = (asked: Meaning): number => ranked.find((scored) => scored.meaning === asked)?.probability ?? 0
  const isPlain = kind !== null && isYesNo(kind)
  // A yes that means nothing is no answer to 'is it safe to take two of these?', nor to any question with a word of danger in it.
  const isGrave = isPlain && speaker.language.pattern('words.dark').test(heard.folded)
  const serious = seriousPool(heard.folded, speaker.language) ?? (isGrave ? 'fallback.serious' : null)
  if (serious !== null) return said(speaker.must(serious))
  const isWorldly = ranked.some((scored) => OF_THE_WORLD.has(scored.meaning) && scored.probability >= WORLDLY)
  if (meaning === 'ask-you' || !isWorldly) {
    const told = (isPointing(turn) ? speaker.goOn() : null) ?? ownWords(turn, heard.folded, kind) ?? guessed(turn)
    if (told !== null) return said(told)
    const isEither = isPlain && speaker.language.pattern('words.either').test(heard.folded)
    const isOfPerson = speaker.language.pattern('words.me').test(heard.folded)
    // 'Should I see a doctor or wait?' is no matter of taste.
    const isAdvice = isOfPerson && (isEither || (meaning !== 'ask-you' && !isPlain && probabilityOf('ask-you') < ABOUT_CHARACTER))
    // Who mourns is told nothing playful, whatever they ask.
    const own = isHeavy(memory) && !isAdvice ? null : speaker.say(isAdvice ? 'fallback.me' : `fallback.you.${isEither ? 'either' : (kind ?? 'what')}`)
    if (own !== null) return said(own, isPlain || isAdvice ? null : aside(turn))
  }
  const pool = kind === null ? 'fallback.remark' : `fallback.${isYesNo(kind) ? 'yesno' : kind}`
  return { sentences: given(speaker.say(pool) ?? speaker.say('fallback.what') ?? speaker.must('fallback.yesno')), topic, isOpen: false }
}
