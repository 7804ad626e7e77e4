import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { LOCALES } from '@moonlit/sdk/rules'
import { z } from 'zod'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'
import type { World } from './support/world.ts'

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
const field = (page: Page): Locator => page.getByRole('search').getByRole('combobox')

/** Slugs of those who are shown. */
const shown = async (page: Page): Promise<string[]> => {
  const ways = await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(ways.map((way) => way.split('?')[0]?.slice(1) ?? ''))].toSorted()
}

for (const { locale, typed, label, right } of variants([
  { locale: 'en-GB', typed: 'red h', label: 'Red hair', right: 'redhead' },
  { locale: 'ar', typed: 'شعر أحم', label: 'شعر أحمر', right: 'redhead' },
] as const))
  test(`[EX-19] [IN-07] in ${locale} a look of two words is suggested while one types it, and finds whom the word for it finds`, async ({
    as,
    world,
  }) => {
    const page = await as('visitor', locale === 'ar' ? { ...phone, locale } : { locale })
    const expected = (await world.characters(`gender=female&q=${right}&limit=60`)).map(({ slug }) => slug).toSorted()
    expect(expected.length).toBeGreaterThan(1)
    await page.goto('/')
    // A touch, or a pointer, before the page listens is none.
    await expect(async () => {
      if (locale === 'ar') await page.touchscreen.tap(10, 300)
      else await page.getByRole('search').hover()
      await expect(field(page)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await field(page).click()
    await field(page).pressSequentially(typed)
    const suggestion = page.getByRole('option', { name: label, exact: true })
    await expect(suggestion).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await suggestion.click()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: label })).toBeVisible()
    await expect.poll(() => shown(page)).toEqual(expected)
  })

type Character = Awaited<ReturnType<World['characters']>>[number]
const Looks = z.object({ hair: z.record(z.string(), z.string()), eyes: z.record(z.string(), z.string()) })
for (const lang of LOCALES)
  test(`[EX-19] [IN-07] in ${lang} each look that is suggested finds everybody who has it, and not everybody`, async ({ world }) => {
    const { hair, eyes } = Looks.parse(JSON.parse(readFileSync(new URL(`../app/locales/${lang}/looks.json`, import.meta.url), 'utf8')))
    const everybody = await world.characters('limit=100')
    expect(new Set(everybody.map(({ hairColor }) => hairColor)).size).toBeGreaterThan(5)
    for (const [words, looksOf] of [
      [hair, ({ hairColor, hairStyle }: Character) => [hairColor, hairStyle]],
      [eyes, ({ eyeColor }: Character) => [eyeColor]],
    ] as const)
      for (const [id, label] of Object.entries(words)) {
        const having = everybody.flatMap((bot) => (looksOf(bot).includes(id) ? [bot.slug] : []))
        const found = (await world.characters(`lang=${lang}&q=${encodeURIComponent(label)}&limit=100`)).map(({ slug }) => slug)
        expect(found, label).toEqual(expect.arrayContaining(having))
        expect(found.length, label).toBeLessThan(everybody.length)
      }
  })
