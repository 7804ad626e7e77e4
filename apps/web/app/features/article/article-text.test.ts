// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@moonlit/sdk/rules'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ARTICLES, nextArticles } from './articles.ts'

/** The languages of the switcher, and Russian, which the setting adds. */
const HAND_WRITTEN = [...LOCALES, 'ru'] as const

const Line = z.string().regex(/^\S.*\S$/u)
const Text = z.strictObject({
  title: Line.max(80),
  description: Line.max(200),
  sections: z.array(z.strictObject({ heading: Line.max(70), text: z.array(Line), points: z.array(Line).min(2).optional() })).min(4),
})
const read = (locale: string, slug: string) =>
  Text.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'texts', locale, `${slug}.json`), 'utf8')))

/** How many paragraphs and points each section has. */
const shapeOf = ({ sections }: z.infer<typeof Text>) => sections.map(({ text, points = [] }) => [text.length, points.length])

describe.each(ARTICLES)('$slug', ({ slug }) => {
  const english = read('en', slug)

  test('says enough to be worth opening', () => {
    const words = english.sections.flatMap(({ text, points = [] }) => [...text, ...points]).join(' ')
    expect(words.split(/\s+/u).length).toBeGreaterThan(190)
  })

  test.each(HAND_WRITTEN.filter((locale) => locale !== 'en'))('says all of it in %s, in words of that language', (locale) => {
    const translated = read(locale, slug)
    expect(shapeOf(translated)).toEqual(shapeOf(english))
    expect(translated.title).not.toBe(english.title)
    const lines = new Set(english.sections.flatMap(({ text, points = [] }) => [...text, ...points]))
    expect(translated.sections.flatMap(({ text, points = [] }) => [...text, ...points]).filter((line) => lines.has(line))).toEqual([])
  })
})

test('every article is led to by three others, none by itself', () => {
  const led = ARTICLES.map((article) => nextArticles(article).map(({ slug }) => slug))
  for (const [place, { slug }] of ARTICLES.entries()) {
    expect(led[place]).not.toContain(slug)
    expect(led.filter((slugs) => slugs.includes(slug))).toHaveLength(3)
  }
})
