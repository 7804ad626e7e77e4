import { expect, test } from 'vitest'
import { spokenIn, wholeSentences } from './answer-text.ts'
import { conversationOf } from './conversation.ts'
import { mentions } from './mentions.ts'

test.each([
  ['<think>She asks about the sea.</think>\n\nThe sea is loud today.', 'The sea is loud today.'],
  ['She asks about the sea.</think>The sea is loud today.', 'The sea is loud today.'],
  ['The sea is loud today.<think>Was that enough? I wonder', 'The sea is loud today.'],
  ['<think>I never come to an end', ''],
  ['Amara: The sea is loud today.', 'The sea is loud today.'],
  ['**Amara:** The sea is loud today.', 'The sea is loud today.'],
  ['Assistant: "The sea is loud today."', 'The sea is loud today.'],
  ['Amara：海がうるさい。', '海がうるさい。'],
  ['The sea is loud today.<|im_end|>', 'The sea is loud today.'],
  ['“Loud,” she said, “and cold.”', '“Loud,” she said, “and cold.”'],
  ['Two things: the sea and the wind.', 'Two things: the sea and the wind.'],
  [' \n\t ', ''],
])('[MK-12] of %j the person sees what was said', (answer, said) => {
  expect(spokenIn(answer, 'Amara')).toBe(said)
})

test('[MK-12] of an answer that breaks off its whole sentences are kept', () => {
  expect(wholeSentences('The sea is loud. It costs 3.50 to loo', 400)).toBe('The sea is loud.')
  expect(wholeSentences('海がうるさい。風も「強い」。でも', 400)).toBe('海がうるさい。風も「強い」。')
  expect(wholeSentences('no end in sight', 400)).toBe('')
  expect(wholeSentences('One. Two. Three.', 9)).toBe('One. Two.')
})

test('[MK-12] a chat is sent in strict alternation, from the person’s first message to their last', () => {
  const said = [
    { isBot: true, text: 'Shoes off.' },
    { isBot: false, text: 'Hi' },
    { isBot: true, text: 'Hello.' },
    { isBot: true, text: 'Still there?' },
    { isBot: false, text: 'Yes' },
    { isBot: false, text: 'and hungry' },
  ]
  expect(conversationOf(said)).toEqual({
    opening: 'Shoes off.',
    turns: [
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: 'Hello.\nStill there?' },
      { role: 'user', content: 'Yes\nand hungry' },
    ],
  })
})

test('a fact is found in a message as a word of its own, in any language', () => {
  expect(mentions("Rex's bowl is empty", 'Rex', 'en')).toBe(true)
  expect(mentions('A complex thing', 'Rex', 'en')).toBe(false)
  expect(mentions('I am 31', '3', 'en')).toBe(false)
  expect(mentions('うちの犬はポチだよ', 'ポチ', 'ja')).toBe(true)
  expect(mentions('ذهبت ولولو معي', 'لولو', 'ar')).toBe(true)
})
