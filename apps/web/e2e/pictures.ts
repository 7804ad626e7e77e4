import path from 'node:path'
import { LOCALES } from '@moonlit/sdk/rules'
import { showGlass } from './support/glass.ts'
import { lookAtAll } from './support/look-at-all.ts'
import { whenStill } from './support/still.ts'
import { test } from './support/test.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../..', process.env.PICTURES ?? '.data/pictures')
const WIDTHS = [360, 768, 1440] as const
const HEIGHT = 900
/** No window is higher: a browser draws no more at once. */
const HIGHEST = 12_000
/** As many as are named; without names, those of the switcher. */
const LANGUAGES = process.env.LANGUAGES?.split(',') ?? LOCALES

/** `/article/what-an-ai-companion-is` as `article-what-an-ai-companion-is`: the folder that its pictures lie in. */
const nameOf = (address: string): string =>
  address
    .split('?')[0]!
    .replaceAll(/[^a-z0-9]+/giu, '-')
    .replaceAll(/^-|-$/gu, '') || 'explore'

for (const locale of LANGUAGES)
  test(`pictures of every screen in ${locale}`, async ({ guest, as, world }) => {
    await lookAtAll(locale, { guest, as, world }, async (page, { address }) => {
      await showGlass(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT })
        await whenStill(page)
        // A window as high as the page: pictures that wait for somebody to come near have come, and what stands at the foot stands there.
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height: Math.min(height, HIGHEST) })
        await whenStill(page)
        await page.screenshot({ path: path.join(FOLDER, nameOf(address), `${width}-${locale}.jpg`), type: 'jpeg', quality: 70 })
      }
    })
  })
