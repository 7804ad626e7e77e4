import { LOCALES } from '@moonlit/contract/vocabulary'
import type { Locale } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import heard from '../testing/sample-messages.json' with { type: 'json' }
import { amara, lastReply, runChat } from '../testing/run-chat.ts'
import { packs } from './packs/packs.ts'
import { fillPhrase } from './phrase.ts'

/** Everything she can say of a kind, to Leo. */
const saidOf = (locale: Locale, kind: 'badNews' | 'complaint'): (string | null)[] =>
  packs[locale].say[kind].map((sentence) => fillPhrase(sentence, {}, { locale, character: 'female', person: 'male' }))
const ASKS = /[?？؟]/u

describe.each(LOCALES)('in %s', (locale) => {
  test.each(heard.badNews[locale])('[MK-12] she has compassion when I write: %s', (sentence) => {
    expect(saidOf(locale, 'badNews')).toContain(lastReply([sentence], { locale, character: { ...amara, personality: ['playful'] } }).text)
  })

  test.each(heard.complaint[locale])('[MK-12] she owns up and asks nothing when I write: %s', (sentence) => {
    const { text } = lastReply([sentence], { locale })
    expect(saidOf(locale, 'complaint')).toContain(text)
    expect(text).not.toMatch(ASKS)
  })

  test.each(heard.neither[locale])('[MK-12] she neither comforts nor owns up when I write: %s', (sentence) => {
    expect([...saidOf(locale, 'badNews'), ...saidOf(locale, 'complaint')]).not.toContain(lastReply([sentence], { locale }).text)
  })

  test('[MK-12] after a complaint she asks nothing in her next reply either', () => {
    const [complaint = ''] = heard.complaint[locale]
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      for (const { text } of runChat([complaint, '…', 'mm'], { locale, seed })) expect(text).not.toMatch(ASKS)
  })

  test.each(heard.noPhoto[locale])('[MK-12] no photo comes when I write: %s', (sentence) => {
    expect(lastReply([sentence], { locale }).shot).toBeNull()
  })

  test.each(heard.photo[locale])('[MK-12] a photo comes when I write: %s', (sentence) => {
    expect(lastReply([sentence], { locale }).shot).not.toBeNull()
  })
})

test('[MK-12] all of her compassion differs before any of it comes again', () => {
  const replies = runChat(['My dad died', 'My mum died', 'My dog died', 'I was fired']).map(({ text }) => text)
  expect(new Set(replies).size).toBe(4)
})

test('[MK-12] a pet that died is remembered and never asked after, nor is an exam that was failed', () => {
  const later = Array.from({ length: 12 }, () => '…')
  const talks = runChat(['My dog is called Rex', 'My dog died', 'I failed my exam today', ...later, "What is my dog's name?"])
  const between = talks.slice(1, -1).map(({ text }) => text)
  expect(between.filter((text) => /Rex|exam/u.test(text))).toEqual([])
  expect(talks.at(-1)?.text).toContain('Rex')
})

test('[MK-12] what goes on about bad news is met gently', () => {
  const sad = packs.en.say.sad
  for (const seed of ['a', 'b', 'c', 'd']) {
    const text = lastReply(['My grandmother died', 'She raised me when I was small'], { seed }).text
    expect([text, sad.some((sentence) => text.startsWith(sentence))]).toEqual([text, true])
  }
})
