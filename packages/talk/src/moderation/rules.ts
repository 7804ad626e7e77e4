import { LOCALES } from '@moonlit/contract/vocabulary'
import type { Locale } from '@moonlit/contract/vocabulary'
import { foldLetter } from '../replies/fold.ts'
import { compile, isUnspaced } from '../replies/pattern.ts'
import { type Readings, readings } from './disguise.ts'
import wordLists from './word-lists.json' with { type: 'json' }

const KINDS = [
  // Children such as people have, and words that are only used of children who are wished for.
  'child',
  'always',
  // What excuses it.
  'family',
  'kin',
  'tender',
  'past',
  'innocent',
  // What is done.
  'sexual',
  'romantic',
  'affection',
  'rape',
  // Where a character or a picture is described nobody may be coerced, whoever tells of it.
  'coerced',
  // What nobody does with an animal, in a chat neither.
  'animal',
  'force',
  'expose',
  'relation',
  'figure',
  'act',
  'picture',
  'selfHarm',
  // What one speaks of who likes a known person's work and does not mean to be or to see them.
  'fan',
  // What the name of a character may not say.
  'nickname',
  'insult',
] as const
export type Kind = (typeof KINDS)[number]
/** Choices of words that patterns name in braces: numbers, who is close to somebody, who may do them harm at home, and what is swallowed. */
const CHOICES = ['numbers', 'close', 'home', 'medicine'] as const
type WordList = Readonly<Record<Kind, readonly string[]>> & Readonly<Record<(typeof CHOICES)[number], string>>

/** What one language looks for, and how far apart, in characters, two words of one thought may stand in it. */
interface Rules {
  readonly locale: Locale
  readonly words: Readonly<Record<Kind, RegExp>>
  /** Matches wherever any verdict is possible at all; most messages have no such word and are done with after one look. */
  readonly suspect: RegExp
  readonly script: keyof Readings
  readonly near: number
}

/** Where a word stands in a text: from its first character to behind its last. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** A text as one language may read it. */
export interface Reading {
  readonly text: string
  readonly rules: Rules
}

/** Every verdict needs a word of one of these. */
const SUSPECT = ['always', 'child', 'rape', 'animal', 'force', 'expose', 'selfHarm'] as const satisfies readonly Kind[]
/** Scripts without spaces say more in fewer characters. */
const NEAR = { spaced: 60, unspaced: 30 } as const
/** 1 to 17, standing alone: neither 18 nor 117 nor 5.5. */
const DIGITS = String.raw`(?<![\d.])(?:1[0-7]|[1-9])(?!\d)`
/** A sentence's end; a comma is none. */
export const SENTENCE_END = /[.!?\n。！？؟।…]+/u
/** Where a thought pauses: at any sign that folds to a period, but not at the point of a number. */
const STOP = String.raw`(?=[ ]*(?:[?]|[.](?!\d)|$))`
const NEVER = /(?!)/gu

const lists: Readonly<Record<Locale, WordList>> = wordLists

function compileRules(locale: Locale): Rules {
  const list = lists[locale]
  const script = isUnspaced(locale) ? 'unspaced' : 'spaced'
  const choice = (name: (typeof CHOICES)[number]): string => `(?:${Array.from(list[name], foldLetter).join('')})`
  const slots = {
    n: `(?:${DIGITS}|${choice('numbers')})`,
    stop: STOP,
    close: choice('close'),
    home: choice('home'),
    medicine: choice('medicine'),
  }
  const rule = (kind: Kind): RegExp => (list[kind].length === 0 ? NEVER : new RegExp(compile(list[kind], locale, slots).source, 'gu'))
  const suspect = compile([...new Set(SUSPECT.flatMap((kind) => list[kind]))], locale, slots)
  return {
    locale,
    words: {
      child: rule('child'),
      always: rule('always'),
      family: rule('family'),
      kin: rule('kin'),
      tender: rule('tender'),
      past: rule('past'),
      innocent: rule('innocent'),
      sexual: rule('sexual'),
      romantic: rule('romantic'),
      affection: rule('affection'),
      rape: rule('rape'),
      coerced: rule('coerced'),
      animal: rule('animal'),
      fan: rule('fan'),
      force: rule('force'),
      expose: rule('expose'),
      relation: rule('relation'),
      figure: rule('figure'),
      act: rule('act'),
      picture: rule('picture'),
      selfHarm: rule('selfHarm'),
      nickname: rule('nickname'),
      insult: rule('insult'),
    },
    suspect: new RegExp(suspect.source, 'u'),
    script,
    near: NEAR[script],
  }
}

let compiled: readonly Rules[] | null = null
const allRules = (): readonly Rules[] => (compiled ??= LOCALES.map(compileRules))

/** Every reading of a text, with the rules of each language for it. */
export const readInAll = (said: Readings): Reading[] => allRules().flatMap((rules) => said[rules.script].map((text) => ({ text, rules })))

/** Every way to read a text, with the rules of each language for it. */
export const readWith = (message: string): Reading[] => readInAll(readings(message))

/** The readings in which any verdict is possible. Runs for every message, and makes nothing for one that is fine. */
export const suspectsIn = (said: Readings): Reading[] => {
  const found: Reading[] = []
  for (const rules of allRules()) for (const text of said[rules.script]) if (rules.suspect.test(text)) found.push({ text, rules })
  return found
}

export const has = (text: string, rule: RegExp): boolean => text.search(rule) >= 0

export const places = (text: string, rule: RegExp): readonly Place[] =>
  [...text.matchAll(rule)].map((match) => ({ from: match.index, to: match.index + match[0].length }))

/** True when one of each stands near the other, in characters, whatever stands between. */
export const areNear = (some: readonly Place[], others: readonly Place[], near: number): boolean =>
  some.some((here) => others.some((there) => Math.max(here.from, there.from) - Math.min(here.to, there.to) <= near))

/** Where the words of these kinds stand, of whichever language. */
export const placesOf = (text: string, ...kinds: readonly Kind[]): readonly Place[] =>
  allRules().flatMap(({ words }) => kinds.flatMap((kind) => places(text, words[kind])))

/** Whether any language finds a word of this kind in a text. */
export const isSaid = (text: string, kind: Kind): boolean => allRules().some(({ words }) => has(text, words[kind]))

/**
 * A text without what only sounds like someone under age: an old whisky, the years of a marriage, children who are asleep.
 * Languages share words, so those of every language are taken out.
 */
export const withoutInnocent = (text: string): string => allRules().reduce((left, { words }) => left.replace(words.innocent, '·'), text)
