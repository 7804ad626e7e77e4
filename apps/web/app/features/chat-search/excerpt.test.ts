import { expect, test } from 'vitest'
import { excerptOf, piecesOf } from './excerpt.ts'

/** The pieces as one text, matches in brackets. */
const shown = (pieces: ReturnType<typeof piecesOf>): string => pieces.map(({ text, kind }) => (kind === 'match' ? `[${text}]` : text)).join('')
const matching = (text: string, word: string) => ({ text, matches: [{ start: text.indexOf(word), end: text.indexOf(word) + word.length }] })

test('[CH-23] a short message is shown whole, with its matches marked', () => {
  expect(shown(excerptOf({ text: 'The sea, the sea', matches: [4, 13].map((start) => ({ start, end: start + 3 })) }))).toBe('The [sea], the [sea]')
  expect(shown(excerptOf(matching('sea', 'sea')))).toBe('[sea]')
})

test('[CH-23] of a long message the part around the match is shown, from the beginning of a word', () => {
  const text = `${'long ago '.repeat(30)}there was a lighthouse${' by the shore'.repeat(30)}`
  const excerpt = shown(excerptOf(matching(text, 'lighthouse')))
  expect(excerpt).toMatch(/^…(?:long|ago|there)\b.*was a \[lighthouse\] by the shore.*…$/u)
  expect(excerpt.length).toBeLessThan(150)
})

test('[CH-23] no letter is cut in two, and a text without blanks is cut all the same', () => {
  const text = `${'🌙'.repeat(40)}x${'🌙'.repeat(120)}`
  const excerpt = shown(excerptOf(matching(text, 'x')))
  expect(excerpt.isWellFormed()).toBe(true)
  expect(excerpt).toContain('[x]')
  expect(excerpt.length).toBeLessThan(150)
})

test('[CH-23] a match that reaches past the excerpt is cut with it', () => {
  const text = 'a'.repeat(500)
  expect(shown(excerptOf({ text, matches: [{ start: 0, end: 500 }] }))).toBe(`[${'a'.repeat(140)}]…`)
})

test('[CH-23] a text without matches is one piece', () => {
  expect(piecesOf('Hello', [])).toEqual([{ text: 'Hello', kind: 'around', at: 0 }])
  expect(piecesOf('', [])).toEqual([])
})
