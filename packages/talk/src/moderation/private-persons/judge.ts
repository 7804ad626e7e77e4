import { compile, isUnspaced } from '../../replies/pattern.ts'
import { type Readings, readings } from '../disguise.ts'
import { TONGUES, type Tongue } from '../minors/kinds.ts'
import { areNear, has, type Place, places } from '../rules.ts'
import { languages } from './languages.ts'

interface Grammar {
  readonly script: keyof Readings
  readonly known: RegExp
  readonly either: RegExp
  readonly likeness: RegExp
  readonly reality: RegExp
  /** Somebody known, at the end of what stands before a name. */
  readonly introduced: RegExp
  /** In German all nouns are written large, so that whoever introduces a name is so too. */
  readonly hasLargeNouns: boolean
}

function compileGrammar(tongue: Tongue): Grammar {
  const { known, close, likeness, reality, called } = languages[tongue]
  const rule = (patterns: readonly string[]): RegExp => new RegExp(compile(patterns, tongue).source, 'gu')
  return {
    script: isUnspaced(tongue) ? 'unspaced' : 'spaced',
    known: rule(known),
    either: rule([...known, ...close]),
    likeness: rule(likeness),
    reality: rule(reality),
    introduced: rule(known.flatMap((person) => [`${person}$`, ...called.map((word) => `${person} ?${word}$`)])),
    hasLargeNouns: tongue === 'de',
  }
}

let compiled: readonly Grammar[] | null = null
const grammars = (): readonly Grammar[] => (compiled ??= TONGUES.map(compileGrammar))

/** How far, in characters, what is real of somebody may stand from them: also in the next sentence. */
const NEAR: Readonly<Record<keyof Readings, number>> = { spaced: 60, unspaced: 16 }
/** How far before somebody their likeness stands. */
const ADJOINING = 2

const standsBefore = (likeness: readonly Place[], persons: readonly Place[]): boolean =>
  likeness.some(({ to }) => persons.some(({ from }) => from >= to && from - to <= ADJOINING))

const isLikeness = (text: string, { script, known, either, likeness, reality }: Grammar): boolean => {
  const persons = places(text, either)
  if (persons.length === 0) return false
  return standsBefore(places(text, likeness), persons) || areNear(places(text, known), places(text, reality), NEAR[script])
}

/** Two words with large letters, and small ones that names have between them: 'Anna Schmidt', 'Ana de la Cruz'. */
const FULL_NAME = /(?<!\p{L})\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:de|da|do|dos|del|della|di|la|van|von|der|den|al|el))* \p{Lu}\p{Ll}[\p{L}'’-]*/gu
/** Beside a title only a surname stands, as people in roles have one: 'my teacher Mrs Honey'. */
const TITLED =
  /^(?:Mrs|Ms|Mr|Miss|Dr|Frau|Herr|Señora|Señor|Madame|Monsieur|Signora|Signor|Senhora|Senhor|Mademoiselle|Professor|Doctor|Aunt|Auntie|Uncle|Tante|Onkel|Tía|Tío|Tia|Tio|Don|Doña|Dona|Pan|Pani|Lalla|Sidi) /u
const LAST_WORD = /(\p{L}+)[^\p{L}]*$/u

/** Where a name could begin, the first word of a title or of an introduction may stand before it with a large letter as well. */
const isIntroduced = (before: string): boolean => {
  if (/[.!?]\s*$/u.test(before)) return false
  const isLarge = /^\p{Lu}/u.test(LAST_WORD.exec(before)?.[1] ?? '')
  const said = readings(before)
  return grammars().some(({ script, introduced, hasLargeNouns }) => hasLargeNouns === isLarge && said[script].some((text) => has(text, introduced)))
}

const isNamed = (text: string): boolean =>
  [...text.matchAll(FULL_NAME)].some(({ 0: name, index }) => !TITLED.test(name) && isIntroduced(text.slice(0, index)))

/**
 * Whether a description or a photo's words make somebody of a person the author knows, whom nobody else does: a likeness of a former partner, or a
 * colleague with a whole name. As a role anybody may be a neighbour or a boss.
 */
export const isPrivatePerson = (text: string, said: Readings): boolean =>
  isNamed(text) || grammars().some((grammar) => said[grammar.script].some((read) => isLikeness(read, grammar)))
