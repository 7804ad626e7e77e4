import { readFileSync, readdirSync } from 'node:fs'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makesMinor } from '../../testing/makes-minor.ts'

const CHARACTERS = new URL('../../../../../prisma/seed/characters/', import.meta.url)
const Texts = z.object({ texts: z.record(z.string(), z.object({ description: z.string(), bio: z.string() })) })

test.each(LOCALES)('[WZ-09] what the characters of the catalogue are described with in %s is fine', (locale) => {
  const texts = readdirSync(CHARACTERS).flatMap((file) => {
    const written = Texts.parse(JSON.parse(readFileSync(new URL(file, CHARACTERS), 'utf8'))).texts[locale]
    return written === undefined ? [] : [written.description, written.bio]
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => makesMinor(text, 'character', Date.UTC(2026, 5, 1)))).toEqual([])
})
