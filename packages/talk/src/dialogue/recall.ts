import type { Fact, Kind } from '../replies/facts.ts'
import { fold } from '../replies/fold.ts'
import { GONE } from '../replies/memory.ts'
import { isUnspaced } from '../replies/pattern.ts'
import { matches } from '../replies/patterns.ts'
import { holdsQuestion, sentencesOf } from '../replies/phrase.ts'
import { knownFacts } from './learn.ts'
import type { Meaning } from '../understanding/meanings.ts'
import type { Turn } from './turn.ts'

/** What a question about what was told asks for, by the words in it. */
const ASKED: readonly (readonly [Kind, string])[] = [
  ['partner', 'words.partner'],
  ['child', 'words.child'],
  ['sibling', 'words.sibling'],
  ['parent', 'words.parent'],
  ['pet', 'words.pet'],
  ['birthday', 'words.birthday'],
  ['age', 'words.age'],
  ['city', 'words.city'],
  ['job', 'words.job'],
  ['instrument', 'words.instrument'],
  ['sport', 'words.sport'],
  ['plan', 'words.plan'],
  ['dislike', 'words.dislike'],
  ['like', 'words.like'],
]
/** The same by patterns, which are more exact where there are some. */
const BY_PATTERN = [
  ['pet', 'askMyPet'],
  ['job', 'askMyJob'],
  ['city', 'askMyCity'],
] as const
/** Those who have a name to ask for. */
const NAMED: ReadonlySet<Kind> = new Set(['partner', 'child', 'sibling', 'parent', 'pet'])
/** How many facts are named when it is asked what is known. */
const MOST = 4

/** What a message states besides what it asks: 'I moved to Oslo. Where do I live?' tells something first; empty where nothing is stated. */
export function statedBeside(message: string): string {
  if (!holdsQuestion(message)) return ''
  return sentencesOf(message)
    .filter((sentence) => !holdsQuestion(sentence))
    .join(' ')
}

/** So many statements are kept, none longer than this. */
const MOST_TOLD = 24
const LONGEST_TOLD = 140
const SHORTEST_TOLD = 6

/** What the person stated, with what a message states. */
export const withTold = (told: readonly string[], message: string): string[] =>
  [...told, ...sentencesOf(message).filter((text) => !holdsQuestion(text) && text.length >= SHORTEST_TOLD && text.length <= LONGEST_TOLD)].slice(
    -MOST_TOLD,
  )

/** What a statement means that tells of this. */
const TOLD_AS: Partial<Record<Kind, Meaning>> = {
  job: 'tell-job',
  city: 'tell-city',
  pet: 'tell-pet',
  partner: 'tell-partner',
  child: 'tell-children',
  sibling: 'tell-siblings',
  parent: 'tell-family',
  birthday: 'tell-birthday',
  plan: 'tell-plan',
}
const TOLD_FROM = 0.3

/** What the person stated of this kind, as the classifier understands it. */
function statedAs(kind: Kind | undefined, { input, speaker }: Turn): string | null {
  const meaning = kind === undefined ? undefined : TOLD_AS[kind]
  if (meaning === undefined) return null
  return (
    input.memory.told.findLast((text) =>
      speaker.language.classifier.rank(text).some((scored) => scored.meaning === meaning && scored.probability >= TOLD_FROM),
    ) ?? null
  )
}

/** What the person said themselves about what they ask for, the newest first where several fit; null where nothing does. */
function quoted({ heard, input, speaker }: Turn): string | null {
  const { locale } = input
  const { told } = input.memory
  const common = speaker.language.pattern('words.recalling')
  const wordsOf = (text: string): string[] =>
    isUnspaced(locale)
      ? Array.from(fold(text).text.replaceAll(new RegExp(common.source, 'gu'), ' ')).filter(
          (sign) => /[\p{L}]/u.test(sign) && !/\p{Script=Hiragana}/u.test(sign),
        )
      : (fold(text).text.match(/[\p{L}\p{M}]{3,}/gu) ?? []).filter((word) => !common.test(word)).map((word) => word.slice(0, 5))
  const asked = new Set(wordsOf(heard.text))
  const scored = told.map((text) => ({ text, score: wordsOf(text).filter((word) => asked.has(word)).length }))
  const [best] = scored.toReversed().toSorted((one, other) => other.score - one.score)
  return best === undefined || best.score < (isUnspaced(locale) ? 2 : 1) ? null : best.text
}

