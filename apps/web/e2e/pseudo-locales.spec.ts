import { cutTexts } from './support/fit.ts'
import { lookAtAll } from './support/look-at-all.ts'
import { expect, findSticksOut, test } from './support/test.ts'
import { collectAnswers, untranslatedTexts } from './support/untranslated.ts'

const SIZES = { 'a phone': { width: 360, height: 760 }, 'a desktop': { width: 1440, height: 900 } } as const

for (const [locale, name] of [
  ['en-XA', 'English made longer'],
  ['en-XB', 'English mirrored'],
] as const)
  for (const [screen, size] of Object.entries(SIZES))
    test(`[IN-08] [LY-09] on ${screen} ${name} fits on every screen: nothing is cut, nothing sticks out`, async ({ guest, as, world }) => {
      const found: string[] = []
      await lookAtAll(locale, { guest, as, world }, async (page, address) => {
        await page.setViewportSize(size)
        const faults = [...(await findSticksOut(page)), ...(await cutTexts(page))]
        found.push(...faults.map((fault) => `${address}: ${fault}`))
      })
      expect(found).toEqual([])
    })

test('[IN-08] [IN-01] every text on every screen is translated, but for names and what the API answers', async ({ guest, as, world }) => {
  const answersOf = new Map<unknown, () => Promise<string>>()
  const found: string[] = []
  await lookAtAll('en-XA', { guest, as, world }, async (page, address) => {
    const answers = answersOf.get(page) ?? collectAnswers(page)
    if (!answersOf.has(page)) {
      answersOf.set(page, answers)
      await page.reload()
    }
    found.push(...(await untranslatedTexts(page, answers)).map((text) => `${address}: ${text}`))
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
