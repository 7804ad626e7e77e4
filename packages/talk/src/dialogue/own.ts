import { fold } from '../replies/fold.ts'
import { isUnspaced } from '../replies/pattern.ts'
import type { ReplyCharacter, ReplyInput } from '../replies/reply-input.ts'
import { FIRST_EVENING, type Meaning } from '../understanding/meanings.ts'
import { lifeOf, sentencesOf, storiesOf, storyKinds } from './life.ts'
import { kinship, stemsOf } from './stems.ts'
import type { Heard } from './hear.ts'
import { LIFE_OF } from './topics.ts'
import { fromShelf, knowsItsPage } from './worded.ts'
import type { Answer, Turn } from './turn.ts'

/** From here on two texts speak of the same: one word that is rare, or two that are less so. */
const AKIN = 5.6
/** The same for what a page says of the character by its name: it is quoted as somebody else's words, which only fits what is asked for exactly, in several words. */
const AKIN_QUOTED = 9
const WORDS_QUOTED = 2

interface PageLine {
  readonly id: string
  readonly sentence: string
  readonly isOwnVoice: boolean
  readonly stems: ReadonlySet<string>
}
const pages = new WeakMap<ReplyCharacter['texts'], readonly PageLine[]>()

/** What a character's page says, sentence by sentence. */
function pageOf({ texts }: ReplyCharacter, locale: ReplyInput['locale']): readonly PageLine[] {
  const ready = pages.get(texts)
  if (ready !== undefined) return ready
  const fresh = [
    ...Object.entries(texts.lines).map(([id, sentence]) => ({ id, sentence, isOwnVoice: true })),
    ...[texts.bio, texts.description].flatMap(sentencesOf).map((sentence) => ({ id: sentence, sentence, isOwnVoice: false })),
  ].map((line) => ({ ...line, stems: stemsOf(fold(line.sentence).text, locale) }))
  pages.set(texts, fresh)
  return fresh
}

/** What the character's page says of the same as a text, said once; null where it says nothing of it. `least` is how much they have in common at least. */
export function fromPage({ input, speaker }: Pick<Turn, 'input' | 'speaker'>, folded: string, least = AKIN): string | null {
  const { character, locale } = input
  // Whoever calls a character by its name speaks of nothing on its page.
  const named = fold(character.firstName).text.split(' ')
  const asked = stemsOf(
    named.reduce((text, name) => text.replace(name, ' '), folded),
    locale,
  )
  const akin = pageOf(character, locale)
    .map((line) => ({ line, score: kinship(asked, line.stems, speaker.language, locale) }))
    .filter(({ line, score }) =>
      line.isOwnVoice
        ? score >= least
        : !knowsItsPage({ input, speaker }) && score >= AKIN_QUOTED && [...line.stems].filter((stem) => asked.has(stem)).length >= WORDS_QUOTED,
    )
    .toSorted((one, other) => other.score - one.score)
  for (const { line } of akin) {
    const said = speaker.page(line.id, line.sentence)
    if (said !== null) return line.isOwnVoice ? said : speaker.introduced(said)
  }
  return null
}

/** What the character thinks or has lived of what a text is about. */
export const fromSubject = (turn: Pick<Turn, 'input' | 'speaker'>, folded: string): string | null => fromShelf(turn, 'subjects', folded)

/** A story has more words than a line of a page: from here on it speaks of the same, by two words at least. */
const AKIN_STORY = 7.5

/** A story of the character's that speaks of the same as a text, and was not begun yet. */
function fromStories({ input, speaker }: Pick<Turn, 'input' | 'speaker'>, folded: string): string | null {
  const { character, locale } = input
  const asked = stemsOf(folded, locale)
  if (asked.size === 0) return null
  const { work, hobby, tone } = storyKinds(character)
  const akin = storiesOf(character, [...work, ...hobby, ...tone], speaker.language)
    .map((tale) => ({ tale, score: kinship(asked, stemsOf(fold(tale.steps[0] ?? '').text, locale), speaker.language, locale) }))
    .filter(({ score }) => score >= AKIN_STORY)
    .toSorted((one, other) => other.score - one.score)
  return speaker.begin(akin.map(({ tale }) => tale))
}

/** What the character says of itself to what was said, found by the words in it: its page, what it thinks of the subject, or a story. */
export const ownWords = (turn: Pick<Turn, 'input' | 'speaker'>, folded: string, kind: Heard['kind']): string | null =>
  fromPage(turn, folded) ?? (isExact(kind) ? null : (fromSubject(turn, folded) ?? fromStories(turn, folded)))

