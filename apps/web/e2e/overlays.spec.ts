import type { Locator } from '@playwright/test'
import { holdTime, passTimeUntil } from './support/clock.ts'
import { expect, phone, signDialog, test } from './support/test.ts'

test('[OV-11] Back closes what lies over the page and stays on it, also where the page was the first', async ({ visitor }) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const dialog = visitor.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await visitor.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(visitor).toHaveURL('/amara')

  await visitor.getByRole('button', { name: /^Open photo 1/u }).click()
  await expect(dialog).toBeVisible()
  await visitor.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(visitor.getByRole('heading', { name: /Amara/u }).first()).toBeVisible()
})

test('[OV-11] on a computer Back leaves the page, and no menu stays over the one before', async ({ member }) => {
  await member.goto('/')
  await member.getByRole('link', { name: 'Anime' }).first().click()
  await expect(member).toHaveURL('/anime')
  await member.getByRole('button', { name: 'Your account' }).click()
  await expect(member.getByRole('menu')).toBeVisible()
  await member.goBack()
  await expect(member).toHaveURL('/')
  await expect(member.getByRole('menu')).toHaveCount(0)
})

test('[OV-11] closing otherwise leaves no step in the history that does nothing', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.getByRole('link', { name: 'Anime' }).first().click()
  await expect(visitor).toHaveURL('/anime')
  for (let time = 0; time < 3; time += 1) {
    await visitor.getByRole('button', { name: 'Log in' }).click()
    await expect(visitor.getByRole('dialog')).toBeVisible()
    await visitor.keyboard.press('Escape')
    await expect(visitor.getByRole('dialog')).toHaveCount(0)
  }
  await visitor.goBack()
  await expect(visitor).toHaveURL('/')
})

test('[OV-11] a page that is opened from an overlay closes it, and one step Back leads to the page below it', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.getByRole('link', { name: 'Anime' }).first().click()
  await expect(visitor).toHaveURL('/anime')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await signDialog(visitor).signIn('free@moonlit.example', 'moonlight7')
  await visitor.getByRole('dialog', { name: 'Up to 75% off' }).getByRole('link', { name: 'Subscribe now' }).click()
  await expect(visitor).toHaveURL('/buy-premium')
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
  await visitor.goBack()
  await expect(visitor).toHaveURL('/anime')
  await visitor.goBack()
  await expect(visitor).toHaveURL('/')
})

test('[OV-11] never two at once: the sale waits until the dialog that is open is closed', async ({ visitor }) => {
  await visitor.clock.install()
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const sign = signDialog(visitor)
  await sign.email.fill('free@moonlit.example')
  await sign.password.fill('moonlight7')
  // From here on time passes in small steps, so that the two seconds until the sale are not over too soon.
  await holdTime(visitor)
  await sign.button('Log in').click()
  const account = visitor.getByRole('button', { name: 'Your account' })
  const passTimeUntilShown = (shown: Locator) => passTimeUntil(visitor, async () => expect(await shown.isVisible()).toBe(true))
  await passTimeUntilShown(account)
  await visitor.getByRole('button', { name: /^Open photo 1/u }).click()
  const gallery = visitor.getByRole('dialog', { name: /Photos of Amara/u })
  await passTimeUntilShown(gallery)
  await visitor.clock.runFor(5000)
  await expect(visitor.getByRole('dialog')).toHaveCount(1)
  await expect(gallery).toBeVisible()
  await visitor.keyboard.press('Escape')
  await passTimeUntilShown(visitor.getByRole('dialog', { name: 'Up to 75% off' }))
})

test('[OV-11] the sale waits while a menu is open, and comes once that is closed', async ({ visitor }) => {
  await visitor.clock.install()
  await visitor.goto('/')
  const account = visitor.getByRole('button', { name: 'Your account' })
  const sale = visitor.getByRole('dialog', { name: 'Up to 75% off' })
  const passTimeUntilShown = (shown: Locator) => passTimeUntil(visitor, async () => expect(await shown.isVisible()).toBe(true))
  const signIn = async () => {
    await visitor.getByRole('button', { name: 'Log in' }).click()
    const sign = signDialog(visitor)
    await passTimeUntilShown(sign.email)
    await sign.email.fill('free@moonlit.example')
    await sign.password.fill('moonlight7')
    await sign.button('Log in').click()
    await passTimeUntilShown(account)
  }
  await holdTime(visitor)
  await signIn()
  // Once it was shown, its code is there: the second time nothing but the menu keeps it away.
  await passTimeUntilShown(sale)
  await visitor.keyboard.press('Escape')
  await expect(sale).toHaveCount(0)
  await account.click()
  await visitor.getByRole('menuitem', { name: 'Log out' }).click()
  await passTimeUntilShown(visitor.getByRole('button', { name: 'Log in' }))
  await signIn()
  await account.click()
  const menu = visitor.getByRole('menu')
  await passTimeUntilShown(menu)
  await passTimeUntil(visitor, async () => expect(await visitor.evaluate(() => JSON.stringify(history.state))).toContain('"overlayDepth":1'))
  await visitor.clock.runFor(1000)
  await expect(menu).toBeVisible()
  await expect(sale).toHaveCount(0)
  await visitor.keyboard.press('Escape')
  await passTimeUntilShown(sale)
})

