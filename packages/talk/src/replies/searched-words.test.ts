import type { Locale } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { holdsAll, searchedLoosely, searchedWords } from './searched-words.ts'

const isFound = (asked: string, text: string, locale: Locale = 'de'): boolean => holdsAll(fold(text).text, searchedWords(asked, locale))
const isPart = (asked: string, text: string, locale: Locale = 'de'): boolean => {
  const loose = searchedLoosely(asked, locale)
  return loose.length > 0 && holdsAll(fold(text).text, loose)
}

test.each([
  ['Kuenstler', 'eine Künstlerin'],
  ['KUENSTLERIN', 'eine Künstlerin'],
  ['Aerztin', 'Ärztin in Lagos'],
  ['Uebersetzerin', 'Übersetzerin'],
  ['Koechin', 'Köchin'],
  ['Weinbaeuerin', 'Weinbäuerin'],
  ['Strasse', 'auf der Straße'],
  ['Straße', 'auf der Strasse'],
  ['gruene Huegel', 'Hügel, so grüne'],
])('[EX-19] [IN-07] in German %j is found in %j', (asked, text) => {
  expect(isFound(asked, text)).toBe(true)
})

test.each(['blaue', 'neuen', 'Quelle', 'Feuer', 'bequem', 'Poet', 'Zoe', 'Kuenstler'])(
  '[EX-19] in German %j is found as it is written, too',
  (asked) => {
    expect(isFound(asked, `so ${asked}`)).toBe(true)
  },
)

test.each([
  ['neuen', 'neun'],
  ['blauer', 'Blaurot'],
  ['Quelle', 'Qulle'],
  ['bequem', 'beqm'],
  ['Feuer', 'Feur'],
  ['Joe', 'Journalistin'],
  ['Zoe', 'Zorn'],
])('[EX-19] in German %j has no umlaut, and is not found in %j', (asked, text) => {
  expect(isFound(asked, text)).toBe(false)
})

test.each([
  ['ski-coach', 'a ski coach'],
  ['ski-coach', 'a ski-coach'],
  ['south-east asian', 'Southeast Asian'],
  ['non‑binary', 'Nonbinary'],
  ['ski-', 'a ski coach'],
  ['-coach', 'a ski coach'],
  ['jack-of-all', 'jack of all trades'],
])('[EX-19] with a hyphen %j is found in %j, which has another sign there or none', (asked, text) => {
  expect(isFound(asked, text, 'en')).toBe(true)
})

test.each([
  ['ski-coach', 'a ski, a coach'],
  ['ski-coach', 'whiskicoach'],
  ['-', 'a ski-coach'],
])('[EX-19] with a hyphen %j is not found in %j', (asked, text) => {
  expect(searchedWords(asked, 'en').length > 0 && isFound(asked, text, 'en')).toBe(false)
})

test('[EX-19] a hyphen stands for a space or nothing in other forms of a word, too, and in parts of a compound', () => {
  expect(isPart('ski-coaches', 'a ski coach', 'en')).toBe(true)
  expect(isPart('Ski-Lehrerinnen', 'eine Skilehrerin')).toBe(true)
  expect(isPart('Ski-Lehrerin', 'eine Profiskilehrerin')).toBe(true)
})

test('[EX-19] in other languages two letters are two letters', () => {
  expect(isFound('fuego', 'fugaz', 'es')).toBe(false)
  expect(isFound('Kuenstler', 'Künstler', 'en')).toBe(false)
})

test('[EX-19] an umlaut written as two letters is found within a compound, but three letters are none of its parts', () => {
  expect(isPart('Aerztin', 'Tierärztin')).toBe(true)
  expect(isPart('oele', 'Seeohle')).toBe(false)
  expect(isPart('Oele', 'Erdnussöle')).toBe(false)
  expect(isPart('Poet', 'Heimatpoet')).toBe(true)
  expect(isPart('Poet', 'Despot')).toBe(false)
})

test.each([
  ['en', 'nurses', 'a nurse'],
  ['en', 'actresses', 'an actress'],
  ['de', 'Lehrerinnen', 'eine Lehrerin'],
  ['de', 'Krankenschwestern', 'Krankenschwester'],
  ['es', 'enfermeras', 'enfermera'],
  ['es', 'actrices', 'una actriz'],
  ['es', 'profesores', 'profesor'],
  ['fr', 'infirmières', 'infirmière'],
  ['it', 'infermiere', 'infermiera'],
  ['it', 'medici', 'medico'],
  ['pt', 'atrizes', 'atriz'],
  ['pt', 'enfermeiras', 'enfermeira'],
  ['hi', 'शिक्षिकाएं', 'शिक्षिका'],
  ['ar', 'الممرضة', 'ممرضة'],
] as const)('[EX-19] [IN-07] in %s %j is found in %j, which is another form of it', (locale, asked, text) => {
  expect(isFound(asked, text, locale)).toBe(false)
  expect(isPart(asked, text, locale)).toBe(true)
})

test.each([
  ['en', 'glass', 'a glade'],
  ['en', 'yes', 'years ago'],
  ['fr', 'bras', 'brave'],
  ['es', 'mes', 'mesa'],
  ['it', 'una', 'unico'],
] as const)('[EX-19] in %s %j is no form of %j', (locale, asked, text) => {
  expect(isPart(asked, text, locale)).toBe(false)
})
