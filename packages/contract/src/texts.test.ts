import { expect, test } from 'vitest'
import { lineOf, sayingSomething, textOf } from './texts.ts'
import { FIELD_MESSAGES } from './rules.ts'

const faultsOf = (schema: ReturnType<typeof lineOf>, text: unknown) => schema.safeParse(text).error?.issues.map(({ message }) => message)

test.each(['a\u0000b', '\u0000', 'a\u001B[31m', 'a\u0007', 'a\u007F', 'a\u009Bb'])('[VA-09] %j is neither a line nor a text', (text) => {
  expect(faultsOf(lineOf(9), text)).toEqual([FIELD_MESSAGES.nameCharacters])
  expect(faultsOf(textOf(9), text)).toEqual([FIELD_MESSAGES.nameCharacters])
  expect(faultsOf(sayingSomething(textOf(9)), text)).toEqual([FIELD_MESSAGES.nameCharacters])
})

test.each(['a\nb', 'a\r\nb', 'a\tb', 'a\u000Bb', 'a\u0085b'])('[VA-09] %j is a text, and no line', (text) => {
  expect(textOf(9).parse(text)).toBe(text)
  expect(faultsOf(lineOf(9), text)).toEqual([FIELD_MESSAGES.nameCharacters])
})

test.each(['', ' \n\t ', '\u200B', '\u200B\u200C\u200D\uFEFF', '\u2060 \u00AD', '\u3164', '\u2800', '\uFE0F', '\u202E\u202C'])(
  '[VA-01] %j says nothing',
  (text) => {
    expect(faultsOf(sayingSomething(textOf(9)), text)).toEqual([FIELD_MESSAGES.required])
    expect(faultsOf(textOf(9), text)).toBeUndefined()
  },
)

test.each(['.', '🌙', '❤️', '👩🏽‍🚀', 'می‌خواهم', '\u200BHi\u200B', '0'])('[VA-01] %j says something, and is kept as it is', (text) => {
  expect(sayingSomething(textOf(9)).parse(text)).toBe(text)
})

test('[VA-01] what is missing is required, what is no text is not valid, what is long is too long; space around it is cut off', () => {
  expect(faultsOf(sayingSomething(lineOf(3)), undefined)).toEqual([FIELD_MESSAGES.required])
  expect(faultsOf(sayingSomething(lineOf(3)), 7)).toEqual([FIELD_MESSAGES.invalid])
  expect(faultsOf(lineOf(3), 'four')).toEqual([FIELD_MESSAGES.tooLong])
  expect(lineOf(3).parse(' abc\n')).toBe('abc')
})
