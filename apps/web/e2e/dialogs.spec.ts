import type { Page } from '@playwright/test'
import { lookAtDialogs } from './support/dialogs.ts'
import { cutTexts } from './support/fit.ts'
import { showGlass } from './support/glass.ts'
import { SIZES } from './support/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'
import { untranslatedTexts } from './support/untranslated.ts'

/** What of a dialog lies outside of the window sideways, or outside of the dialog. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role$="dialog"], [role$="dialog"] *')]
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect()
        // What is scrolled sideways on purpose, and what is for readers alone, may.
        return width > 2 && (left < -0.5 || right > innerWidth + 0.5) && !part.closest('[class*="overflow-x-auto"], [class*="sr-only"]')
      })
      .map((part) => `${part.tagName} ${part.className} ${part.textContent.slice(0, 40)}`),
  )

for (const [locale, name] of [
  ['en-XA', 'English made longer'],
  ['en-XB', 'English mirrored'],
] as const)
  test(`[IN-08] [LY-09] ${name} fits in every dialog, on a phone and on a desktop, and nothing is left untranslated`, async ({
    visitor,
    as,
    world,
  }) => {
    const found: string[] = []
    await lookAtDialogs(locale, { visitor, as, world }, async (page, dialog, known) => {
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await expectNoSidewaysScroll(page)
        await expect.poll(() => outside(page), dialog).toEqual([])
        found.push(...(await cutTexts(page)).map((fault) => `${dialog}, ${size.width} px: ${fault}`))
      }
      if (locale === 'en-XA') found.push(...(await untranslatedTexts(page, known)).map((text) => `${dialog}: ${text}`))
    })
    expect(found).toEqual([])
  })

for (const locale of ['en', 'ar'] as const)
  test(`[LY-10] [OV-11] in ${locale} every dialog can be used by everybody, and Escape closes it`, async ({ visitor, as, world }) => {
    await lookAtDialogs(locale, { visitor, as, world }, async (page) => {
      await showGlass(page)
      await expectAccessible(page)
    })
  })
