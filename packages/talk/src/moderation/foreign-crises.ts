import { compile } from '../replies/pattern.ts'
import type { Readings } from './disguise.ts'
import phrases from './foreign-crises.json' with { type: 'json' }
import { places } from './rules.ts'

type Script = keyof Readings

/** The locale whose way of writing a pattern is compiled for. */
const WRITTEN_AS = { spaced: 'en', unspaced: 'ja' } as const satisfies Record<Script, string>

const compileFor = (script: Script, words: readonly string[]): RegExp => compile(words, WRITTEN_AS[script])

let made: Readonly<Record<Script, RegExp>> | null = null

/** All languages in one: most messages have none of their words, and are done with after one look. */
const read = (): Readonly<Record<Script, RegExp>> =>
  (made ??= {
    spaced: compileFor('spaced', Object.values(phrases.spaced).flat()),
    unspaced: compileFor('unspaced', Object.values(phrases.unspaced).flat()),
  })

/**
 * Whether somebody says unmistakably, in a language the app does not speak, that they want to die or are beaten: help matters more than
 * the language.
 */
export function isForeignCrisis({ spaced, unspaced }: Readings): boolean {
  const known = read()
  return spaced.some((text) => known.spaced.test(text)) || unspaced.some((text) => known.unspaced.test(text))
}

interface Language {
  readonly name: string
  readonly script: Script
  readonly words: RegExp
}

const languagesIn = (script: Script): Language[] =>
  Object.entries(phrases[script]).map(([name, words]) => ({ name, script, words: new RegExp(compileFor(script, words).source, 'gu') }))

let languages: readonly Language[] | null = null

/** The languages that know words of a crisis in a message, each with the length of its longest; only for a message that was found to be one. */
export function foreignCrises(said: Readings): ReadonlyMap<string, number> {
  languages ??= [...languagesIn('spaced'), ...languagesIn('unspaced')]
  const lengths = languages.map(({ name, script, words }): [string, number] => {
    const found = said[script].flatMap((text) => places(text, words))
    return [name, Math.max(0, ...found.map(({ from, to }) => to - from))]
  })
  return new Map(lengths.filter(([, length]) => length > 0))
}
