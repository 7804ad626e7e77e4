import { LOCALES } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import type { Surface } from '../moderation/minors/judge.ts'
import { type List, measureMinors } from './unseen-minors.ts'

/** The share, over all languages, that is judged wrongly. */
const wrong = (list: List, surface: Surface): number => {
  const measured = LOCALES.map((locale) => measureMinors(locale, list, surface))
  return measured.reduce((sum, each) => sum + each.wrong.length, 0) / measured.reduce((sum, each) => sum + each.all, 0)
}

// What no change may make worse.
test.each([
  ['[WZ-09] few phrases nobody has seen make a character a minor unnoticed', 'minor', 'character', 0.1],
  ['[PG-06] few make somebody in a photo one', 'minor', 'picture', 0.075],
  ['[CH-09] few make one of the two who talk one', 'minorChat', 'chat', 0.05],
  ['[WZ-09] few descriptions that only sound like it are refused', 'harmless', 'character', 0.055],
  ['[CH-09] few messages that only sound like it are refused', 'harmless', 'chat', 0.035],
  ['[CH-09] few memories of a childhood are refused', 'harmlessChat', 'chat', 0.11],
] as const)('%s', (_title, list, surface, most) => {
  expect(wrong(list, surface)).toBeLessThan(most)
})
