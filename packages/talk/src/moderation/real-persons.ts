import { compile } from '../replies/pattern.ts'
import { type Readings, readings } from './disguise.ts'
import persons from './real-persons.json' with { type: 'json' }
import { areNear, type Place, places, placesOf } from './rules.ts'

/** How far from the name, in characters, the act of being that person, or what is wished of it, stands. */
const ADJOINING = 3
const NEAR = 60
/** How far before the name what one likes of that person stands: 'songs by'. */
const FAN = 12
/** Sexual words that are said of public persons without any wish, or that are another language's pipe, bite and wood. */
const LOOSE = /^(?:sexy|pipe|bite|pau)$/u

const isUnspaced = (name: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)

type Names = Readonly<Record<keyof Readings, RegExp>>

/** Names are found with and without the space between their words; Arabic writes small words onto them. */
const compileNames = (written: readonly string[]): Names => {
  const names = written.map((name) => name.replaceAll(' ', ' ?'))
  const rule = (locale: string, some: readonly string[]): RegExp => new RegExp(compile(some, locale).source, 'u')
  return {
    spaced: rule(
      'ar',
      names.filter((name) => !isUnspaced(name)),
    ),
    unspaced: rule('zh', names.filter(isUnspaced)),
  }
}
let compiled: Names | null = null
const allNames = (): Names => (compiled ??= compileNames(persons.names))
let compiledAlone: Names | null = null
const SCRIPTS = ['spaced', 'unspaced'] as const

const isIn = (names: Names, said: Readings): boolean => SCRIPTS.some((script) => said[script].some((text) => names[script].test(text)))

/** Whether a message, however it is read, names one of the world's best known people. */
const isNamed = (said: Readings): boolean => isIn(allNames(), said)

/** Whether a text names one of the world's best known people, in whatever light. */
export const mentionsRealPerson = (message: string): boolean => isNamed(readings(message))

/**
 * Whether a whole name is the one word by which all know somebody: 'Madonna', which in a sentence may be a painting, and with a second name anybody.
 * What many others are called as well is not among them, however known one of them is: 'Ronaldo' is an ordinary name in Brazil, as 'Adele',
 * 'Elvis' and 'Björk' are elsewhere; their bearers are named with both their names.
 */
export const isKnownAlone = (name: string): boolean =>
  isIn((compiledAlone ??= compileNames(persons.alone.map((word) => `^${word}$`))), readings(name))

let compiledWhole: Names | null = null
const wholeNames = (): Names => (compiledWhole ??= compileNames(persons.names.filter((name) => name.includes(' ')).map((name) => `^${name}$`)))

/**
 * Whether a whole name has the letters of a known one, wherever it is torn apart: 'Tay lor Swift'. Names of one word are not among them, as 'Ri Hanna' may be
 * somebody's own.
 */
export const isKnownTorn = (name: string): boolean => isIn(wholeNames(), readings(name.replaceAll(/[^\p{L}\p{M}]/gu, '')))

/**
 * Whether a description makes somebody of one of the world's best known people. 'A fan of' them may be said; all else that names them is a likeness,
 * also where something that is liked stands behind the name: 'looks like her, loves music'.
 */
export const describesRealPerson = (description: string): boolean => {
  const names = allNames()
  const said = readings(description)
  return SCRIPTS.some((script) =>
    said[script].some((text) => {
      const fans = placesOf(text, 'fan')
      const isFan = (name: Place): boolean => fans.some(({ to }) => to <= name.from && name.from - to <= FAN)
      return places(text, new RegExp(names[script].source, 'gu')).some((name) => !isFan(name))
    }),
  )
}

/** Whether what stands around a name wishes its bearer naked, or wants the character to be them and to be kissed. */
const isWished = (text: string, name: RegExp): boolean => {
  const named = places(text, new RegExp(name.source, 'gu'))
  const bare = placesOf(text, 'sexual', 'expose').filter(({ from, to }) => !LOOSE.test(text.slice(from, to)))
  if (areNear(named, bare, NEAR)) return true
  return areNear(named, placesOf(text, 'act'), ADJOINING) && areNear(named, placesOf(text, 'sexual', 'romantic', 'affection'), NEAR)
}

/**
 * Whether a message wishes a known person naked or in bed, or wants the character to be that person and to be kissed.
 * To like their songs, or to find them handsome, is fine.
 */
export const findKnownPerson = (said: Readings): boolean => {
  if (!isNamed(said)) return false
  const names = allNames()
  return SCRIPTS.some((script) => said[script].some((text) => isWished(text, names[script])))
}
