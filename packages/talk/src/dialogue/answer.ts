import { askedHobby } from '../replies/hobbies.ts'
import { hobbyTheme } from '../replies/themes.ts'
import { FIRST_EVENING, type Meaning } from '../understanding/meanings.ts'
import { computed } from './arithmetic.ts'
import { chosenOf } from './choice.ts'
import { storiesOf, storyKinds } from './life.ts'
import { LIFE_OF, TOPIC_OF, type Topic } from './topics.ts'
import { recallAsked } from './recall.ts'
import type { Answer, Turn } from './turn.ts'

const given = (...sentences: readonly (string | null)[]): string[] =>
  sentences.flatMap((sentence) => (sentence === null || sentence === '' ? [] : [sentence]))

/** The parts of a life, the first that has something left to tell. */
function fromLife({ speaker }: Turn, categories: readonly string[]): string[] {
  for (const category of categories) {
    const told = speaker.live(category)
    if (told !== null) return [told]
  }
  return given(speaker.goOn() ?? speaker.must('and-then.end'))
}

const FAVOURITES = ['colour', 'animal', 'number', 'season'] as const
/** The part of a life that tells what a character likes best of a topic. */
const FAVOURITE_OF: Partial<Record<Topic, string>> = {
  food: 'food',
  drink: 'drink',
  music: 'music',
  film: 'film',
  travel: 'travel',
  weather: 'season',
}

function favourite(turn: Turn): string[] {
  const { heard, speaker } = turn
  const asked = FAVOURITES.find((what) => speaker.language.pattern(`words.${what}`).test(heard.folded))
  // 'Your favourite dish' may be no topic yet, and is food more probably than anything else.
  const about = heard.topic ?? heard.ranked.flatMap((scored) => TOPIC_OF[scored.meaning] ?? []).find((topic) => FAVOURITE_OF[topic] !== undefined)
  return fromLife(turn, [asked ?? (about === undefined ? undefined : FAVOURITE_OF[about]) ?? 'colour', 'season'])
}

function story(turn: Turn, kinds: readonly string[]): string[] {
  const { speaker, input } = turn
  const told = speaker.begin(storiesOf(input.character, kinds, speaker.language))
  return told === null ? fromLife(turn, ['childhood', 'travel', 'habit', 'opinion']) : [told]
}

/** Where a character lives: as its page says, or in its own life where the page names no place. */
function place(turn: Turn, isOrigin: boolean): string[] {
  const { speaker, input } = turn
  const isNamed = speaker.language.spoken.places[input.character.slug] !== undefined
  const here = isNamed ? (speaker.say('where-live') ?? speaker.live('home') ?? speaker.must('where-live')) : null
  // Where a character grew up its page tells as where it lives; what it was like there is its own.
  if (here !== null) return given(here, isOrigin ? speaker.live('childhood') : null)
  return fromLife(turn, isOrigin ? ['hometown', 'childhood'] : ['home', 'hometown'])
}

const CLOSE = new Set(['partner', 'spouse'])
/** Meanings that a pool of the same name answers, and after which something may be asked. */
const SOCIAL: ReadonlySet<Meaning> = new Set([
  'greet',
  'good-morning',
  'how-are-you',
  'what-are-you-doing',
  'thanks',
  'apologise',
  'compliment-character',
  'bored',
  'good-news',
  'team',
  'type',
  ...FIRST_EVENING,
  'own-children',
  'work-annoys',
  'regret',
])
/** Meanings that a pool of the same name answers, and after which nothing is asked. */
const CLOSED: ReadonlySet<Meaning> = new Set([
  'goodbye',
  'goodnight',
  'compliment-looks',
  'insult',
  'stressed-tired',
  'angry',
  'ill',
  'advice',
  'ask-voice',
  'ask-call',
  'meet',
  'knowledge',
  'medical',
  'politics',
  'religion',
  'money-tech-law',
  'language-switch',
  'nonsense',
  'game',
  'how-old',
  'are-you-human',
  'jealous',
  'secret',
  'looks',
  'of-me',
  'ai-feelings',
  'ai-fine',
  'recipe',
  'deny-crisis',
  'together',
  'tease',
  'just-kidding',
])

/** Meanings of questions that may name two things to choose from. */
const OF_TASTE: ReadonlySet<Meaning> = new Set([
  'food',
  'drink',
  'music',
  'film-book',
  'travel',
  'weather',
  'season-holiday',
  'sport',
  'home',
  'rhythm',
  'habit',
  'favourite',
  'dislikes',
  'opinion',
  'which-or-what-exactly',
  'ask-you',
  'statement',
  'tell-like',
  'tell-food',
])

/** For so many turns after a plan was told a question may be about how it will go. */
const HOPING = 2
/** Whether somebody asks how their plan will go: 'will they take me?'. */
const isHoping = ({ heard, memory: { plan, turns } }: Turn): boolean =>
  heard.isQuestion && heard.kind === 'yesno' && plan !== null && turns - plan.at <= HOPING

/** So few words with a number in them may be a sum without a sign of a question. */
const SUM_WORDS = 6

/** Whether a message may ask for a sum: 'I said 22 and it's 24' corrects something. */
const isSumAsked = ({ heard, speaker }: Turn): boolean =>
  !speaker.language.pattern('correct').test(heard.folded) &&
  (heard.meaning === 'arithmetic' || (/\d/u.test(heard.folded) && (heard.isQuestion || heard.words <= SUM_WORDS)))