test('[OV-11] what is asked for in a menu opens at once', async ({ member }) => {
  await member.goto('/')
  await member.getByRole('button', { name: 'Your account' }).click()
  await member.getByRole('menuitem', { name: 'Edit profile' }).click()
  await expect(member.getByRole('dialog')).toBeVisible()
  await expect(member.getByRole('menu')).toHaveCount(0)
})

test('[OV-11] [ER-01] a failure is told above the dialog it happened in, bottom right, and goes away by itself', async ({ visitor, world }) => {
  await world.mock.force('oauth.getLink', 500, { times: 1 })
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await signDialog(visitor).button('Continue with Google').click()
  const toast = visitor.getByRole('listitem').filter({ hasText: 'Error' })
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  const isOnTop = await visitor.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-sonner-toast]') !== null, {
    x: (box?.x ?? 0) + 20,
    y: (box?.y ?? 0) + 10,
  })
  expect(isOnTop).toBe(true)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1300)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800)
  await toast.click({ position: { x: 20, y: 10 } })
  await expect(visitor.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await visitor.mouse.move(10, 10)
  await expect(toast).toHaveCount(0)
})

test('[ER-01] a failure stays four seconds with its title, waits while it is pointed at, and is read out; in Arabic it stands on the left', async ({
  as,
  world,
}) => {
  for (const { locale, login, google, title } of [
    { locale: 'en-GB', login: 'Log in', google: 'Continue with Google', title: 'Error' },
    { locale: 'ar', login: 'دخول', google: /Google/u, title: 'خطأ' },
  ]) {
    const page = await as('visitor', { locale })
    await page.clock.install()
    await page.goto('/')
    await holdTime(page)
    const toast = page.getByRole('listitem').filter({ hasText: title })
    await page.getByRole('button', { name: login, exact: true }).click()
    const fail = async () => {
      await world.mock.force('oauth.getLink', 500, { times: 1 })
      await page.getByRole('dialog').getByRole('button', { name: google }).click()
      await passTimeUntil(page, () => expect(toast).toBeVisible({ timeout: 100 }))
    }
    await passTimeUntil(page, () => expect(page.getByRole('dialog')).toBeVisible({ timeout: 100 }))
    await fail()
    await expect(page.locator('section[aria-live="polite"]').filter({ has: toast })).toHaveCount(1)
    const box = await toast.boundingBox()
    if (locale === 'ar') expect(box?.x ?? 999).toBeLessThan(100)
    else expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1300)
    await page.clock.runFor(3500)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1000)
    await expect(toast).toHaveCount(0)
    await fail()
    await toast.hover()
    await page.clock.runFor(10_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(700, 10)
    await page.clock.runFor(4600)
    await expect(toast).toHaveCount(0)
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[OV-11] Back closes the profile of the character and stays in the chat', async ({ guest: { page, session }, world }) => {
    await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
    await page.getByRole('button', { name: 'Show profile' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/chat\/[\w-]+$/u)
  })

  test('[OV-11] Back closes a menu and stays on the page; one that was closed otherwise, or led to a page, takes no step of its own', async ({
    member,
  }) => {
    await member.goto('/')
    await member.getByRole('link', { name: 'Anime' }).first().click()
    await expect(member).toHaveURL('/anime')
    const menu = member.getByRole('menu')
    const openMenu = async () => {
      await member.getByRole('button', { name: 'Your account' }).click()
      await expect(menu).toBeVisible()
    }
    await openMenu()
    await member.goBack()
    await expect(menu).toHaveCount(0)
    await expect(member).toHaveURL('/anime')

    for (let time = 0; time < 2; time += 1) {
      await openMenu()
      await member.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
    }
    await openMenu()
    await menu.getByRole('menuitem', { name: 'Settings' }).click()
    await expect(member).toHaveURL('/settings')
    await member.goBack()
    await expect(member).toHaveURL('/anime')
    // The step that is passed over takes the browser a moment; nobody presses again within it.
    await expect.poll(() => member.evaluate((): unknown => Reflect.get(Object(history.state), 'overlayDepth') ?? 0)).toBe(0)
    await expect(member.getByRole('link', { name: 'Anime' }).first()).toHaveAttribute('aria-current', 'page')
    await member.goBack()
    await expect(member).toHaveURL('/')
  })
})
