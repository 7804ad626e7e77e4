import { readFileSync } from 'node:fs'
import type { Locale } from '@moonlit/contract/vocabulary'
import { foldLetter } from '../replies/fold.ts'
import { captureGroups, compile } from '../replies/pattern.ts'
import { packs } from '../replies/packs/packs.ts'
import { Classifier } from '../understanding/classifier.ts'
import { Spoken } from './spoken.ts'

/** A language, read when it is first spoken. */
export interface Language {
  readonly spoken: Spoken
  readonly classifier: Classifier
  /** The pattern of a list of words or of a kind of fact; it matches folded text, and nothing when there is no such list. */
  readonly pattern: (list: string) => RegExp
  /** The same, for all that matches. */
  readonly every: (list: string) => RegExp
  /** The same, for a whole text. */
  readonly whole: (list: string) => RegExp
}

const NOTHING = /(?!)/du
const known = new Map<Locale, Language>()

const fine = (word: string): string => Array.from(word, foldLetter).join('')

/** A choice of words, the longest first, for the slot of a pattern. */
const anyOf = (words: readonly string[]): string =>
  words.length === 0
    ? '(?!)'
    : `(?:${words
        .map(fine)
        .sort((left, right) => right.length - left.length)
        .map((word) => word.replaceAll(' ', '[ ]').replaceAll('*', "[^ .?'\\-]*"))
        .join('|')})`

const cached = (make: (list: string) => RegExp): ((list: string) => RegExp) => {
  const made = new Map<string, RegExp>()
  return (list) => {
    const fresh = made.get(list) ?? make(list)
    made.set(list, fresh)
    return fresh
  }
}

const inOneStep = (sentences: readonly string[]): string[][] => sentences.map((sentence) => [sentence])

const RELATIVES = ['words.partner', 'words.child', 'words.sibling', 'words.parent'] as const

function read(locale: Locale): Language {
  const spoken = Spoken.parse(JSON.parse(readFileSync(new URL(`../../generated/${locale}.json`, import.meta.url), 'utf8')))
  const classifier = new Classifier(locale, readFileSync(new URL(`../../generated/${locale}.model`, import.meta.url)))
  const { words } = spoken
  const { say, callback, remind } = packs[locale]
  const answers: Spoken['answers'] = {
    ...spoken.answers,
    boundary: inOneStep(say.boundary),
    emoji: inOneStep(say.emoji),
    'callback.moodLow': inOneStep(callback.moodLow),
    'remind.low': inOneStep(remind.low),
    'remind.mid': inOneStep(remind.mid),
    'remind.high': inOneStep(remind.high),
  }
  const caught = captureGroups(locale, packs[locale].words.stops)
  const slots = {
    name: caught.name,
    proper: caught.name.replace('value', 'proper'),
    thing: caught.words,
    day: caught.words,
    n: String.raw`(?<value>\d{1,3})`,
    rel: `(?<rel>${anyOf(RELATIVES.flatMap((list) => words[list] ?? []))})`,
    instrument: `(?<value>${anyOf(words['words.instrument'] ?? [])})`,
    sport: `(?<value>${anyOf(words['words.sport'] ?? [])})`,
    illness: `(?<value>${anyOf(words['words.illness'] ?? [])})`,
  }
  const pattern = cached((list) => {
    const entries = words[list] ?? []
    return entries.length === 0 ? NOTHING : compile(entries, locale, slots)
  })
  const every = cached((list) => new RegExp(pattern(list).source, 'dgu'))
  const whole = cached((list) => new RegExp(`^(?:${pattern(list).source})$`, 'u'))
  return { spoken: { ...spoken, answers }, classifier, pattern, every, whole }
}

/** A language's sentences, patterns and understanding. */
export function languageOf(locale: Locale): Language {
  const language = known.get(locale) ?? read(locale)
  known.set(locale, language)
  return language
}