/** What can be answered exactly, whatever the meaning is taken for: a sum, a choice of two things, one of the character's hobbies. */
export function exactTo(turn: Turn): Answer | null {
  const { heard, speaker, input } = turn
  const { character, locale } = input
  const { meaning } = heard
  const sum = isSumAsked(turn) ? computed(heard.text, locale, speaker.language) : null
  if (sum !== null) return { sentences: [speaker.must('arithmetic', { result: sum })], topic: turn.topic, isOpen: false }
  // 'Italian or sushi' asks without a sign, and sounds like another language.
  const isOfTaste = meaning === 'language-switch' || (heard.isQuestion && (meaning === null || OF_TASTE.has(meaning)))
  const choice = isOfTaste ? chosenOf(heard.text, locale, speaker.language, speaker.random) : null
  if (choice !== null) return { sentences: [speaker.must('choice', { choice })], topic: topicOf(turn), isOpen: true }
  const hobby = heard.isQuestion && meaning !== 'recall-other' ? askedHobby(heard.text, character.hobbies, locale) : null
  if (hobby === null) return null
  const theme = hobbyTheme(hobby)
  const line = hobby === character.hobbies[0] ? speaker.page('hobby', character.texts.lines.hobby) : null
  return { sentences: line === null ? story(turn, theme === null ? [] : [`hobby.${theme}`]) : [line], topic: topicOf(turn), isOpen: true }
}

const topicOf = ({ heard: { meaning, topic } }: Turn): Answer['topic'] => (meaning === null ? null : (TOPIC_OF[meaning] ?? topic))

/** What a question about the character or the world, or a wish, is answered with; null where the meaning is none of these. */
export function answerTo(turn: Turn): Answer | null {
  const { heard, speaker, input, level } = turn
  const { character } = input
  const { meaning } = heard
  const open = (sentences: readonly string[]): Answer => ({ sentences, topic: topicOf(turn), isOpen: true })
  const closed = (...sentences: readonly (string | null)[]): Answer => ({ sentences: given(...sentences), topic: turn.topic, isOpen: false })

  if (meaning === null) return null
  if (meaning === 'advice' && isHoping(turn)) return closed(speaker.must('cheer'))
  if (SOCIAL.has(meaning)) return open(given(speaker.must(meaning)))
  if (CLOSED.has(meaning)) return closed(speaker.must(meaning))
  const kinds = storyKinds(character)
  const { lines } = character.texts
  switch (meaning) {
    case 'who-are-you':
      return open(given(speaker.must('who-are-you')))
    case 'where-live':
      return open(place(turn, false))
    case 'where-from':
      return open(place(turn, true))
    case 'partner':
      return open(given(speaker.must(CLOSE.has(character.relationship) ? 'partner.close' : 'partner.free')))
    case 'job':
      return open(given(speaker.page('work', lines.work) ?? speaker.begin(storiesOf(character, kinds.work, speaker.language)) ?? speaker.must('job')))
    case 'hobbies':
      return open(
        given(speaker.page('hobby', lines.hobby) ?? speaker.begin(storiesOf(character, kinds.hobby, speaker.language)) ?? speaker.must('hobbies')),
      )
    case 'day':
      return open(
        given(speaker.page('today', lines.today) ?? speaker.begin(storiesOf(character, kinds.day, speaker.language)) ?? speaker.must('how-are-you')),
      )
    case 'dream-wish':
      return open(given(speaker.page('dream', lines.dream) ?? fromLife(turn, ['dream', 'travel'])[0] ?? null))
    case 'family':
      return open(fromLife(turn, speaker.language.pattern('words.sibling').test(heard.folded) ? ['siblings', 'parents'] : ['parents', 'siblings']))
    case 'favourite':
      return open(favourite(turn))
    case 'story':
      return { ...open(story(turn, [...kinds.work, ...kinds.hobby, ...kinds.tone])), isOpen: false }
    case 'weather':
      return open([...given(speaker.say('topic.weather', {}, true)), ...fromLife(turn, ['weather'])])
    case 'work-moment':
      return open(story(turn, kinds.work))
    case 'wish-luck':
      return closed(speaker.must('cheer'))
    case 'opinion':
      return closed(speaker.must('opinion.none'))
    case 'joke':
      return closed(speaker.must('joke'))
    case 'poem-or-song':
      return closed(speaker.must('poem'))
    case 'change-topic':
      return { sentences: given(speaker.must('change-topic'), speaker.say('ask.fun')), topic: null, isOpen: false }
    case 'complain-about-bot':
      return closed(speaker.must('complain-about-bot'))
    case 'flirt':
      return closed(speaker.must(`flirt.${level}`))
    case 'love':
      return closed(speaker.must(level === 'low' ? 'love.low' : 'love.high'))
    case 'miss-you':
      return closed(speaker.must(level === 'low' ? 'miss-you.low' : 'miss-you.high'))
    case 'explicit-wish':
      return closed(speaker.must(`explicit.${level}`))
    case 'recall-name':
    case 'recall-other':
      return closed(...recallAsked(turn))
    default: {
      const life = LIFE_OF[meaning]
      return life === undefined ? null : open(fromLife(turn, life))
    }
  }
}
