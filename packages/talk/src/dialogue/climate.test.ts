import { LOCALES } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../language/language.ts'
import { amara } from '../testing/run-chat.ts'
import { fitsClimate } from './climate.ts'
import { lifeOf } from './life.ts'

const WARM = ['amara', 'kerubo', 'naima', 'linh', 'layla', 'zawadi', 'kemar', 'tiresa', 'chanya', 'iracema']
const COLD_LIVES = ['life.season.winter', 'life.scar.chin', 'life.childhood.snow-day', 'life.first-love.bus', 'life.holiday.big-table']
const CATEGORIES = ['season', 'scar', 'childhood', 'first-love', 'holiday']

describe.each(LOCALES)('in %s', (locale) => {
  const language = languageOf(locale)
  const told = (slug: string): string[] => CATEGORIES.flatMap((category) => lifeOf({ ...amara, slug }, category, language)?.id ?? [])

  test.each(WARM)('[MK-12] %s, who lives where it never snows, tells of no snow', (slug) => {
    expect(told(slug)).toHaveLength(CATEGORIES.length)
    expect(told(slug).filter((id) => COLD_LIVES.includes(id))).toEqual([])
  })

  test('[MK-12] where it snows somebody tells of it', () => {
    expect(['elin', 'ilta', 'ingunn', 'nils', 'rin', 'lumi', 'arden', 'felix', 'radek', 'egon'].flatMap(told)).toEqual(
      expect.arrayContaining([expect.stringMatching(/winter|snow-day|chin|bus|big-table/u)]),
    )
  })
})

test('[MK-12] a character that somebody made may live anywhere', () => {
  expect(fitsClimate('made-by-somebody', 'childhood', 'snow-day')).toBe(true)
})
