// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@moonlit/sdk/rules'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { LEGAL_PAGES } from '../../shared/paths.ts'
import { loadLegalSections } from './legal-text.ts'

/** The languages of the switcher, and Russian, which the setting adds. */
const HAND_WRITTEN = [...LOCALES, 'ru'] as const

const Line = z.string().regex(/^\S.*\S$/u)
const Text = z.strictObject({
  sections: z.array(z.strictObject({ heading: Line.max(70), text: z.array(Line).min(1), points: z.array(Line).min(2).optional() })).min(5),
})
const read = (locale: string, page: string) =>
  Text.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'texts', locale, `${page}.json`), 'utf8'))).sections

/** How many paragraphs and points each section has, and which details of the company stand in it. */
const shapeOf = (sections: ReturnType<typeof read>) =>
  sections.map(({ text, points = [] }) => [
    text.length,
    points.length,
    text
      .join(' ')
      .match(/\{\{\w+\}\}/gu)
      ?.toSorted() ?? [],
  ])

describe.each(LEGAL_PAGES)('%s', (page) => {
  test.each(HAND_WRITTEN.filter((locale) => locale !== 'en'))('says all of it in %s, in words of that language', (locale) => {
    expect(shapeOf(read(locale, page))).toEqual(shapeOf(read('en', page)))
    const english = new Set(read('en', page).flatMap(({ text }) => text))
    expect(read(locale, page).flatMap(({ text }) => text.filter((line) => english.has(line)))).toEqual([])
  })

  test.each(HAND_WRITTEN)('names in %s no detail that the company does not have', async (locale) => {
    expect(JSON.stringify(await loadLegalSections(locale, page))).not.toMatch(/\{\{|\}\}/u)
  })
})
