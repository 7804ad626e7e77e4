import { quoteOf } from '../replies/quote.ts'
import { shared } from './follow-up.ts'
import type { Learned } from './learn.ts'
import { TOPIC_OF } from './topics.ts'
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
  const { heard, speaker, input, memory } = turn
  const { meaning, mood } = heard
  // What somebody tells of a pet goes on with the pet.
  const before = turn.topic !== null && LASTING.has(turn.topic) && (meaning === null || meaning === 'statement') ? turn.topic : null
  const topic = heard.topic ?? (meaning === null ? undefined : TOPIC_OF[meaning]) ?? before
  if (mood === 'bad') return { sentences: given(speaker.say('statement.bad') ?? speaker.must('statement.plain')), topic, isOpen: false }
  if (topic !== null) {
    const reaction = speaker.say(`topic.${topic}`)
    const own = topic === before ? null : shared(turn, topic)
    if (reaction !== null || own !== null) return { sentences: given(reaction, own), topic, isOpen: own === null }
  }
  if (mood === 'good') return { sentences: given(speaker.say('statement.good') ?? speaker.must('statement.plain')), topic, isOpen: true }
  const quote = quoteOf(input.history.at(-1)?.text ?? '', input.locale)
  return {
    sentences: given(speaker.say('statement.plain', { quote }, memory.turns <= memory.quietUntil) ?? speaker.must('statement.plain', { quote })),
    topic: null,
    isOpen: true,
  }
}

/** An honest answer to a question that was not understood, by its kind. */
export function confess({ heard, speaker, topic }: Turn): Answer {
  const pool = heard.kind === null ? 'fallback.remark' : `fallback.${heard.kind}`
  return { sentences: given(speaker.say(pool) ?? speaker.say('fallback.what') ?? speaker.must('fallback.yesno')), topic, isOpen: false }
}
