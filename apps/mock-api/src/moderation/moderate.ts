import { LOCALES } from '@moonlit/contract/vocabulary'
import type { Locale } from '@moonlit/contract/vocabulary'
import { compile, isUnspaced } from '../replies/pattern.ts'
import { readings } from './disguise.ts'
import wordLists from './word-lists.json' with { type: 'json' }

export interface Moderation {
  readonly verdict: 'ok' | 'inappropriate' | 'self-harm'
  readonly category?: 'minor' | 'coercion' | 'real-person' | 'self-harm'
}

const KINDS = [
  'age',
  'child',
  'always',
  'role',
  'family',
  'past',
  'sexual',
  'romantic',
  'rape',
  'force',
  'expose',
  'relation',
  'figure',
  'selfHarm',
  'youth',
] as const
type Kind = (typeof KINDS)[number]
type WordList = Readonly<Record<Kind, readonly string[]>> & { readonly numbers: string }
type Rules = Readonly<Record<Kind | 'any', RegExp>>

/** Every verdict needs a word of one of these; most messages have none and are done with after one look. */
const SUSPECT = ['always', 'role', 'age', 'child', 'rape', 'force', 'expose', 'selfHarm'] as const satisfies readonly Kind[]

/** How far apart, in characters, two words of one thought may stand. */
const NEAR = 60
/** 1 to 17, standing alone: neither 18 nor 117 nor 5.5. */
const DIGITS = '(?<![\\d.])(?:1[0-7]|[1-9])(?![\\d])'

const lists: Readonly<Record<Locale, WordList>> = wordLists

function compileRules(locale: Locale): Rules {
  const list = lists[locale]
  const slots = { n: `(?:${DIGITS}|(?:${list.numbers}))` }
  const rule = (kind: Kind): RegExp => new RegExp(compile(list[kind], locale, slots).source, 'gu')
  const any = SUSPECT.flatMap((kind) => list[kind])
  return {
    any: new RegExp(compile(any, locale, slots).source, 'u'),
    age: rule('age'),
    child: rule('child'),
    always: rule('always'),
    role: rule('role'),
    family: rule('family'),
    past: rule('past'),
    sexual: rule('sexual'),
    romantic: rule('romantic'),
    rape: rule('rape'),
    force: rule('force'),
    expose: rule('expose'),
    relation: rule('relation'),
    figure: rule('figure'),
    selfHarm: rule('selfHarm'),
    youth: rule('youth'),
  }
}

let compiled: readonly (readonly [Locale, Rules])[] | null = null
const allRules = (): readonly (readonly [Locale, Rules])[] => (compiled ??= LOCALES.map((locale) => [locale, compileRules(locale)] as const))

const places = (text: string, rule: RegExp): readonly { readonly from: number; readonly to: number }[] =>
  [...text.matchAll(rule)].map((match) => ({ from: match.index, to: match.index + match[0].length }))

/** True when both occur in one thought: near each other, without a sentence's end between. */
function isNear(text: string, left: RegExp, right: RegExp): boolean {
  const others = places(text, right)
  return (
    others.length > 0 &&
    places(text, left).some((here) =>
      others.some((there) => {
        const [from, to] = here.from <= there.from ? [here.to, there.from] : [there.to, here.from]
        return to - from <= NEAR && !/[.?]/u.test(text.slice(Math.min(from, to), to))
      }),
    )
  )
}

const has = (text: string, rule: RegExp): boolean => text.search(rule) >= 0

function findMinor(text: string, rules: Rules): boolean {
  if (has(text, rules.always)) return true
  const isFamily = has(text, rules.family)
  const isPast = has(text, rules.past)
  if (!isFamily && !isPast && has(text, rules.role)) return true
  if (isNear(text, rules.age, rules.sexual) || isNear(text, rules.child, rules.sexual)) return true
  return !isFamily && !isPast && (isNear(text, rules.age, rules.romantic) || isNear(text, rules.child, rules.romantic))
}

const findCoercion = (text: string, rules: Rules): boolean =>
  has(text, rules.rape) || isNear(text, rules.force, rules.sexual) || isNear(text, rules.force, rules.romantic)

const findRealPerson = (text: string, rules: Rules): boolean => isNear(text, rules.expose, rules.relation) || isNear(text, rules.expose, rules.figure)

/** Every way to read a text, with the rules of each language for it. */
const readWith = (text: string): { readonly reading: string; readonly rules: Rules }[] => {
  const { spaced, unspaced } = readings(text)
  return allRules().flatMap(([locale, rules]) => (isUnspaced(locale) ? unspaced : spaced).map((reading) => ({ reading, rules })))
}

/** Without its tilde this word is a common name, so it is looked for before accents are taken off. */
const SPANISH_CHILD = /(?<!\p{L})niñ[ao](?!\p{L})/iu

/**
 * Whether words that describe a character, its name among them, make it a minor. Stricter than the talk of a chat: nobody
 * needs an age under eighteen to describe an adult. That someone teaches, or has children, is fine.
 */
export const suggestsMinor = (text: string): boolean =>
  SPANISH_CHILD.test(text.normalize('NFKC')) || readWith(text).some(({ reading, rules }) => has(reading, rules.youth) || has(reading, rules.always))

/** Words that are something else in another language, and what makes them the child: "ein Kind", yet "a kind smile"; "her son", yet "dans son jardin". */
const AMBIGUOUS: Readonly<Record<string, RegExp>> = {
  kind: /(?:ein|einem|das|dem|als|kein|mein|dein|ihr|sein|kleines|junges) $/u,
  son: /(?:my|your|her|his|our|their) $/u,
}

/**
 * Whether words that describe a picture speak of someone under age at all, if only beside the character: everyone in a
 * picture is an adult.
 */
export const mentionsMinor = (text: string): boolean =>
  suggestsMinor(text) ||
  readWith(text).some(
    ({ reading, rules }) =>
      has(reading, rules.age) ||
      places(reading, rules.child).some(({ from, to }) => AMBIGUOUS[reading.slice(from, to)]?.test(reading.slice(0, from)) ?? true),
  )

/** A message is judged when it is taken, and again when it is answered. */
let judged: { readonly text: string; readonly moderation: Moderation } | null = null

/**
 * Judges one text, in whichever of the ten languages it is written and however it is disguised. Ordinary talk of children, school, the past
 * or of fear is fine; what is refused is a minor in a romantic or sexual light, coercion, and the undressing of real people.
 */
export function moderate(text: string): Moderation {
  if (judged?.text !== text) judged = { text, moderation: judge(text) }
  return judged.moderation
}

function judge(text: string): Moderation {
  const suspects = readWith(text).filter(({ reading, rules }) => rules.any.test(reading))
  if (suspects.length === 0) return { verdict: 'ok' }
  const isFound = (find: (text: string, rules: Rules) => boolean): boolean => suspects.some(({ reading, rules }) => find(reading, rules))
  if (isFound(findMinor)) return { verdict: 'inappropriate', category: 'minor' }
  if (isFound(findCoercion)) return { verdict: 'inappropriate', category: 'coercion' }
  if (isFound(findRealPerson)) return { verdict: 'inappropriate', category: 'real-person' }
  if (isFound((reading, rules) => has(reading, rules.selfHarm))) return { verdict: 'self-harm', category: 'self-harm' }
  return { verdict: 'ok' }
}
