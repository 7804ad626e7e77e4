import { compile, isUnspaced } from '../../replies/pattern.ts'
import { type Readings, readings } from '../disguise.ts'
import { TONGUES, type Tongue } from '../minors/kinds.ts'
import { areNear, has, places, SENTENCE_END } from '../rules.ts'
import type { Language } from './kinds.ts'
import { languages } from './languages.ts'

/** What stands near what is done to a body: whoever cannot refuse, does not want it, or is made to. */
const COMPELLED = ['unable', 'unwilling', 'pressed'] as const satisfies readonly (keyof Language)[]
type Frames = Exclude<keyof Language, 'words' | 'unable' | 'unwilling'>
interface Grammar extends Readonly<Record<Frames | 'compelled', RegExp>> {
  readonly script: keyof Readings
  /** The letters of the language: what holds none of them is said in another. */
  readonly letters: RegExp
}

const LETTERS: Partial<Readonly<Record<Tongue, RegExp>>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
}
const LATIN = /[a-z]/u

/** Patterns with the words they name in place. The choices of words may name those above them. */
function withWords(frames: readonly string[], words: Language['words']): string[] {
  const choices = new Map<string, string>()
  const filled = (pattern: string): string => pattern.replaceAll(/\{([a-z]+)\}/giu, (whole, name: string) => choices.get(name) ?? whole)
  for (const [name, choice] of Object.entries(words)) choices.set(name, `(${filled(choice)})`)
  return frames.map(filled)
}

function compileGrammar(tongue: Tongue): Grammar {
  const { words, ...frames } = languages[tongue]
  const rule = (...kinds: readonly Exclude<keyof Language, 'words'>[]): RegExp =>
    new RegExp(
      compile(
        kinds.flatMap((kind) => withWords(frames[kind], words)),
        tongue,
      ).source,
      'gu',
    )
  return {
    described: rule('described'),
    asked: rule('asked'),
    acts: rule('acts'),
    refusals: rule('refusals'),
    playedActs: rule('playedActs'),
    playedRefusals: rule('playedRefusals'),
    pressed: rule('pressed'),
    compelled: rule(...COMPELLED),
    overpowers: rule('overpowers'),
    subdued: rule('subdued'),
    uses: rule('uses'),
    yields: rule('yields'),
    reports: rule('reports'),
    ordinary: rule('ordinary'),
    script: isUnspaced(tongue) ? 'unspaced' : 'spaced',
    letters: LETTERS[tongue] ?? LATIN,
  }
}

let compiled: readonly Grammar[] | null = null
const grammars = (): readonly Grammar[] => (compiled ??= TONGUES.map(compileGrammar))

/** Languages share words, so what is ordinary in any of them is taken out. */
const withoutOrdinaryWords = (texts: readonly string[], script: keyof Readings): string[] =>
  texts.map((text) =>
    grammars().reduce(
      (left, grammar) => (grammar.script === script && grammar.letters.test(text) ? left.replace(grammar.ordinary, '·') : left),
      text,
    ),
  )

/** What was said without what only sounds like coercion: who is made captain against her will, a door that is forced. */
export const withoutOrdinary = (said: Readings): Readings => ({
  spaced: withoutOrdinaryWords(said.spaced, 'spaced'),
  unspaced: withoutOrdinaryWords(said.unspaced, 'unspaced'),
})

/** The ways a text is read that hold letters of a language. */
const readIn = (said: Readings, { script, letters }: Grammar): readonly string[] => said[script].filter((text) => letters.test(text))

const isFound = (said: Readings, kind: Frames): boolean =>
  grammars().some((grammar) => readIn(said, grammar).some((text) => has(text, grammar[kind])))

type Distance = Readonly<Record<keyof Readings, number>>
/** How far apart, in characters, what is done and what it is to the other may stand. Scripts without spaces say more in fewer. */
const NEAR: Distance = { spaced: 45, unspaced: 16 }
/** The same for what can only be said of a body. */
const FAR: Distance = { spaced: 60, unspaced: 24 }

/** Whether words of the one kind stand near words of the other, of one language. */
const areFoundTogether = (said: Readings, one: Frames, other: Frames | 'compelled', distance: Distance): boolean =>
  grammars().some((grammar) =>
    readIn(said, grammar).some((text) => {
      const some = places(text, grammar[one])
      return some.length > 0 && areNear(some, places(text, grammar[other]), distance[grammar.script])
    }),
  )

const isDescribed = (said: Readings): boolean =>
  isFound(said, 'described') ||
  areFoundTogether(said, 'acts', 'refusals', NEAR) ||
  areFoundTogether(said, 'overpowers', 'subdued', NEAR) ||
  areFoundTogether(said, 'uses', 'compelled', FAR) ||
  areFoundTogether(said, 'yields', 'pressed', FAR)
const isAsked = (said: Readings): boolean => isFound(said, 'asked') || areFoundTogether(said, 'playedActs', 'playedRefusals', NEAR)

/** The sentences of a description that speak of no survivor, of nobody who helps them, of no court and no book. */
const withoutReports = (text: string): string =>
  text
    .split(SENTENCE_END)
    .filter((sentence) => !isFound(readings(sentence), 'reports'))
    .join('. ')

/**
 * Whether a text shows somebody who is coerced: forced, drugged, blackmailed, sold, used while asleep, or whose no is ignored.
 * @param isHeard whether those who tell what was done to them are heard, as in the words of a character; a picture shows it whoever tells
 */
export const isCoercionShown = (text: string, isHeard: boolean): boolean => {
  const said = withoutOrdinary(readings(text))
  if (isAsked(said)) return true
  if (!isDescribed(said)) return false
  return !isHeard || isDescribed(withoutOrdinary(readings(withoutReports(text))))
}

/** Whether one of those who talk coerces the other, or somebody asks for a scene of it. Whoever tells of what others did is heard. */
export const isCoercionAsked = (said: Readings): boolean => isAsked(withoutOrdinary(said))
