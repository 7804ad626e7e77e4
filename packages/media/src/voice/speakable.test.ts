import { expect, test } from 'vitest'
import { speakable } from './speakable.ts'

const said = (text: string) => speakable(text, 'en').map((passage) => passage.text)

test.each([
  ['Good night 🌙✨ sleep well 👩🏽‍🚀!', 'Good night sleep well !'],
  ['*leans closer* You are **late**, `again`.', 'leans closer You are late , again .'],
  ['_Really_, see [my page](https://example.com/a?b=1) or https://example.com', 'Really, see my page or'],
  ['I like you <3 :) a lot', 'I like you a lot'],
  ['# Today\n- one\n- two', 'Today. one. two'],
  ['<speak><break time="10s"/>[[h@l@U]]</speak>', 'speak break time "10s"/ h@l@U /speak'],
  ['snake_case stays 10:30 and 3 < 4', 'snake_case stays 10:30 and 3 4'],
])('[MK-13] only the words of %j are spoken', (text, words) => {
  expect(said(text)).toEqual([words])
})

test.each(['🌙', '   ', '***', '…', '👨‍👩‍👧‍👦 <3'])('[MK-13] %j has nothing to speak', (text) => {
  expect(said(text)).toEqual([])
})

test('[MK-13] Hindi and Arabic keep their joiners', () => {
  const text = 'क्‍ष और می‌خواهم'
  expect(speakable(text, 'hi')).toEqual([{ locale: 'hi', text }])
})

test('[MK-13] a Latin name in Japanese is said by the English voice, and initials by the Japanese one', () => {
  expect(speakable('おかえり、Samさん。AIだよ。', 'ja')).toEqual([
    { locale: 'ja', text: 'おかえり、' },
    { locale: 'en', text: 'Sam' },
    { locale: 'ja', text: 'さん。AIだよ。' },
  ])
})