/** What a message asks for of what was told: one thing or several. */
function askedFor({ heard, whole, input, speaker }: Turn): Kind[] {
  const { locale } = input
  // 'Where do I live? And what's my dog called?' asks in two sentences.
  const questions = sentencesOf(input.history.at(-1)?.text ?? '').filter(holdsQuestion)
  // Scripts without spaces string their questions together, and so does whoever leaves out the signs.
  const texts = [heard.folded, ...questions.map((question) => fold(question).text), ...(/[.?]/u.test(whole) ? [] : [whole])]
  const byPattern = BY_PATTERN.filter(([, pattern]) => texts.some((text) => matches(text, pattern, locale)))
  const byWords = ASKED.filter(
    ([kind, list]) => (heard.meaning !== 'recall-name' || NAMED.has(kind)) && texts.some((text) => speaker.language.pattern(list).test(text)),
  )
  return [...new Set([...byPattern, ...byWords].map(([kind]) => kind))]
}

/** Answers 'what's my name?', 'what did I tell you about my sister?', 'where do I live and what's my dog called?', 'what do you know of me?'. */
export function recallAsked(turn: Turn): string[] {
  const { heard, whole, memory, input, speaker } = turn
  const known = knownFacts(memory, input.locale)
  const say = ({ kind, value, at }: (typeof known)[number]): string => speaker.must(at === GONE ? 'recall.pet-gone' : `recall.${kind}`, { value })
  const name = memory.name?.value ?? input.person.firstName.trim()
  const asked = askedFor(turn)
  const told = asked.flatMap((kind) => known.find((fact) => fact.kind === kind && isTold(fact)) ?? [])
  // 'My dog's name' is not the person's.
  const isNameAsked =
    (heard.meaning === 'recall-name' && !asked.some((kind) => NAMED.has(kind))) || speaker.language.pattern('words.my-name').test(whole)
  const named = isNameAsked && name !== '' ? [speaker.must('recall.name', { value: name })] : []
  if (told.length + named.length > 0) return [...named, ...told.slice(0, MOST).map(say)]
  const quote = isNameAsked && asked.length === 0 ? null : (quoted(turn) ?? statedAs(asked[0], turn))
  if (quote !== null) return [speaker.must('recall.quote', { quote })]
  if (asked.length > 0 || isNameAsked) return [speaker.must('recall.none')]
  return known.length === 0
    ? [speaker.must('recall.none')]
    : [
        speaker.must('recall.intro'),
        ...known
          .filter(({ kind, value, of }) => of !== null || kind === 'pet' || !NAMED.has(kind) || value === '')
          .slice(0, MOST)
          .map(say),
      ]
}

/** Whether a fact answers what was asked: nobody who asks for a relative is told no more than that there is one. */
const isTold = ({ kind, of }: Fact): boolean => kind === 'pet' || !NAMED.has(kind) || of !== null

/** Replies before a fact is brought up, between two, and before the same again. */
const PATIENCE = 3
const BREATH = 6
const FACT_REST = 15
const BROUGHT_UP = ['plan', 'pet', 'partner', 'child', 'instrument', 'like', 'job', 'city'] as const

const isPinned = (known: readonly Fact[], kind: Kind): boolean => known.some((fact) => fact.kind === kind && fact.isPinned)

/** Brings up something that was told a while ago, or returns null when nothing is due. */
export function bringUp({
  memory,
  input,
  speaker,
}: Pick<Turn, 'memory' | 'input' | 'speaker'>): { readonly text: string; readonly called: Record<string, number> } | null {
  const { called, turns } = memory
  if (Object.values(called).some((turn) => turns - turn < BREATH)) return null
  const known = knownFacts(memory, input.locale)
  // What is pinned comes first.
  for (const kind of BROUGHT_UP.toSorted((one, other) => Number(isPinned(known, other)) - Number(isPinned(known, one)))) {
    const fact = known.find((other) => other.kind === kind)
    const last = called[kind]
    if (fact === undefined || turns - fact.at < PATIENCE) continue
    // Only people whose name is known are asked after, and a plan once.
    if ((kind === 'partner' || kind === 'child') && fact.of === null) continue
    if (last !== undefined && (kind === 'plan' ? fact.at <= last : turns - last < FACT_REST)) continue
    const text = speaker.say(`callback.${kind}`, { value: fact.value })
    if (text !== null) return { text, called: { ...called, [kind]: turns } }
  }
  return null
}
