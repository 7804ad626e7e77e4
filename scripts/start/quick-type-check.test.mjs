import { expect, test } from 'vitest'
import { changedWords, filesThatSay } from './quick-type-check.mjs'

test('[DX-04] a change is about the words that come more or less often than before', () => {
  expect(changedWords('nextPage: number | null', 'pageAfter: number | null')).toEqual(['nextPage', 'pageAfter'])
  expect(changedWords('a b', 'b a')).toEqual([])
  expect(changedWords('a', 'a a')).toEqual(['a'])
  expect(changedWords('', '$id größe')).toEqual(['$id', 'größe'])
})

test('[DX-04] of the words that changed, the rare ones lead to the files that are looked at', () => {
  const texts = new Map([...Array.from({ length: 50 }, (_, at) => /** @type {const} */ ([`${at}.ts`, 'list'])), ['rare.ts', 'list of nextPage']])
  expect(filesThatSay(texts, ['list', 'nextPage', 'nextPages'])).toEqual(['rare.ts'])
  expect(filesThatSay(texts, [])).toEqual([])
})
