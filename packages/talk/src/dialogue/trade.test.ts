import { LOCALES, OCCUPATIONS, type Locale } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../language/language.ts'
import type { ReplyCharacter } from '../replies/reply-input.ts'
import { amara, runChat } from '../testing/run-chat.ts'

/** Somebody of an occupation, of whom no page tells more. */
const of = (occupation: string): ReplyCharacter => ({
  ...amara,
  slug: `a-${occupation}`,
  occupation,
  texts: { ...amara.texts, bio: '', description: '', lines: { work: '', hobby: '', dream: '', today: '' } },
})
const told = (locale: Locale, occupation: string, side: string): string => languageOf(locale).spoken.trades[occupation]?.sides[side]?.[0] ?? 'nothing'

describe.each(LOCALES)('in %s', (locale) => {
  const { trades } = languageOf(locale).spoken

  test('[MK-12] there is something to be told of each side of every trade', () => {
    for (const occupation of OCCUPATIONS) {
      expect([occupation, Object.keys(trades[occupation]?.sides ?? {}).toSorted()]).toEqual([
        occupation,
        ['best', 'learn', 'own', 'start', 'tool', 'worst'],
      ])
      expect(trades[occupation]?.words.length).toBeGreaterThan(3)
    }
  })

  test('[MK-12] no sentence stands twice, and none holds a slot that is not known', () => {
    const steps = Object.values(trades).flatMap(({ sides }) => Object.values(sides).flat())
    expect(new Set(steps).size).toBe(steps.length)
    for (const step of steps) expect(step.replaceAll(/\[[my]:[^|\]]*\|[^|\]]*\|[^|\]]*\]/gu, '')).not.toMatch(/[{}[\]|#]|\/\//u)
  })
})

test.each<[Locale, string, string, string]>([
  ['en', 'pilot', "so you're a pilot?? what do you fly", 'tool'],
  ['en', 'pilot', 'love that. what was your scariest flight?', 'worst'],
  ['en', 'tattoo-artist', 'do you have any tattoos yourself?', 'own'],
  ['en', 'chef', 'how did you become a chef?', 'start'],
  ['de', 'coach', 'Hast du Tipps für Anfänger, so als Coach?', 'learn'],
  ['es', 'chef', '¿qué fue lo peor de ser chef?', 'worst'],
  ['fr', 'baker', 'c’est quoi le meilleur moment quand on est boulanger ?', 'best'],
])('[MK-12] in %s, a %s asked "%s" tells of its trade', (locale, occupation, question, side) => {
  const [reply] = runChat([question], { locale, character: of(occupation) })
  expect(reply?.text).toContain(told(locale, occupation, side).replaceAll(/\[m:([^|\]]*)\|[^\]]*\]/gu, '$1'))
})

test('[MK-12] whoever asks what was told already, or speaks of somebody else’s trade, is not told it again', () => {
  const first = told('en', 'pilot', 'tool')
  const replies = runChat(['what do you fly?', 'what do you fly?'], { character: of('pilot') })
  expect(replies.filter(({ text }) => text.includes(first))).toHaveLength(1)
  const [other] = runChat(['what do you fly?'], { character: of('baker') })
  expect(other?.text).not.toContain(first)
})

test('[MK-12] what was told of a trade goes on for whoever asks', () => {
  const { trades } = languageOf('en').spoken
  const steps = trades['pilot']?.sides['worst'] ?? []
  expect(steps).toHaveLength(2)
  const replies = runChat(['what was your scariest flight?', 'and then?'], { character: of('pilot') })
  expect(replies.map(({ text }) => text)).toEqual([expect.stringContaining(steps[0] ?? '-'), expect.stringContaining(steps[1] ?? '-')])
})
