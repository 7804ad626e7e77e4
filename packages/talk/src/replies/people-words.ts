import { readFileSync } from 'node:fs'
import { type Locale, OCCUPATIONS, ROLE_TYPES } from '@moonlit/contract/vocabulary'
import { z } from 'zod'

/** Of every job the words for its people; no file lacks one, or knows another. */
const Words = z.record(z.enum([...OCCUPATIONS, ...ROLE_TYPES]), z.array(z.string()).nonempty())

const known = new Map<Locale, ReadonlyMap<string, readonly string[]>>()

/** Read when somebody searches in that language first: a server starts without. */
const read = (locale: Locale): ReadonlyMap<string, readonly string[]> => {
  const words = new Map(Object.entries(Words.parse(JSON.parse(readFileSync(new URL(`./people/${locale}.json`, import.meta.url), 'utf8')))))
  known.set(locale, words)
  return words
}

/**
 * What people of an occupation or a role type are called in a language, women and men, to be searched and never shown: "Lehrerin", where the
 * label is "Lehre". As the beginning of a word is found by itself, "Lehrer" needs no entry beside it. None for what is no job.
 */
export const peopleWords = (locale: Locale, job: string): readonly string[] => (known.get(locale) ?? read(locale)).get(job) ?? []
