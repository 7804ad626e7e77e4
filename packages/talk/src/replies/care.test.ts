import { LOCALES } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { samples } from '../testing/samples.ts'
import { amara, lastReply, runChat } from '../testing/run-chat.ts'
import type { Reply } from './reply-input.ts'

/** What the last reply was taken from. */
const poolsOf = ({ memory }: Reply): string[] => Object.entries(memory.said).flatMap(([id, turn]) => (turn === memory.turns ? id : []))
const isCompassionate = (reply: Reply): boolean => poolsOf(reply).some((id) => /^(?:answer\.(?:grief|breakup|sad-lonely)|told\.grave\.)/u.test(id))
const isApology = (reply: Reply): boolean => poolsOf(reply).some((id) => id.startsWith('answer.complain-about-bot'))
const ASKS = /[?？؟]/u

describe.each(LOCALES)('in %s', (locale) => {
  test.each(samples.badNews[locale])('[MK-12] a character is compassionate when a person writes: %s', (sentence) => {
    const reply = lastReply([sentence], { locale, character: { ...amara, personality: ['playful'] } })
    expect(reply.text).not.toMatch(ASKS)
    expect(isCompassionate(reply)).toBe(true)
  })

  test.each(samples.complaint[locale])('[MK-12] a character apologises and asks nothing when a person writes: %s', (sentence) => {
    const reply = lastReply([sentence], { locale })
    expect(isApology(reply)).toBe(true)
    expect(reply.text).not.toMatch(ASKS)
  })

  test.each(samples.neither[locale])('[MK-12] a character neither comforts nor apologises when a person writes: %s', (sentence) => {
    const reply = lastReply([sentence], { locale })
    expect([isCompassionate(reply), isApology(reply)]).toEqual([false, false])
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
  for (const seed of ['a', 'b', 'c', 'd']) {
    const reply = lastReply(['My grandmother died', 'She raised me when I was small'], { seed })
    expect([reply.text, isCompassionate(reply)]).toEqual([reply.text, true])
    expect(reply.text).not.toMatch(ASKS)
  }
})
