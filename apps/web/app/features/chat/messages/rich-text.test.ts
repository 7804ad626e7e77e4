import { tokenize } from 'linkifyjs'
import { expect, test } from 'vitest'
import { helpAddressesIn, helpPiecesOf, isEmojiOnly, piecesOf as piecesWith } from './rich-text.ts'

const piecesOf = (text: string) => piecesWith(text, tokenize)

test('an address in a message is a link, what stands around it is text', () => {
  expect(piecesOf('See https://moonlit.example/a?b=1, or write to sam@example.com.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'https://moonlit.example/a?b=1', href: 'https://moonlit.example/a?b=1' },
    { kind: 'text', text: ', or write to ' },
    { kind: 'link', text: 'sam@example.com', href: 'mailto:sam@example.com' },
    { kind: 'text', text: '.' },
  ])
})

test('an address without its scheme opens safely', () => {
  expect(piecesOf('findahelpline.com')).toEqual([{ kind: 'link', text: 'findahelpline.com', href: 'https://findahelpline.com' }])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '<a href="x">x</a>', 'file:///etc/passwd'])('%s is no link to anything that runs', (text) => {
  expect(piecesOf(text).every((piece) => piece.kind === 'text' || (piece.kind === 'link' && piece.href.startsWith('https://')))).toBe(true)
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test.each([
  ['988 (Suicide & Crisis Lifeline)', '988', 'tel:988'],
  ['Deutschland 0800 111 0 111 (TelefonSeelsorge)', '0800 111 0 111', 'tel:08001110111'],
  ['日本 0570-783-556 (いのちの電話)', '0570-783-556', 'tel:0570783556'],
  ['Chile *4141', '*4141', 'tel:*4141'],
  ['كندا 988', '988', 'tel:988'],
])('the number of "%s" calls', (line, text, href) => {
  expect(helpPiecesOf(line).filter(({ kind }) => kind === 'link')).toEqual([{ kind: 'link', text, href }])
  expect(
    helpPiecesOf(line)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(line)
})

test.each([
  ['Call +351 912 345 678, please', '+351 912 345 678', 'tel:+351912345678'],
  ['+4915123456789', '+4915123456789', 'tel:+4915123456789'],
  ['(+1 (415) 555-0100)', '+1 (415) 555-0100', 'tel:+14155550100'],
  ['رقمي +966 50 123 4567', '+966 50 123 4567', 'tel:+966501234567'],
])('the phone number in "%s" calls', (said, text, href) => {
  expect(piecesOf(said).filter(({ kind }) => kind === 'link')).toEqual([{ kind: 'link', text, href }])
  expect(
    piecesOf(said)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(said)
})

test.each(['1+1 = 2', '+20 000 steps', '0151 23456789', 'a+351912345678', 'C++11 2011 2014', '+123456789012345678901'])(
  '"%s" is no phone number',
  (said) => {
    expect(piecesOf(said).filter(({ kind }) => kind === 'link')).toEqual([])
  },
)

test('words between two stars are bold, between backticks code; a star or backtick alone stays', () => {
  expect(piecesOf('**Wow** `x = 1` 2 * 3 ** 4 `')).toEqual([
    { kind: 'bold', text: 'Wow' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'x = 1' },
    { kind: 'text', text: ' 2 * 3 ** 4 `' },
  ])
})

test.each(['😂', '❤️', '👩‍👩‍👧 🇩🇪', '👍🏽👍🏽👍🏽'])('%s alone is shown large', (text) => expect(isEmojiOnly(text)).toBe(true))
test.each(['', ' ', '1', 'ok 😂', '😂😂😂😂', '#', '©'.repeat(20)])('"%s" is not', (text) => expect(isEmojiOnly(text)).toBe(false))

test.each([
  ['Look at findahelpline.com.', [{ text: 'findahelpline.com', href: 'https://findahelpline.com' }]],
  ['在https://findahelpline.com/zh。可以找到', [{ text: 'https://findahelpline.com/zh', href: 'https://findahelpline.com/zh' }]],
  ['Nobody is alone. Talk to somebody...', []],
] as const)('the addresses in "%s" can be opened', (words, addresses) => {
  expect(helpAddressesIn(words)).toEqual(addresses)
})
