import { describe, expect, test } from 'vitest'
import type { Surface } from '../moderation/minors/judge.ts'
import { TONGUES, type Tongue } from '../moderation/minors/kinds.ts'
import { type List, type PhraseSet, SETS, measureMinors } from './unseen-minors.ts'

/** The share, over these languages, that is judged wrongly. */
const wrong = (set: PhraseSet, tongues: readonly Tongue[], list: List, surface: Surface): number => {
  const measured = tongues.map((tongue) => measureMinors(set, tongue, list, surface))
  return measured.reduce((sum, each) => sum + each.wrong.length, 0) / measured.reduce((sum, each) => sum + each.all, 0)
}

type Bound = readonly [most: number, mostInOne: number]
interface Bounds {
  readonly character: Bound
  readonly picture: Bound
  readonly chat: Bound
  readonly fineCharacter: Bound
  readonly fineChat: Bound
  readonly childhood: Bound
}
const LEARNED: Bounds = {
  character: [0.01, 0.04],
  picture: [0.01, 0.04],
  chat: [0.02, 0.17],
  fineCharacter: [0.04, 0.16],
  fineChat: [0.03, 0.09],
  childhood: [0.1, 0.4],
}

// What no change may make worse: the first number over all languages, the second in any one. Of the last three sets they are what was seen: one
// in twelve, one in five and three in ten are missed of what nobody has thought of, wanted is one in thirty.
const BOUNDS: Readonly<Record<PhraseSet, Bounds>> = {
  'held-out': LEARNED,
  blind: LEARNED,
  fresh: LEARNED,
  oblique: { ...LEARNED, character: [0.026, 0.06], picture: [0.026, 0.06], chat: [0.15, 0.32], fineCharacter: [0.081, 0.11] },
  untouched: {
    character: [0.082, 0.188],
    picture: [0.051, 0.125],
    chat: [0.16, 0.2],
    fineCharacter: [0.176, 0.25],
    fineChat: [0.05, 0.167],
    childhood: [0.18, 0.4],
  },
  // Its author wrote of descriptions alone.
  outside: {
    character: [0.186, 0.3],
    picture: [0.167, 0.267],
    chat: [0, 0],
    fineCharacter: [0.138, 0.234],
    fineChat: [0.049, 0.134],
    childhood: [0, 0],
  },
  strangers: {
    character: [0.277, 0.4],
    picture: [0.257, 0.4],
    chat: [0.409, 0.667],
    fineCharacter: [0.1, 0.234],
    fineChat: [0.031, 0.1],
    childhood: [0.084, 0.167],
  },
}

describe.each(SETS)('of the phrases in %s', (set) => {
  test.each([
    ['[WZ-09] few make a character a minor unnoticed', 'minor', 'character', BOUNDS[set].character],
    ['[PG-06] few make somebody in a photo one', 'minor', 'picture', BOUNDS[set].picture],
    ['[CH-09] few make one of the two who talk one', 'minorChat', 'chat', BOUNDS[set].chat],
    ['[WZ-09] few descriptions that only sound like it are refused', 'harmless', 'character', BOUNDS[set].fineCharacter],
    ['[CH-09] few messages that only sound like it are refused', 'harmless', 'chat', BOUNDS[set].fineChat],
    ['[CH-09] few memories of a childhood are refused', 'harmlessChat', 'chat', BOUNDS[set].childhood],
  ] as const)('%s', (_title, list, surface, [most, mostInOne]) => {
    const tongues = TONGUES.filter((tongue) => measureMinors(set, tongue, list, surface).all > 0)
    // Of nothing that nobody wrote is anything wrong.
    expect(tongues.length > 0 ? wrong(set, tongues, list, surface) : 0).toBeLessThanOrEqual(most)
    for (const tongue of tongues) expect(wrong(set, [tongue], list, surface), tongue).toBeLessThanOrEqual(mostInOne)
  })
})

test.each(TONGUES)('[PG-06] no photo that holds nobody under age is refused in %s', (tongue) => {
  expect(measureMinors('blind', tongue, 'harmlessPicture', 'picture').wrong).toEqual([])
})
