import { LOCALES } from '@moonlit/contract/vocabulary'
import type { Locale } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import samples from '../testing/sample-messages.json' with { type: 'json' }
import { amara, lastReply, runChat } from '../testing/run-chat.ts'
import { packs } from './packs/packs.ts'
import { fillPhrase } from './phrase.ts'

/** Everything she can say of a kind, to Leo. */
const saidOf = (locale: Locale, kind: 'badNews' | 'complaint'): (string | null)[] =>
  packs[locale].say[kind].map((sentence) => fillPhrase(sentence, {}, { locale, character: 'female', person: 'male' }))
const ASKS = /[?？؟]/u

describe.each(LOCALES)('in %s', (locale) => {
  test.each(samples.badNews[locale])('[MK-12] a character is compassionate when a person writes: %s', (sentence) => {
    expect(saidOf(locale, 'badNews')).toContain(lastReply([sentence], { locale, character: { ...amara, personality: ['playful'] } }).text)
  })

  test.each(samples.complaint[locale])('[MK-12] a character apologises and asks nothing when a person writes: %s', (sentence) => {
    const { text } = lastReply([sentence], { locale })
    expect(saidOf(locale, 'complaint')).toContain(text)
    expect(text).not.toMatch(ASKS)
  })

  test.each(samples.neither[locale])('[MK-12] a character neither comforts nor apologises when a person writes: %s', (sentence) => {
    expect([...saidOf(locale, 'badNews'), ...saidOf(locale, 'complaint')]).not.toContain(lastReply([sentence], { locale }).text)
  })

  test('[MK-12] a character asks nothing in the reply after a complaint either', () => {
    const [complaint = ''] = samples.complaint[locale]
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      for (const { text } of runChat([complaint, '…', 'mm'], { locale, seed })) expect(text).not.toMatch(ASKS)
  })

  test.each(samples.noPhoto[locale])('[MK-12] no photo is sent when a person writes: %s', (sentence) => {
    expect(lastReply([sentence], { locale }).shot).toBeNull()
  })

  test.each(samples.photo[locale])('[MK-12] a photo is sent when a person writes: %s', (sentence) => {
    expect(lastReply([sentence], { locale }).shot).not.toBeNull()
  })
})

test('[MK-12] a character uses every compassionate reply before repeating one', () => {
  const replies = runChat(['My dad died', 'My mum died', 'My dog died', 'I was fired']).map(({ text }) => text)
  expect(new Set(replies).size).toBe(4)
})

test('[MK-12] a character remembers a dead pet or a failed exam and never asks about it', () => {
  const later = Array.from({ length: 12 }, () => '…')
  const talks = runChat(['My dog is called Rex', 'My dog died', 'I failed my exam today', ...later, "What is my dog's name?"])
  const between = talks.slice(1, -1).map(({ text }) => text)
  expect(between.filter((text) => /Rex|exam/u.test(text))).toEqual([])
  expect(talks.at(-1)?.text).toContain('Rex')
})

test('[MK-12] further messages about bad news are answered gently', () => {
  const sad = packs.en.say.sad
  for (const seed of ['a', 'b', 'c', 'd']) {
    const text = lastReply(['My grandmother died', 'She raised me when I was small'], { seed }).text
    expect([text, sad.some((sentence) => text.startsWith(sentence))]).toEqual([text, true])
  }
})
