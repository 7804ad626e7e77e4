import { TONGUES } from './kinds.ts'
import { describe, expect, test } from 'vitest'
import { type Learned, learnedOf } from '../../testing/minors.ts'
import type { Surface } from './judge.ts'
import { makesMinor } from '../../testing/makes-minor.ts'

const NOW = Date.UTC(2026, 5, 1)
const FIRST = 3

/** Digits as a language writes them, beside those of Europe. */
const DIGITS: Partial<Record<string, string>> = { ar: '٠١٢٣٤٥٦٧٨٩', hi: '०१२३४५६७८९', ja: '０１２３４５６７８９', zh: '０１２３４５６７８９' }

const inDigits = (number: number, digits: string): string => Array.from(String(number), (digit) => digits.charAt(Number(digit))).join('')

/** Each number from three to seventeen in words, in digits, and in the language's own digits. */
const formsOf = (locale: string, { numbers }: Learned): string[] =>
  numbers.flatMap((word, index) => {
    const own = DIGITS[locale]
    return [word, String(index + FIRST), ...(own === undefined ? [] : [inDigits(index + FIRST, own)])]
  })

/** The sentences of a frame, with each number in its place, that are judged so. */
const judged = (frame: string, numbers: readonly string[], surface: Surface, isMinor: boolean): string[] =>
  numbers.map((number) => frame.replace('{n}', number)).filter((text) => makesMinor(text, surface, NOW) === isMinor)

describe.each(TONGUES)('in %s', (locale) => {
  const sentences = learnedOf(locale)
  const forms = formsOf(locale, sentences)
  const adults = sentences.adultNumbers

  test.each(sentences.ageFrames)('[WZ-09] a character is refused by every age below eighteen: %s', (frame) => {
    expect(judged(frame, forms, 'character', false)).toEqual([])
  })
  test.each(sentences.ageFrames)('[PG-06] a photo is refused by every age below eighteen: %s', (frame) => {
    expect(judged(frame, forms, 'picture', false)).toEqual([])
  })
  test.each(sentences.chatFrames)('[CH-09] a message is refused by every age below eighteen: %s', (frame) => {
    expect(judged(frame, forms, 'chat', false)).toEqual([])
  })
  test.each(sentences.ageFrames)('[WZ-09] [PG-06] a grown woman of any age may be described and shown: %s', (frame) => {
    expect([...judged(frame, adults, 'character', true), ...judged(frame, adults, 'picture', true)]).toEqual([])
  })
  test.each(sentences.chatFrames)('[CH-09] grown people tell their age: %s', (frame) => {
    expect(judged(frame, adults, 'chat', true)).toEqual([])
  })
  test.each(sentences.fineFrames)('[WZ-09] [CH-09] years and numbers of other things are fine: %s', (frame) => {
    expect([...judged(frame, forms, 'character', true), ...judged(frame, forms, 'chat', true)]).toEqual([])
  })

  test.each(sentences.schoolFrames)('[WZ-09] [PG-06] nobody of any school year is described or shown: %s', (frame) => {
    expect([...judged(frame, sentences.grades, 'character', false), ...judged(frame, sentences.grades, 'picture', false)]).toEqual([])
  })
  test.each(sentences.schoolChatFrames)('[CH-09] nobody of any school year speaks or is spoken to: %s', (frame) => {
    expect(judged(frame, sentences.grades, 'chat', false)).toEqual([])
  })
  test.each(sentences.schoolFineFrames)('[WZ-09] [CH-09] those who teach pupils or have them may say so: %s', (frame) => {
    expect([...judged(frame, sentences.grades, 'character', true), ...judged(frame, sentences.grades, 'chat', true)]).toEqual([])
  })
})
