import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@moonlit/contract/vocabulary'
import { featuresOf } from '../src/understanding/features.ts'
import { MEANINGS, type Meaning } from '../src/understanding/meanings.ts'
import { expand } from './phrases.ts'
import type { Example } from './train.ts'

export const DATA = path.resolve(import.meta.dirname, '../data')
const BY_NAME: ReadonlyMap<string, Meaning> = new Map(MEANINGS.map((meaning) => [meaning, meaning]))

/** What people write, and what they mean by it. */
export interface Sentence {
  readonly text: string
  readonly meaning: Meaning
}

/** A file of pools: `# key`, then one entry a line. What stands before the first key has the file's name. */
export function readPools(locale: string, name: string): Record<string, string[]> {
  const pools: Record<string, string[]> = {}
  let pool: string[] = []
  pools[name] = pool
  const file = path.join(DATA, locale, `${name}.txt`)
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const entry = line.trim()
    if (entry.startsWith('# ')) pool = pools[entry.slice(2).trim()] ??= []
    else if (entry !== '') pool.push(entry)
  }
  if (pools[name]?.length === 0) Reflect.deleteProperty(pools, name)
  return pools
}

/** Sentences made of the grammar of a language's phrases, by what they mean. */
function phrasesOf(locale: string): Record<string, string[]> {
  const { phrases: slots = [], ...pools } = readPools(locale, 'phrases')
  return Object.fromEntries(Object.entries(pools).map(([meaning, lines]) => [meaning, expand(meaning, lines, slots, locale)]))
}

/** The sentences a language's classifier learns from, each once. */
export function readSentences(locale: string): Sentence[] {
  const seen = new Set<string>()
  return [...Object.entries(readPools(locale, 'sentences')), ...Object.entries(phrasesOf(locale))].flatMap(([heading, texts]) => {
    const meaning = BY_NAME.get(heading.replace(/\*.*$/u, '').trim())
    if (meaning === undefined) throw new Error(`${locale}: nobody knows the intent ${heading}`)
    return texts.flatMap((text) => {
      const isNew = !seen.has(text.toLowerCase())
      seen.add(text.toLowerCase())
      return isNew ? { text, meaning } : []
    })
  })
}

/** Of each other language so many sentences, so that it is recognised as one. */
const FOREIGN = 30
/** Shorter sentences are shared by languages: 'ok lol'. */
const FOREIGN_LENGTH = 12

const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex')

const known = new Map<string, readonly Sentence[]>()

/** The sentences of a language by which the others recognise it. They are read once: each of the others asks for them. */
function telltaleSentences(locale: string): readonly Sentence[] {
  const texts = known.get(locale) ?? pickTelltales(locale)
  known.set(locale, texts)
  return texts
}

function pickTelltales(locale: string): Sentence[] {
  const texts = readSentences(locale).filter(
    ({ text, meaning }) => text.length >= FOREIGN_LENGTH && meaning !== 'language-switch' && meaning !== 'nonsense',
  )
  // By their hashes, so that a sentence more changes at most one of those that are taken.
  const ordered = texts.map(({ text }) => ({ text, hash: hashOf(text) })).toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
  return ordered.slice(0, FOREIGN).map(({ text }) => ({ text, meaning: 'language-switch' as const }))
}

/** Sentences of the other languages: whoever writes them has switched to another language. */
export function foreignSentences(locale: string): Sentence[] {
  const others = readdirSync(DATA).filter((other) => other !== locale && existsSync(path.join(DATA, other, 'sentences.txt')))
  return others.flatMap(telltaleSentences)
}

/** What a language's classifier learns from sentences. */
export const examplesOf = (locale: Locale, sentences: readonly Sentence[]): Example[] =>
  sentences.map(({ text, meaning }) => ({ ...featuresOf(text, locale), label: meaning }))
