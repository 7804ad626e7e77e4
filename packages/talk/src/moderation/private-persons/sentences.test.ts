import { readFileSync, readdirSync } from 'node:fs'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { TONGUES } from '../minors/kinds.ts'
import { moderate } from '../moderate.ts'
import { isUnfitForPicture } from '../pictures.ts'
import sentences from './sentences.json' with { type: 'json' }

describe.each(TONGUES)('in %s', (locale) => {
  const { real, fine } = sentences[locale]
  test.each(real)('[WZ-09] [PG-06] nobody whom the author knows is made a character or shown: %s', (text) => {
    expect(moderate(text, null, 'character')).toEqual({ verdict: 'inappropriate', category: 'real-person' })
    expect(isUnfitForPicture(text, null)).toBe(true)
  })
  test.each(real)('[CH-09] in a chat people may speak of whom they know: %s', (text) => {
    expect(moderate(text, null).verdict).toBe('ok')
  })
  test.each(fine)('[WZ-09] a neighbour, a boss or somebody who was once loved is a role: %s', (text) => {
    expect(moderate(text, null, 'character')).toEqual({ verdict: 'ok' })
  })
})

const CHARACTERS = new URL('../../../../../prisma/seed/characters/', import.meta.url)
const Texts = z.object({ texts: z.record(z.string(), z.object({ description: z.string(), bio: z.string() })) })

test.each(LOCALES)('[WZ-09] nobody of the catalogue is somebody whom an author knows in %s', (locale) => {
  const texts = readdirSync(CHARACTERS).flatMap((file) => {
    const written = Texts.parse(JSON.parse(readFileSync(new URL(file, CHARACTERS), 'utf8'))).texts[locale]
    return written === undefined ? [] : [written.description, written.bio]
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => moderate(text, null, 'character').category === 'real-person')).toEqual([])
})
