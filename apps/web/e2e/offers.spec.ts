import type { Locator, Page } from '@playwright/test'
import { holdTime, passTimeUntil } from './support/clock.ts'
import { CARDS, ProviderPage } from './support/provider-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, signDialog, test, whenItListens } from './support/test.ts'
import { variants } from './support/variants.ts'

const HOUR = 3_600_000
const banner = (page: Page) => page.getByRole('complementary', { name: 'Discount' })
const clockOf = (page: Page) => banner(page).getByRole('timer')
/** The pointer leaves the page by its top, towards the tabs. */
const leaveByTheTop = (page: Page) => page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseout', { clientY: -4, bubbles: true })))
const prices = async (page: Page) =>
  page
    .getByRole('main')
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent))

test('[OV-04] the discount banner counts down an hour, survives a reload, is hidden for five seconds, and begins anew', async ({
  member,
  context,
}) => {
  await remember(context, 'discount_start', String(Date.now() - 10 * 60_000))
  await member.clock.install()
  await member.goto('/')
  await expect(banner(member)).toContainText('Up to 75% off')
  await expect(clockOf(member)).toHaveText(/^4\d:\d\d$/u)
  await member.reload()
  await expect(clockOf(member)).toHaveText(/^4\d:\d\d$/u)
  await holdTime(member)
  await member.clock.fastForward(HOUR)
  await passTimeUntil(member, () => expect(clockOf(member)).toHaveText(/^59:\d\d$/u, { timeout: 100 }), { step: 250 })
  await member.clock.fastForward(HOUR - 3000)
  await passTimeUntil(member, () => expect(banner(member)).toHaveCount(0, { timeout: 100 }), { step: 250 })
  await member.clock.runFor(3000)
  await expect(banner(member)).toHaveCount(0)
  await passTimeUntil(member, () => expect(banner(member)).toBeVisible({ timeout: 100 }), { step: 250 })
})

