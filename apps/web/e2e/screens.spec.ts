import type { Page } from '@playwright/test'
import { paths } from '../app/shared/paths.ts'
import { accessibilityFindings } from './support/accessibility-checker.ts'
import { showGlass } from './support/glass.ts'
import { htmlFaults } from './support/html-faults.ts'
import { lookAtAll } from './support/look-at-all.ts'
import { SCREENS, SCREEN_PATHS, SIZES, type Screen } from './support/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test('every screen of the app is among those that are looked at', () => {
  expect(SCREENS.map(({ path }) => path).toSorted()).toEqual(SCREEN_PATHS.toSorted())
})

/** What the head of a page says of it. */
interface Said {
  readonly title: string
  readonly description: string
  readonly canonical: string | null
  readonly isIndexed: boolean
}
const saidIn = (html: string): Said => ({
  title: /<title>([^<]*)<\/title>/u.exec(html)?.[1] ?? '',
  description: /<meta name="description" content="([^"]*)"/u.exec(html)?.[1] ?? '',
  canonical: /<link rel="canonical" href="https?:\/\/[^"/]+([^"]*)"/u.exec(html)?.[1] ?? null,
  isIndexed: !/<meta name="robots" content="noindex"/u.test(html),
})

test('[NV-14] each screen has a title and a description of its own, in the language in use, and each public one its canonical address', async ({
  request,
  world,
}) => {
  const sayIn = async (locale: string): Promise<Map<string, Said>> => {
    const anyone = `mock_world=${world.name}; adult_warning_read=1; locale=${locale}`
    const cookiesOf = async (persona: 'premium' | 'admin'): Promise<string> => {
      await world.setLanguage(persona, locale)
      const { jwtToken, refreshToken } = await world.signIn(persona)
      return `${anyone}; authorization=${jwtToken}; refresh_token=${refreshToken}`
    }
    const cookies = { anyone, member: await cookiesOf('premium'), admin: await cookiesOf('admin') }
    const read = async ({ address, who }: Screen): Promise<[string, Said]> => {
      const answer = await request.get(address, { headers: { cookie: cookies[who] } })
      return [address, saidIn(await answer.text())]
    }
    return new Map(await Promise.all(SCREENS.map(read)))
  }
  const [english, arabic] = [await sayIn('en'), await sayIn('ar')]
  // Whatever is not there has one and the same screen, and so have the two pages about a payment's outcome, opened without a payment.
  const distinct = SCREENS.filter(({ path }) => path !== '*' && path !== paths.paymentFailure).length
  for (const said of [english, arabic])
    for (const part of ['title', 'description'] as const) {
      const texts = [...said].map(([, page]) => page[part])
      expect(texts).not.toContain('')
      expect(new Set(texts).size, part).toBe(distinct)
    }
  for (const { address, kind } of SCREENS) {
    for (const said of [english, arabic])
      expect(said.get(address), address).toMatchObject({ canonical: kind === 'public' ? address : null, isIndexed: kind === 'public' })
    // A title may be a name, which is the same everywhere but for its punctuation.
    expect(arabic.get(address)?.title, address).not.toBe(english.get(address)?.title)
    expect(english.get(address)?.description, address).not.toMatch(/\p{Script=Arabic}/u)
    expect(arabic.get(address)?.description, address).toMatch(/\p{Script=Arabic}/u)
  }
})

test('[NV-14] the title and the description follow from page to page', async ({ visitor, world }) => {
  const [amara] = await world.characters('q=amara&lang=en')
  await visitor.goto('/')
  await expect(visitor).toHaveTitle('AI girlfriends who remember you · Moonlit')
  await visitor.getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(visitor).toHaveTitle(/^Terms/u)
  await visitor.goto('/amara')
  await expect(visitor).toHaveTitle(/^Amara.*· Moonlit$/u)
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', new RegExp(amara?.firstName ?? 'nobody', 'u'))
  await visitor.getByRole('link', { name: 'All characters' }).click()
  await expect(visitor).toHaveTitle('AI girlfriends who remember you · Moonlit')
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/$/u)
})

/** Windows of every breakpoint, upright; and two that are as low as a phone on its side, for which bars are laid out anew. */
const WINDOWS = [
  ...[320, 360, 640, 768, 1024, 1280, 1536].map((width) => ({ width, height: 740 })),
  ...[640, 932].map((width) => ({ width, height: 360 })),
]

/** Nothing sticks out in any window. */
const fitsEverywhere = async (page: Page): Promise<void> => {
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await expectNoSidewaysScroll(page)
  }
}

// One visit to each screen is for all that is asked of it: opening it takes longer than looking.
for (const locale of ['en', 'ar'] as const)
  test(`[LY-09] [LY-10] in ${locale} every screen fits any window and can be used by everybody, by axe and by IBM's accessibility checker, and its HTML is valid`, async ({
    guest,
    as,
    world,
  }) => {
    const found: string[] = []
    await lookAtAll(locale, { guest, as, world }, async (page, { address, kind }) => {
      expect(await htmlFaults(await page.content()), address).toEqual([])
      await showGlass(page)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await expectAccessible(page)
        if (kind === 'public') found.push(...(await accessibilityFindings(page)).map((finding) => `${address}, ${size.width} px: ${finding}`))
      }
      await fitsEverywhere(page)
    })
    expect(found).toEqual([])
  })
