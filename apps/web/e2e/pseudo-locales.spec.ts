import type { Page } from '@playwright/test'
import { cutTexts } from './support/fit.ts'
import { lookAtAll } from './support/look-at-all.ts'
import { SIZES } from './support/screens.ts'
import { expect, findSticksOut, test } from './support/test.ts'
import { collectAnswers, untranslatedTexts } from './support/untranslated.ts'

/** What of a screen does not fit, on a desktop and on a phone. */
const misfits = async (page: Page): Promise<string[]> => {
  const faults = async () => [...(await findSticksOut(page)), ...(await cutTexts(page))]
  const found: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    // Parts that measure themselves follow a new width a moment later; what does not fit by then is told.
    await expect
      .poll(faults, { timeout: 5000 })
      .toEqual([])
      .catch(() => undefined)
    found.push(...(await faults()).map((fault) => `${size.width} px: ${fault}`))
  }
  return found
}

// One visit to each screen is for all that is asked of it: opening it takes longer than looking.
test('[IN-08] [IN-01] [LY-09] English made longer fits on every screen, and every text is translated, but for names and what the API answers', async ({
  guest,
  as,
  world,
}) => {
  const answersOf = new Map<unknown, () => Promise<string>>()
  const found: string[] = []
  await lookAtAll('en-XA', { guest, as, world }, async (page, { address }) => {
    const answers = answersOf.get(page) ?? collectAnswers(page)
    if (!answersOf.has(page)) {
      answersOf.set(page, answers)
      await page.reload()
    }
    const faults = [...(await untranslatedTexts(page, answers)), ...(await misfits(page))]
    found.push(...faults.map((fault) => `${address}: ${fault}`))
  })
  expect(found).toEqual([])
})

test('[IN-08] [IN-02] [LY-09] English mirrored fits on every screen: nothing is cut, nothing sticks out', async ({ guest, as, world }) => {
  const found: string[] = []
  await lookAtAll('en-XB', { guest, as, world }, async (page, { address }) => {
    found.push(...(await misfits(page)).map((fault) => `${address}: ${fault}`))
  })
  expect(found).toEqual([])
})

test('[IN-08] nobody else gets them: they are in no menu, and a page in English fetches nothing of them', async ({ member }) => {
  const files: Promise<string>[] = []
  member.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.push(response.text().catch(() => ''))
  })
  await member.goto('/', { waitUntil: 'networkidle' })
  expect((await Promise.all(files)).join('\n')).not.toContain('åá')
  await member.getByRole('button', { name: 'Language: English' }).click()
  await expect(member.getByRole('menuitemradio')).toHaveCount(10)
})