test('[OV-04] it stands on no chat, no page about paying, and no character’s; whoever sends it away is left alone', async ({ member, as }) => {
  for (const address of ['/buy-premium', '/payment-failure', '/amara', '/chat']) {
    await member.goto(address)
    await expect(member.getByRole('main')).toBeVisible()
    await expect(banner(member)).toHaveCount(0)
  }
  await member.goto('/settings')
  await banner(member).getByRole('link', { name: 'See the plans' }).click()
  await expect(member).toHaveURL('/buy-premium')
  await member.goto('/')
  await banner(member).getByRole('button', { name: 'Close the offer' }).click()
  await expect(banner(member)).toHaveCount(0)
  await member.reload()
  await expect(member.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(banner(member)).toHaveCount(0)
  const premium = await as('premium')
  await premium.goto('/')
  await expect(premium.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(banner(premium)).toHaveCount(0)
})

test('[OV-04] [XT-02] once something was bought, it is gone in every tab, for good', async ({ member, context }) => {
  const other = whenItListens(await context.newPage())
  await other.goto('/contact')
  await expect(banner(other)).toBeVisible()
  await member.goto('/buy-premium')
  await member.getByRole('button', { name: /^10 minutes for/u }).click()
  await new ProviderPage(member).pay(CARDS.good)
  await expect(member.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()
  await expect(banner(other)).toHaveCount(0)
  await other.goto('/')
  await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(banner(other)).toHaveCount(0)
})

test('[OV-05] [PY-11] who is about to leave is offered a month at half price, once, and pays just that', async ({ member }) => {
  await member.goto('/')
  await expect(banner(member)).toBeVisible()
  const offer = member.getByRole('dialog', { name: '50% off one month of Premium' })
  await expect(async () => {
    await leaveByTheTop(member)
    await expect(offer).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(offer).toContainText('One month for $6.50 instead of $12.99.')
  await expect(offer).toContainText('it does not renew by itself')
  await expectAccessible(member)
  await offer.getByRole('link', { name: 'Take the offer' }).click()
  await expect(member.getByRole('main').getByText('FULLMOON: 50% off')).toBeVisible()
  await member.getByRole('button', { name: 'Pay $6.50' }).click()
  await expect((await new ProviderPage(member).order()).locator('.price')).toHaveText('$6.50')
  await member.goto('/')
  await expect(banner(member)).toBeVisible()
  await leaveByTheTop(member)
  await expect(member.getByRole('dialog')).toHaveCount(0)
})

test('[OV-05] on a phone whoever steps back out of the site is offered it once; the next step leaves', async ({ as }) => {
  const page = await as('free', phone)
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).tap()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"overlayDepth":1')
  await page.goBack()
  const offer = page.getByRole('dialog', { name: '50% off one month of Premium' })
  await expect(offer).toBeVisible()
  await expect(page).toHaveURL('/')
  await offer.getByRole('button', { name: 'No, thanks' }).tap()
  await expect(offer).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('[OV-05] [NV-04] on a phone whoever has moved on goes back and forward as ever', async ({ as }) => {
  const page = await as('free', phone)
  await page.goto('/contact')
  await expect(banner(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"overlayDepth":1')
  await page.getByRole('navigation', { name: 'Main, at the thumb' }).getByRole('link', { name: 'Explore' }).tap()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[OV-03] [PY-11] the sale names the greatest discount there is, and no price rises when its clock has run out', async ({ visitor, world }) => {
  await world.mock.as('free')
  await visitor.clock.install()
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const sign = visitor.getByRole('dialog')
  await sign.getByLabel('E-mail').fill('free@moonlit.example')
  await sign.getByLabel('Password', { exact: true }).fill('moonlight7')
  await sign.getByRole('button', { name: 'Log in', exact: true }).click()
  const sale = visitor.getByRole('dialog', { name: 'Up to 75% off' })
  await expect(sale).toBeVisible()
  await expect(sale).toContainText('A price you have seen does not rise when the clock reaches zero.')
  await expectAccessible(visitor)
  await sale.getByRole('link', { name: 'Subscribe now' }).click()
  await expect(visitor.getByRole('main').getByRole('radio').first()).toBeVisible()
  const before = await prices(visitor)
  await visitor.clock.fastForward(25 * HOUR)
  await world.advanceClock(25 * HOUR)
  await visitor.reload()
  await expect(visitor.getByRole('main').getByRole('radio').first()).toBeVisible()
  expect(await prices(visitor)).toEqual(before)
})

for (const { locale, label } of variants([
  { locale: 'en', label: 'Discount' },
  { locale: 'ar', label: 'خصم' },
] as const))
  test(`[OV-04] [LY-09] [LY-10] on a phone in ${locale} the banner fits above the bar`, async ({ as, world }) => {
    await world.setLanguage('free', locale)
    const page = await as('free', { ...phone, locale })
    await page.goto('/')
    const shown = page.getByRole('complementary', { name: label })
    await expect(shown).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    for (const part of await shown.locator('a, button').all()) expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

test('[OV-03] the sale covers no page about paying, and nothing said in passing lies over its button', async ({ visitor }) => {
  const sale = visitor.getByRole('dialog', { name: 'Up to 75% off' })
  await visitor.setViewportSize({ width: 360, height: 780 })
  await visitor.clock.install()
  await visitor.goto('/')
  await holdTime(visitor)
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const sign = signDialog(visitor)
  const passTimeUntilShown = (shown: Locator) => passTimeUntil(visitor, async () => expect(await shown.isVisible()).toBe(true))
  await passTimeUntilShown(sign.email)
  await sign.email.fill('free@moonlit.example')
  await sign.password.fill('moonlight7')
  await sign.button('Log in').click()
  await passTimeUntilShown(visitor.getByText('Welcome back, Noa'))
  await passTimeUntilShown(sale)
  await passTimeUntil(visitor, () => expect(visitor.getByText('Welcome back, Noa')).toHaveCount(0, { timeout: 100 }))
  await expect(sale).toBeVisible()
})

test('[OV-03] [RT-19] the sale waits for the page that one signs in for, however long it takes', async ({ visitor }) => {
  const asked = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  await visitor.clock.install()
  await visitor.goto('/my-generations')
  await expect(visitor).toHaveURL('/')
  await visitor.route('**/assets/my-generations-*.js', async (route) => {
    asked.resolve()
    await arrived.promise
    await route.continue()
  })
  await signDialog(visitor).signIn('free@moonlit.example', 'moonlight7')
  await asked.promise
  await signDialog(visitor).isLeftSignedIn()
  await expect(visitor).toHaveURL('/')
  await visitor.clock.fastForward(10_000)
  arrived.resolve()
  await expect(visitor).toHaveURL('/my-generations')
  await expect(visitor.getByText('No photos yet')).toBeVisible()
  await expect(visitor.getByRole('dialog', { name: 'Up to 75% off' })).toBeVisible()
})

test('[OV-03] whoever signs in where plans are sold stays there, without the sale', async ({ visitor }) => {
  await visitor.goto('/buy-premium')
  await visitor.clock.install()
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await signDialog(visitor).signIn('free@moonlit.example', 'moonlight7')
  await expect(visitor.getByRole('button', { name: 'Your account' })).toBeVisible()
  await visitor.clock.runFor(10_000)
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
  await expect(visitor).toHaveURL('/buy-premium')
})

/** What stands at the page's end and lies under the banner. */
const coveredByTheBanner = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const over = document.querySelector('aside[aria-label="Discount"]')?.getBoundingClientRect()
    if (!over) throw new Error('There is no banner')
    return [...document.querySelectorAll('main :is(a, button, input), footer :is(a, button, p, img, svg)')]
      .filter((one) => {
        const { top, bottom, left, right, width } = one.getBoundingClientRect()
        return width > 0 && top < over.bottom && bottom > over.top && left < over.right && right > over.left
      })
      .map((one) => one.textContent || one.getAttribute('aria-label') || one.tagName)
  })

for (const width of [360, 1440])
  test(`[OV-04] [LY-05] at ${width} px the banner covers nothing at the page’s end`, async ({ as }) => {
    const page = await as('free', { viewport: { width, height: 780 } })
    for (const address of ['/contact', '/settings', '/my-generations']) {
      await page.goto(address)
      await expect(banner(page)).toBeVisible()
      await expect.poll(() => coveredByTheBanner(page)).toEqual([])
    }
    // So many people that there is a way back up to the first ones.
    await page.route('**/api/v1/bots/?*', async (route) => {
      const { result }: { result: { slug: string }[] } = await (await route.fetch()).json()
      await route.fulfill({ json: { result: [1, 2, 3].flatMap((n) => result.map((bot) => ({ ...bot, slug: `${bot.slug}-${n}` }))), nextPage: null } })
    })
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    const wayUp = page.getByRole('button', { name: 'Back to the top' })
    await expect(async () => {
      await coveredByTheBanner(page)
      await expect(wayUp).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect.poll(() => coveredByTheBanner(page)).toEqual([])
    await wayUp.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
