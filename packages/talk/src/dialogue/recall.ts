import type { Fact, Kind } from '../replies/facts.ts'
import { matches } from '../replies/patterns.ts'
import { knownFacts } from './learn.ts'
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

/** Answers 'what's my name?', 'what did I tell you about my sister?', 'what do you know of me?'. */
export function recallAsked({ heard, memory, input, speaker }: Turn): string[] {
  const known = knownFacts(memory, input.locale)
  const say = ({ kind, value }: (typeof known)[number]): string => speaker.must(`recall.${kind}`, { value })
  const name = memory.name?.value ?? input.person.firstName.trim()
  const byPattern = BY_PATTERN.find(([, pattern]) => matches(heard.folded, pattern, input.locale))
  const asked = byPattern ?? ASKED.find(([, list]) => speaker.language.pattern(list).test(heard.folded))
  if (asked !== undefined && (heard.meaning !== 'recall-name' || NAMED.has(asked[0]))) {
    const fact = known.find(({ kind }) => kind === asked[0])
    const isKnown = fact !== undefined && (heard.meaning !== 'recall-name' || asked[0] === 'pet' || fact.of !== null)
    return [isKnown ? say(fact) : speaker.must('recall.none')]
  }
  if (heard.meaning === 'recall-name') return [name === '' ? speaker.must('recall.none') : speaker.must('recall.name', { value: name })]
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
