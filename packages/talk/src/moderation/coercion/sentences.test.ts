import { describe, expect, test } from 'vitest'
import { TONGUES } from '../minors/kinds.ts'
import { moderate } from '../moderate.ts'
import { isUnfitForPicture } from '../pictures.ts'
import sentences from './sentences.json' with { type: 'json' }

describe.each(TONGUES)('in %s', (locale) => {
  const { described, asked, fine, told, heard } = sentences[locale]
  test.each(described)('[WZ-09] [PG-06] nobody is described or shown as coerced: %s', (text) => {
    expect(moderate(text, null, 'character')).toEqual({ verdict: 'inappropriate', category: 'coercion' })
    expect(isUnfitForPicture(text, null)).toBe(true)
  })
  test.each(asked)('[CH-09] nobody of a chat coerces the other or asks for such a scene: %s', (text) => {
    expect(moderate(text, null)).toEqual({ verdict: 'inappropriate', category: 'coercion' })
  })
  test.each(fine)('[CH-09] [WZ-09] [PG-06] what forces nobody is said, described and shown: %s', (text) => {
    expect([moderate(text, null).verdict, moderate(text, null, 'character').verdict, isUnfitForPicture(text, null)]).toEqual(['ok', 'ok', false])
  })
  test.each(told)('[CH-09] [WZ-09] survivors, helpers and books may be spoken of and described: %s', (text) => {
    expect([moderate(text, null).verdict, moderate(text, null, 'character').verdict]).toEqual(['ok', 'ok'])
  })
  test.each(heard)('[CH-09] whoever tells of what was done to them is heard: %s', (text) => {
    expect(moderate(text, null).verdict).toBe('ok')
  })
})

test('[CH-09] a word that is torn apart is read whole beside a word of one letter', () => {
  const torn = ['I r a p e you', 'I r.a.p.e you', 'i r-a-p-e u', 'I will r a p e a woman', 'I r/a/p/e you']
  expect(torn.filter((text) => moderate(text, null).verdict === 'ok')).toEqual([])
})
