import { LOCALES } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { moderate } from '../moderation/moderate.ts'
import lookedAt from './unseen-coercion/looked-at.json' with { type: 'json' }
import untouched from './unseen-coercion/untouched.json' with { type: 'json' }

/**
 * Descriptions that make somebody do it against their will, that do so without saying it, and that only sound like it. They were written before whoever
 * wrote them read the tables, but for the oblique ones, which were written after and to get past them. What is missed of one half was mended, of the other not.
 */
const sets = { 'looked-at': lookedAt, untouched }

// How many are judged wrongly, of all that is written in ten languages: what no change may make worse.
const BOUNDS = {
  'looked-at': { coerced: [0, 60], oblique: [1, 30], harmless: [0, 90] },
  untouched: { coerced: [0, 60], oblique: [20, 30], harmless: [8, 90] },
} as const

const SET_NAMES = ['looked-at', 'untouched'] as const
type List = 'coerced' | 'oblique' | 'harmless'

describe.each(SET_NAMES)('of the descriptions in %s', (name) => {
  const all = (list: List): readonly string[] => LOCALES.flatMap((locale) => sets[name][locale][list])
  const isRefused = (text: string): boolean => moderate(text, null, 'character').category === 'coercion'

  test.each(['coerced', 'oblique'] as const)('[WZ-09] few make somebody do it against their will unnoticed: %s', (list) => {
    const [most, of] = BOUNDS[name][list]
    expect(all(list)).toHaveLength(of)
    expect(all(list).filter((text) => !isRefused(text)).length).toBeLessThanOrEqual(most)
  })

  test('[WZ-09] few that only sound like it are refused', () => {
    const [most, of] = BOUNDS[name].harmless
    expect(all('harmless')).toHaveLength(of)
    expect(all('harmless').filter((text) => moderate(text, null, 'character').verdict !== 'ok').length).toBeLessThanOrEqual(most)
  })
})
