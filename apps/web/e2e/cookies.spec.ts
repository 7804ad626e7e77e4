import type { Locator, Page } from '@playwright/test'
import { holdTime, passTimeUntil } from './support/clock.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const banner = (page: Page, title = 'Your privacy') => page.getByRole('region', { name: title })
const kept = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value
/** How often the code that reports visits was loaded, from now on. */
const countReports = (page: Page): (() => number) => {
  let loaded = 0
  page.on('request', (request) => {
    if (/\/adapter-[^/]*\.js$/u.test(request.url())) loaded += 1
  })
  return () => loaded
}

/** Somebody in the field of explore's search comes to the banner by keyboard; returns the field. */
const goFromFieldToBanner = async (page: Page): Promise<Locator> => {
  await page.goto('/')
  await page.getByRole('search').hover()
  const field = page.getByRole('search').getByRole('combobox')
  await field.click()
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('link').focus()
  return field
}

test.beforeEach(async ({ context }) => {
  await remember(context, 'adult_warning_read', '1')
})

test('[OV-02] five seconds after the page has loaded cookies are asked about, until somebody agrees', async ({ newcomer: page }) => {
  await page.clock.install()
  await page.goto('/')
  await expect(banner(page)).toHaveCount(0)
  await holdTime(page)
  await passTimeUntil(page, () => expect(banner(page)).toBeVisible({ timeout: 100 }), { step: 500 })
  await page.clock.resume()
  await expectAccessible(page)
  await page.reload()
  await expect(banner(page)).toBeVisible()
})

test('[OV-02] [NV-12] who agrees is not asked again, and visits are reported four seconds after the start, on explore alone', async ({
  newcomer: page,
}) => {
  const reports = countReports(page)
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'I agree' }).click()
  await expect(banner(page)).toHaveCount(0)
  expect(await kept(page, 'hide_cookies_warning')).toBe('1')
  expect(decodeURIComponent((await kept(page, 'cookie_choices')) ?? '')).toBe('{"analytics":true,"marketing":true}')
  await expect.poll(reports).toBe(1)
  await page.goto('/amara')
  await page.clock.install()
  await page.reload()
  await holdTime(page)
  await page.clock.runFor(10_000)
  await expect(banner(page)).toHaveCount(0)
  expect(reports()).toBe(1)
})

test('[OV-02] [NV-12] refusing is a press, as large as agreeing, and is not asked again', async ({ newcomer: page }) => {
  const reports = countReports(page)
  await page.goto('/')
  const [refuse, agree] = ['Only necessary', 'I agree'].map((name) => banner(page).getByRole('button', { name }))
  const [refuseBox, agreeBox] = [await refuse?.boundingBox(), await agree?.boundingBox()]
  expect(refuseBox?.height).toBe(agreeBox?.height)
  expect(refuseBox?.width).toBeGreaterThanOrEqual(agreeBox?.width ?? Infinity)
  await refuse?.click()
  await expect(banner(page)).toHaveCount(0)
  expect(decodeURIComponent((await kept(page, 'cookie_choices')) ?? '')).toBe('{"analytics":false,"marketing":false}')
  await page.clock.install()
  await page.reload()
  await holdTime(page)
  await page.clock.runFor(10_000)
  await expect(banner(page)).toHaveCount(0)
  expect(reports()).toBe(0)
})

test('[OV-02] [NV-12] who chooses agrees to nothing that they did not switch on, and can change it at the foot of the page', async ({
  newcomer: page,
}) => {
  const reports = countReports(page)
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Manage settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Your privacy' })
  await expect(settings.getByRole('switch', { name: 'Necessary' })).toBeChecked()
  await expect(settings.getByRole('switch', { name: 'Necessary' })).toBeDisabled()
  for (const name of ['Analytics', 'Marketing']) await expect(settings.getByRole('switch', { name })).not.toBeChecked()
  await expectAccessible(page)
  await settings.getByRole('switch', { name: 'Marketing' }).click()
  await settings.getByRole('button', { name: 'Save my choice' }).click()
  await expect(banner(page)).toHaveCount(0)
  await page.clock.install()
  await page.reload()
  await holdTime(page)
  await page.clock.runFor(10_000)
  expect(reports()).toBe(0)
  await page.clock.resume()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await expect(settings.getByRole('switch', { name: 'Marketing' })).toBeChecked()
  await settings.getByRole('switch', { name: 'Analytics' }).click()
  await settings.getByRole('button', { name: 'Save my choice' }).click()
  await expect.poll(reports).toBe(1)
})

