import { expect, test } from 'vitest'
import { changedWords, filesThatSay } from './quick-type-check.mjs'

const block = (/** @type {string[]} */ ...lines) => ['export interface SendBody {', ...lines.map((line) => `  ${line}`), '}'].join('\n')

test('[DX-04] a renamed field is about both names, then about its type, what it is a field of, and the fields beside it', () => {
  expect(changedWords(block('page: number', 'size: string'), block('pageAfter: number', 'size: string'))).toEqual([
    ['page', 'pageAfter'],
    ['number'],
    ['export', 'interface', 'SendBody'],
    ['page', 'size', 'pageAfter'],
  ])
})

test('[DX-04] a field of another type is about its name, too, and one that is new about those beside it', () => {
  expect(changedWords(block('unread: number'), block('unread: string')).slice(0, 2)).toEqual([['number', 'string'], ['unread']])
  expect(changedWords(block('tokenSize: number'), block('mood: string', 'tokenSize: number')).at(-1)).toEqual(['mood', 'tokenSize'])
})

test('[DX-04] a renamed call is about its name after that of its group', () => {
  expect(changedWords("list: Refusal<'chats.list'>", "all: Refusal<'chats.all'>")[0]).toContain('chats.list')
})

test('[DX-04] what has changed places only is about nothing, and neither are data', () => {
  expect(changedWords('a\nb', 'b\na').flat()).toEqual([])
  expect(changedWords('', `const list = '${'word '.repeat(100)}'`).flat()).toEqual([])
})

test('[DX-04] of the words that tell most, the rare ones lead to the files that are looked at first', () => {
  const texts = new Map([
    ...Array.from({ length: 50 }, (_, at) => /** @type {const} */ ([`${at}.ts`, 'list'])),
    ['beside.ts', 'size'],
    ['call.ts', 'chats.list()'],
    ['rare.ts', 'list of nextPage'],
  ])
  expect(filesThatSay(texts, [['list', 'chats.list', 'nextPage', 'nextPages'], ['size']])).toEqual(['call.ts', 'rare.ts', 'beside.ts'])
  expect(filesThatSay(texts, [])).toEqual([])
})
