import { compile } from '../replies/pattern.ts'
import { type Readings, readings } from './disguise.ts'
import persons from './real-persons.json' with { type: 'json' }
import { areNear, places, placesOf } from './rules.ts'

/** How far from the name, in characters, the act of being that person, or what is wished of it, stands. */
const ADJOINING = 3
const NEAR = 60
/** Sexual words that are said of public persons without any wish, or that are another language's pipe, bite and wood. */
const LOOSE = /^(?:sexy|pipe|bite|pau)$/u

const isUnspaced = (name: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)

interface Names {
  readonly spaced: RegExp
  readonly unspaced: RegExp
}
let compiled: Names | null = null

/** Names are found with and without the space between their words; Arabic writes small words onto them. */
const compileNames = (): Names => {
  const names = persons.names.map((name) => name.replaceAll(' ', ' ?'))
  const rule = (locale: string, some: readonly string[]): RegExp => new RegExp(compile(some, locale).source, 'gu')
  return {
    spaced: rule(
      'ar',
      names.filter((name) => !isUnspaced(name)),
    ),
    unspaced: rule('zh', names.filter(isUnspaced)),
  }
}
const allNames = (): Names => (compiled ??= compileNames())

/** The readings of a message that name one of the world's best known people. */
const namedIn = ({ spaced, unspaced }: Readings): { readonly text: string; readonly name: RegExp }[] => {
  const rules = allNames()
  return [...spaced.map((text) => ({ text, name: rules.spaced })), ...unspaced.map((text) => ({ text, name: rules.unspaced }))].filter(
    ({ text, name }) => text.search(name) >= 0,
  )
}

/** Whether a text names one of the world's best known people, in whatever light. */
export const mentionsRealPerson = (message: string): boolean => namedIn(readings(message)).length > 0

/**
 * Whether a message wishes a known person naked or in bed, or wants the character to be that person and to be kissed.
 * To like their songs, or to find them handsome, is fine.
 */
export const findKnownPerson = (message: Readings): boolean =>
  namedIn(message).some(({ text, name }) => {
    const named = places(text, name)
    const bare = placesOf(text, 'sexual', 'expose').filter(({ from, to }) => !LOOSE.test(text.slice(from, to)))
    if (areNear(named, bare, NEAR)) return true
    return areNear(named, placesOf(text, 'act'), ADJOINING) && areNear(named, placesOf(text, 'sexual', 'romantic', 'affection'), NEAR)
  })
