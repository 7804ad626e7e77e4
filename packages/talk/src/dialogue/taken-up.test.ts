import type { Locale } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { changeFact, forgetFact } from '../replies/facts.ts'
import { emptyMemory } from '../replies/memory.ts'
import type { Reply } from '../replies/reply-input.ts'
import { helpMessage } from '../moderation/help-lines.ts'
import { lastReply, nobody } from '../testing/run-chat.ts'

const poolsOf = ({ memory }: Reply): string[] => Object.entries(memory.said).flatMap(([id, turn]) => (turn === memory.turns ? [id] : []))

describe('what nothing else understands', () => {
  test.each<[Locale, string, string]>([
    ['en', 'how many boats do you have', 'amount'],
    ['en', 'who helps you with the harvest?', 'who'],
    ['de', 'wie viele Flaschen machst du im Jahr?', 'amount'],
    ['zh', '你有几条船?', 'amount'],
  ])('[MK-12] a question about the character is answered by its kind (%s): %s', (locale, asked, kind) => {
    expect(poolsOf(lastReply([asked], { locale })).join(' ')).toContain(`answer.fallback.you.${kind}.`)
  })

  test('[MK-12] what somebody tells of themselves is asked about, or listened to', () => {
    expect(poolsOf(lastReply(['I collect old measuring tools'])).join(' ')).toMatch(/answer\.statement\./u)
  })
})

describe('what was told in no words that a pattern knows', () => {
  const told = "my mum's cat is called Gravy, he is massive"

  test('[CH-17] it is quoted when it is asked for', () => {
    expect(lastReply([told, "do you remember what my mum's cat is called?"], { person: nobody }).text).toContain('Gravy')
  })

  test('[CH-17] whoever changes or has forgotten a fact is not quoted any more', () => {
    const memory = { ...emptyMemory(), city: { value: 'Oslo', at: 1 }, told: ['I live in Oslo'] }
    expect(forgetFact(memory, 'city')?.told).toEqual([])
    expect(changeFact(memory, 'city', { value: 'Bergen' })?.told).toEqual([])
    expect(changeFact(memory, 'city', { isPinned: true })?.told).toEqual(['I live in Oslo'])
  })
})

describe('who is misheard', () => {
  test.each<[Locale, string]>([
    ['en', "I'm not suicidal, I just finished a book"],
    ['de', 'ich brauche keine Telefonseelsorge, ich wollte nur Handschuhe'],
  ])('[CH-25] is not given help lines for saying so (%s)', (locale, text) => {
    expect(lastReply([text], { locale, person: nobody }).text).not.toBe(helpMessage(locale, null))
  })
})