/** In so many words somebody tells of one thing: in more, one that is named may be no more than an aside. */
const OF_ONE_THING = 8
const OF_ONE_THING_SIGNS = 18

/** The same to what somebody tells: a story that only shares a word or two with it would speak past them. */
export const ownWordsOn = (turn: Turn, folded: string): string | null => {
  const { heard, input } = turn
  const isOfOneThing = isUnspaced(input.locale) ? folded.length <= OF_ONE_THING_SIGNS : heard.words <= OF_ONE_THING
  return fromPage(turn, folded, AKIN_QUOTED) ?? (isOfOneThing ? fromSubject(turn, folded) : null)
}

/** Whether a question wants to know something exactly, or wants something done: a tale of the same subject is no answer. */
const isExact = (kind: Heard['kind']): boolean => kind === 'would' || kind === 'is'

/** Without a question mark a question about the character is believed from here on: 'she sold it' is none. */
export const ASKED_PLAINLY = 0.85

/** From here on what was asked is clear. */
export const CLEAR = 0.6
/** Questions that have an answer of their own, whatever else the words in them are about. */
export const EXACT: ReadonlySet<Meaning> = new Set([
  'greet',
  'good-morning',
  'how-are-you',
  'you-too',
  'who-are-you',
  'are-you-human',
  'how-old',
  'where-live',
  'where-from',
  'family',
  'siblings',
  'partner',
  'own-children',
  'day',
  'advice',
  'joke',
  'poem-or-song',
  'game',
  'ask-photo',
  'ask-voice',
  'ask-call',
  'meet',
  'together',
  'recall-name',
  'recall-other',
  'arithmetic',
  'medical',
  'politics',
  'money-tech-law',
  'language-switch',
  'jealous',
  'type',
  ...FIRST_EVENING,
  'looks',
  'of-me',
  'ai-feelings',
  'wish-luck',
])
/** Questions about the person, or wishes, whatever words of a tale stand in them. */
export const OF_PERSON: ReadonlySet<Meaning> = new Set([
  'recall-name',
  'recall-other',
  'are-you-human',
  'ask-photo',
  'ask-voice',
  'ask-call',
  'arithmetic',
])

/** Questions that may be about anything. */
const ABOUT_ANYTHING: ReadonlySet<Meaning> = new Set([
  'ask-you',
  'what-are-you-doing',
  'opinion',
  'religion',
  'favourite',
  'story',
  'habit',
  'secret',
  'nonsense',
])
/** Questions of a kind: what is asked for by name, as the beach of all travels, comes before what the character has of the kind. */
const OF_A_KIND: ReadonlySet<Meaning> = new Set(['travel', 'sport', 'fear', 'season-holiday', 'weather', 'rhythm', 'dislikes', 'home'])
/** Questions that go on with what was told, where something was. */
export const GOING_ON: ReadonlySet<Meaning> = new Set(['why', 'and-then', 'which-or-what-exactly'])

/** Whether the part of a life that a question asks for was begun a while ago: what is left of it answers nothing. */
const isLeft = ({ input, speaker }: Turn, meaning: Meaning): boolean =>
  (LIFE_OF[meaning] ?? []).slice(0, 1).some((category) => {
    const tale = lifeOf(input.character, category, speaker.language)
    return tale !== null && speaker.hasLeft(tale)
  })

/**
 * A question answered in the character's own words: what its page says of the same comes before what its life says of the kind, and what it
 * thinks of the subject before an answer that is not sure to fit.
 */
export function askedOfOwn(turn: Turn): Answer | null {
  const { heard, input, topic } = turn
  const { meaning } = heard
  if (!heard.isQuestion && meaning === 'ask-you' && heard.certainty < ASKED_PLAINLY) return null
  if (!(heard.isQuestion || (meaning !== null && (ABOUT_ANYTHING.has(meaning) || GOING_ON.has(meaning))))) return null
  if (meaning !== null && EXACT.has(meaning)) return null
  const isGoingOn = meaning !== null && GOING_ON.has(meaning)
  const isOpen =
    meaning === null || ABOUT_ANYTHING.has(meaning) || OF_A_KIND.has(meaning) || heard.certainty < CLEAR || isGoingOn || isLeft(turn, meaning)
  const mayTell = isOpen && !(isGoingOn && input.memory.thread !== null) && !isExact(heard.kind)
  const said = fromPage(turn, heard.folded) ?? (mayTell ? (fromSubject(turn, heard.folded) ?? fromStories(turn, heard.folded)) : null)
  return said === null ? null : { sentences: [said], topic: heard.topic ?? topic, isOpen: false }
}
