import { LOCALES } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { runChat } from '../testing/run-chat.ts'
import { said } from '../testing/sentences.ts'
import samples from '../testing/sample-messages.json' with { type: 'json' }
import type { Reply } from './reply-input.ts'

/** What the reply was taken from. */
const poolsOf = ({ memory }: Reply): string[] => Object.entries(memory.said).flatMap(([id, turn]) => (turn === memory.turns ? [id] : []))
const ASKS = /[?？؟]/u

describe.each(LOCALES)('in %s', (locale) => {
  const { crisis } = said[locale]
  const light = [...samples.neither[locale], ...samples.photo[locale], '😂', 'haha']

  test('[CH-25] [MK-12] in the minutes after help lines a character stays serious, whatever is said', () => {
    for (const message of light) {
      const [help, ...after] = runChat([crisis, message, message, message], { locale })
      expect(help?.memory.helped).toBe(1)
      for (const reply of after) {
        expect(poolsOf(reply).filter((id) => !/^answer\.(?:after-help|good-news)/u.test(id))).toEqual([])
        expect(reply.text).not.toMatch(ASKS)
        expect(reply.shot).toBeNull()
      }
    }
  })

  test('[CH-25] no sentence is said twice in the minutes after', () => {
    const texts = runChat([crisis, '…', 'mm', 'ok', 'mm', '…'], { locale }).map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })
})