test('[OV-02] in Arabic the banner stands at the right, and by keyboard it can be answered', async ({ as, context }) => {
  expect(await context.cookies()).not.toHaveLength(0)
  const page = await as('visitor', { locale: 'ar' })
  await page.context().clearCookies({ name: 'hide_cookies_warning' })
  await page.goto('/')
  const arabic = banner(page, 'خصوصيتك')
  await expect(arabic).toBeVisible()
  const box = await arabic.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400)
  await arabic.getByRole('button', { name: 'أوافق' }).press('Enter')
  await expect(arabic).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[OV-02] on a touch device nobody is asked, nothing is reported, and the choice is at the foot of the page', async ({ newcomer: page }) => {
    const reports = countReports(page)
    await page.clock.install()
    await page.goto('/')
    await holdTime(page)
    await page.clock.runFor(10_000)
    await expect(banner(page)).toHaveCount(0)
    expect(reports()).toBe(0)
    await page.clock.resume()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Your privacy' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

/** Whether one presses a control itself where its middle is, not what lies over it. */
const isPressable = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && element.contains(hit)
  })

for (const size of [
  { width: 360, height: 760 },
  { width: 768, height: 900 },
  { width: 1024, height: 700 },
])
  test(`[OV-02] [LY-09] in a window of ${size.width} px the banner lies over no button that a page is there for`, async ({ guest, world }) => {
    const { page, session } = guest
    await page.context().clearCookies({ name: 'hide_cookies_warning' })
    await page.setViewportSize(size)
    const chat = `/chat/${await world.openChat(session, 'amara')}`
    const places: [address: string, control: Locator][] = [
      ['/amara', page.getByRole('button', { name: 'Chat with Amara' }).first()],
      ['/add-new-model', page.getByRole('button', { name: 'Continue' })],
      [chat, page.getByRole('textbox', { name: /message/iu })],
    ]
    for (const [address, control] of places) {
      await page.goto(address)
      await expect(banner(page)).toBeVisible()
      await expect.poll(() => isPressable(control), address).toBe(true)
      await expectNoSidewaysScroll(page)
    }
  })

for (const locale of variants(['en', 'de', 'ar']))
  test(`[OV-02] [LY-09] on a laptop the banner stands below the navigation and over no character (${locale})`, async ({ as }) => {
    const page = await as('visitor', { locale })
    await page.context().clearCookies({ name: 'hide_cookies_warning' })
    await page.goto('/')
    const notice = page.locator('[data-cookie-banner]')
    await expect(notice).toBeVisible()
    const places = page.locator('nav[data-variant="full"] a')
    const covered = () =>
      notice.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const overlaps = (other: Element) => {
          const box = other.getBoundingClientRect()
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top
        }
        return [...document.querySelectorAll('main, nav[data-variant="full"] a')].filter(overlaps).length
      })
    expect(await covered()).toBe(0)
    // In a lower window its last place is reached all the same.
    await page.setViewportSize({ width: 1100, height: 500 })
    await places.last().focus()
    await expect.poll(() => isPressable(places.last())).toBe(true)
  })

test('[OV-02] [LY-09] on a landing page the banner covers neither what it says nor its end', async ({ newcomer: page }) => {
  await page.goto('/landing/create-ai')
  await expect(banner(page)).toBeVisible()
  const top = async () => (await banner(page).boundingBox())?.y ?? 0
  const words = await page.getByRole('main').getByRole('heading', { level: 1 }).locator('..').boundingBox()
  await expect.poll(top).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0))
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => isPressable(last)).toBe(true)
  await expectNoSidewaysScroll(page)
})

test('[OV-02] [LY-10] at 400 % zoom the banner lies at the end of the page instead of over it', async ({ newcomer: page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/contact')
  await expect(banner(page)).toBeAttached()
  await expect(banner(page)).not.toBeInViewport()
  await banner(page).getByRole('button', { name: 'Manage settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Your privacy' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

for (const address of ['/', '/amara', '/landing/create-ai'])
  test(`[OV-02] [LY-10] on ${address} the Tab key reaches the banner after the skip link, and nobody is taken there`, async ({ newcomer: page }) => {
    await page.goto(address)
    await page.getByRole('banner').getByRole('link').first().focus()
    await expect(banner(page)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
    await page.reload()
    await expect(banner(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('link')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('button', { name: 'Only necessary' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
  })

for (const name of ['Only necessary', 'I agree'])
  test(`[OV-02] [LY-10] whoever answers “${name}” by keyboard goes on in the field that they were in, or where the page begins`, async ({
    newcomer: page,
  }) => {
    const field = await goFromFieldToBanner(page)
    const answer = banner(page).getByRole('button', { name })
    while (!(await answer.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(banner(page)).toHaveCount(0)
    await expect(field).toBeFocused()

    await page.context().clearCookies({ name: /hide_cookies_warning|cookie_choices/u })
    await page.reload()
    await answer.press('Enter')
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

test('[OV-02] [LY-10] who chooses what to agree to by keyboard goes on in the field that they were in; who leaves it is at the button again', async ({
  newcomer: page,
}) => {
  const field = await goFromFieldToBanner(page)
  const choose = banner(page).getByRole('button', { name: 'Manage settings' })
  await choose.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your privacy' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(choose).toBeFocused()
  await choose.press('Enter')
  await dialog.getByRole('button', { name: 'Save my choice' }).press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(field).toBeFocused()
})
