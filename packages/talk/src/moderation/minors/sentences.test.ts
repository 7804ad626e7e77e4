import { TONGUES } from './kinds.ts'
import { describe, expect, test } from 'vitest'
import { learnedOf } from '../../testing/minors.ts'
import { makesMinor } from '../../testing/makes-minor.ts'

const NOW = Date.UTC(2026, 5, 1)

describe.each(TONGUES)('in %s', (locale) => {
  const { text, chat, fineText, fineChat, finePicture } = learnedOf(locale)
  test.each(text)('[WZ-09] no character is described as: %s', (words) => {
    expect(makesMinor(words, 'character', NOW)).toBe(true)
  })
  test.each(text)('[PG-06] no photo is made of: %s', (words) => {
    expect(makesMinor(words, 'picture', NOW)).toBe(true)
  })
  test.each(chat)('[CH-09] nobody under eighteen speaks or is spoken to: %s', (words) => {
    expect(makesMinor(words, 'chat', NOW)).toBe(true)
  })
  test.each(fineText)('[WZ-09] a grown character may be described as: %s', (words) => {
    expect(makesMinor(words, 'character', NOW)).toBe(false)
  })
  test.each(fineChat)('[CH-09] grown people say: %s', (words) => {
    expect(makesMinor(words, 'chat', NOW)).toBe(false)
  })
  test.each(finePicture)('[PG-06] a photo is made of: %s', (words) => {
    expect(makesMinor(words, 'picture', NOW)).toBe(false)
  })
})
