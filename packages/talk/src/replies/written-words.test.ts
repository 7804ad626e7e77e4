import { expect, test } from 'vitest'
import { isWritten } from './written-words.ts'

test.each([
  ['en', 'plumber', true],
  ['en', 'photografer', false],
  // Written once, by somebody who was in a hurry.
  ['en', 'tatoo', false],
  ['de', 'klempner', true],
  ['de', 'lehrerinn', false],
  ['de', 'strasse', true],
  ['zh', '音乐会', true],
  ['zh', '摄影是', false],
] as const)('[EX-19] in %s %j is a word: %s', (locale, word, isSo) => {
  expect(isWritten(locale, word)).toBe(isSo)
})
