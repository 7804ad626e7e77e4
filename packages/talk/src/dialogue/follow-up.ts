import { isUnspaced } from '../replies/pattern.ts'
import { pageOn, storiesOf, storyKinds } from './life.ts'
import { LIFE_ABOUT, type Topic } from './topics.ts'
import type { Answer, Turn } from './turn.ts'

const given = (...sentences: readonly (string | null)[]): string[] =>
  sentences.flatMap((sentence) => (sentence === null || sentence === '' ? [] : [sentence]))

/** A bare answer: a few words that are no question. */
const MOST_WORDS = 3
const MOST_SIGNS = 10

/** What stands at the end of a bare answer, and is no part of it. */
const bare = (text: string, locale: string): string => {
  const words = text.replace(/[\s.!,;。！、，؛،…]+$/u, '').trim()
  return locale === 'de' || /^.\p{Lu}|^\p{Lu}\p{Ll}+ \p{Lu}|^I\b/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
}

/** Something of the character's own life about a topic, that nothing was told of yet. */
export function shared(turn: Turn, topic: Topic | null): string | null {
  const category = topic === null ? undefined : LIFE_ABOUT[topic]
  if (category === undefined) return null
  const { speaker, input } = turn
  // What the page tells in one sentence is kept for whoever asks.
  if (pageOn(input.character, category, speaker.language) !== null) return null
  const before = speaker.thread
  return before?.id.startsWith(`life.${category}.`) === true ? null : speaker.live(category, false)
}

/** What the character itself says to a topic of which it was just told: 'and you?'. */
function ownOn(turn: Turn, about: Topic | null): string | null {
  const { speaker, input } = turn
  const { character } = input
  if (about === 'day' || about === null) return speaker.say('how-are-you')
  if (about === 'doing') return speaker.say('what-are-you-doing')
  const kinds = storyKinds(character)
  if (about === 'work') return speaker.page('work', character.texts.lines.work) ?? speaker.begin(storiesOf(character, kinds.work, speaker.language))
  return shared(turn, about)
}

/** Something new to tell, where 'tell me more' follows nothing in particular. */
function begun(turn: Turn): string | null {
  const { speaker, input, topic } = turn
  const kinds = storyKinds(input.character)
  return shared(turn, topic) ?? speaker.begin(storiesOf(input.character, [...kinds.tone, ...kinds.work, ...kinds.hobby], speaker.language))
}

/** A bare noun as the answer to the character's question. */
function bareAnswer(turn: Turn): Answer | null {
  const { heard, input, speaker, isAsked } = turn
  const whole = input.history.at(-1)?.text ?? ''
  const isShort = isUnspaced(input.locale) ? whole.length <= MOST_SIGNS : heard.words <= MOST_WORDS
  if (!isAsked || heard.isQuestion || !isShort || /\d{3}/u.test(heard.text)) return null
  const answered = speaker.say('answered', { answer: bare(heard.text, input.locale) }, true)
  return answered === null ? null : { sentences: given(answered, shared(turn, turn.topic)), topic: turn.topic, isOpen: false }
}

const SHORT_REPLIES: ReadonlySet<string> = new Set([
  'agree',
  'disagree',
  'dont-know',
  'laugh',
  'surprise',
  'why',
  'and-then',
  'which-or-what-exactly',
  'you-too',
])
/** Meanings of so few words that they may as well be an answer's noun. */
const NOUNISH: ReadonlySet<string> = new Set([
  'food',
  'drink',
  'music',
  'travel',
  'weather',
  'sport',
  'pets',
  'statement',
  'nonsense',
  'season-holiday',
  'film-book',
  'favourite',
  'home',
  'hobbies',
  'tell-city',
  'tell-instrument',
  'money-tech-law',
  'knowledge',
  'language-switch',
  'ask-you',
])

/** What depends on what was said before: why, go on, which, you too, yes, no, a bare noun. Null where it does not. */
export function followUp(turn: Turn): Answer | null {
  const { heard, speaker, isAsked, topic, input } = turn
  const { meaning } = heard
  const closed = (...sentences: readonly (string | null)[]): Answer => ({ sentences: given(...sentences), topic, isOpen: false })
  const open = (...sentences: readonly (string | null)[]): Answer => ({ sentences: given(...sentences), topic, isOpen: true })
  if (isAsked && !heard.isQuestion && (meaning === null || NOUNISH.has(meaning))) {
    const noun = bareAnswer(turn)
    if (noun !== null) return noun
  }
  if (meaning === null || !SHORT_REPLIES.has(meaning)) return null
  switch (meaning) {
    case 'why':
      return closed(speaker.goOn() ?? speaker.must(speaker.hasReadPage ? 'why.page' : 'why.end'))
    case 'and-then':
      if (speaker.hasReadPage) return closed(speaker.goOn() ?? speaker.must('and-then.page'))
      return closed(speaker.goOn() ?? (input.memory.thread === null ? begun(turn) : null) ?? speaker.must('and-then.end'))
    case 'which-or-what-exactly':
      return closed(speaker.goOn() ?? speaker.must('which.end'))
    case 'you-too':
      return open(ownOn(turn, heard.topic ?? topic) ?? speaker.goOn() ?? speaker.must('you-too.end'))
    case 'agree':
      return isAsked
        ? open(speaker.say('yes.open') ?? speaker.must('agree'), speaker.goOn())
        : open(speaker.say('agree') ?? speaker.goOn() ?? speaker.must('agree'))
    case 'disagree':
      return isAsked ? open(speaker.say('no.open') ?? speaker.must('disagree')) : open(speaker.must('disagree'))
    case 'dont-know':
      return closed(isAsked ? speaker.must('dontknow.open') : speaker.must('dont-know'), isAsked ? shared(turn, topic) : null)
    default: {
      const more = speaker.goOn()
      return more === null ? open(speaker.must(meaning)) : closed(more)
    }
  }
}
