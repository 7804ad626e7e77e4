import type { Page } from '@playwright/test'
import { expect, expectAccessible, phone, test } from './support/test.ts'

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const account = (page: Page) => page.getByRole('button', { name: 'Your account' })
const categories = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Kind of characters' })

test('[LY-01] [LY-02] a visitor finds the logo, the ways in and the navigation; kinds of characters on explore only', async ({ visitor }) => {
  await visitor.goto('/')
  const header = visitor.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Create account' })).toBeVisible()
  await expect(header.getByRole('button', { name: /^Language/u })).toHaveCount(0)
  await expect(account(visitor)).toHaveCount(0)
  await expect(categories(visitor).getByRole('link')).toHaveText(['All', 'Anime', 'Custom'])
  await expect(mainNavigation(visitor).getByRole('link')).toHaveText([
    'Explore',
    'Chat',
    'Generate photo',
    'Create character',
    'Premium',
    'Affiliate programme',
    'Contact us',
  ])
  await expectAccessible(visitor)
  await visitor.goto('/amara')
  await expect(categories(visitor)).toHaveCount(0)
  await header.getByRole('link', { name: 'Moonlit, to the start page' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: /girlfriend/u })).toBeVisible()
})

test('[LY-01] [LY-02] a member sees the languages, their account and their own pages in place of the ways in', async ({ member }) => {
  await member.goto('/')
  await expect(account(member)).toBeVisible()
  await expect(member.getByRole('button', { name: 'Language: English' })).toBeVisible()
  for (const name of ['Log in', 'Create account']) await expect(member.getByRole('button', { name })).toHaveCount(0)
  await expect(mainNavigation(member).getByRole('link')).toHaveText([
    'Explore',
    'Chat',
    'Generate photo',
    'Gallery',
    'Create character',
    'My AI',
    'Premium',
    'Affiliate programme',
    'Contact us',
  ])
})

test('[LY-02] a subscriber is led to their subscription, no longer to premium', async ({ as }) => {
  const paula = await as('premium')
  await paula.goto('/')
  await expect(mainNavigation(paula).getByRole('link', { name: 'Subscription' })).toHaveAttribute('href', '/buy-premium')
  await expect(mainNavigation(paula).getByRole('link', { name: 'Premium' })).toHaveCount(0)
})

test('[LY-04] the account menu says who is signed in, leads to subscription and settings, and signs out', async ({ member, context, world }) => {
  await member.goto('/amara')
  await account(member).click()
  const menu = member.getByRole('menu')
  await expect(menu).toContainText('Signed in as Noa')
  await expect(menu.getByRole('menuitem')).toHaveText(['Edit profile', 'Subscription', 'Settings', 'Log out'])
  await expect(menu.getByRole('menuitem', { name: 'Subscription' })).toHaveAttribute('href', '/buy-premium')
  await expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings')
  await expectAccessible(member)
  await member.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(account(member)).toBeFocused()
  await member.keyboard.press('Enter')
  await menu.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(member).toHaveURL(/\/$/u)
  await expect(member.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => ['authorization', 'refresh_token'].includes(name))).toEqual([])
  expect(await world.mock.requests({ call: 'auth.logout' })).toMatchObject([{ status: 200 }])
  await member.reload()
  await expect(member.getByRole('button', { name: 'Log in' })).toBeVisible()
})

for (const press of ['click', 'Enter'] as const) {
  test(`[LY-04] the account menu that is opened by ${press} before its code has come opens once it has, and stays so`, async ({ member }) => {
    const pressed = Promise.withResolvers<undefined>()
    await member.route(/account-menu-.*\.js$/u, async (route) => {
      await pressed.promise
      await route.continue()
    })
    await member.goto('/amara')
    if (press === 'click') await account(member).click()
    else await account(member).press(press)
    await expect(member.getByRole('menu')).toHaveCount(0)
    pressed.resolve(undefined)
    await expect(member.getByRole('menu')).toContainText('Signed in as Noa')
    await member.keyboard.press('Escape')
    await expect(member.getByRole('menu')).toHaveCount(0)
  })
}

test('[LY-05] [LY-06] the footer leads to features, legal pages and contacts, and has networks, cards and the year', async ({ visitor, as }) => {
  await visitor.goto('/')
  const footer = visitor.getByRole('contentinfo')
  const linksOf = (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(await linksOf('Features')).toEqual(['/', '/anime', '/add-new-model', '/generate-photo'])
  expect(await linksOf('Legal')).toEqual([
    '/privacy-policy',
    '/terms-and-conditions',
    '/dispute-resolution',
    '/complaint-submission-policy',
    '/anti-trafficking-statement',
    '/content-removal-policy',
  ])
  expect(await linksOf('Contacts')).toEqual(['/contact', '/article', '/affiliate', 'mailto:support@moonlit.example'])
  // Only those that the servers of these stories are set to: see playwright.config.ts.
  const networks = footer.getByRole('list', { name: 'Follow us' }).getByRole('link')
  await expect(networks).toHaveCount(1)
  await expect(networks.and(footer.getByRole('link', { name: 'Moonlit on X' }))).toHaveAttribute('href', 'https://x.com/moonlit.example')
  for (const name of ['Visa', 'Mastercard', 'Maestro', 'American Express'])
    await expect(footer.getByRole('list', { name: 'Payment cards we take' }).getByRole('img', { name })).toBeVisible()
  await expect(footer.getByText(`© ${new Date().getFullYear()} Moonlit`)).toBeVisible()
  const noa = await as('free')
  await noa.goto('/')
  await expect(account(noa)).toBeVisible()
  for (const page of [visitor, noa]) await expect(page.getByRole('link', { name: 'Continue on another device' })).toHaveCount(0)
})

test('[LY-05] [LY-06] a guest with a chat session is led to another device by the footer, which no chat page has', async ({ guest: { page } }) => {
  await page.goto('/amara')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Continue on another device' })).toHaveAttribute('href', '/magic-link-copy')
  await page.goto('/chat')
  await expect(page.getByText('It is quiet in here')).toBeVisible()
  await expect(footer).toHaveCount(0)
})

test('[LY-08] below the list of characters a banner invites to create one’s own', async ({ visitor }) => {
  await visitor.goto('/')
  await expect(visitor.getByText('Someone made just for you')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Create your AI' })).toHaveAttribute('href', '/add-new-model')
})

test('[RT-16] [PB-06] an address that matches nothing shows the 404 page, from which one comes back to explore', async ({ visitor }) => {
  await visitor.goto('/no/such/page')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText('It does not exist, or it was moved', { exact: false })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('main').getByRole('link').click()
  await expect(visitor.getByRole('heading', { level: 1, name: /girlfriend/u })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[LY-03] the five main places are at the thumb', async ({ visitor }) => {
    await visitor.goto('/amara')
    const bar = visitor.getByRole('navigation', { name: 'Main, at the thumb' })
    await expect(bar.getByRole('link')).toHaveText(['Explore', 'Generate', 'Create', 'Chat', 'Premium'])
    await expect(mainNavigation(visitor)).toBeHidden()
    await bar.getByRole('link', { name: 'Chat' }).tap()
    await expect(visitor).toHaveURL(/\/chat$/u)
    await expect(bar.getByRole('link', { name: 'Chat' })).toHaveAttribute('aria-current', 'page')
  })

  test('[LY-04] the account menu has the gallery and the own characters, too', async ({ member }) => {
    await member.goto('/')
    await account(member).tap()
    const menu = member.getByRole('menu')
    await expect(menu.getByRole('menuitem').filter({ visible: true })).toHaveText([
      'Edit profile',
      'Gallery',
      'My AI',
      'Subscription',
      'Settings',
      'Log out',
    ])
    await expect(menu.getByRole('menuitem', { name: 'Gallery' })).toHaveAttribute('href', '/my-generations')
    await expect(menu.getByRole('menuitem', { name: 'My AI' })).toHaveAttribute('href', '/my-models')
    await expectAccessible(member)
  })

  test('[NV-15] whoever has scrolled far is told in sight that the connection is gone, until it is back', async ({ visitor }) => {
    await visitor.goto('/amara')
    await visitor.getByRole('heading', { name: 'Private photos' }).scrollIntoViewIfNeeded()
    const told = visitor.getByText('You are offline.')
    await visitor.context().setOffline(true)
    await expect(told).toBeInViewport({ ratio: 1 })
    const header = await visitor.getByRole('banner').boundingBox()
    const notice = await told.boundingBox()
    expect(notice?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    await visitor.context().setOffline(false)
    await expect(told).toHaveCount(0)
  })
})

test('[NV-15] [LY-02] what is told over a page covers nothing of the navigation beside it', async ({ visitor, context }) => {
  await visitor.goto('/')
  const first = visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' })
  await visitor.mouse.wheel(0, 900)
  await context.setOffline(true)
  const told = visitor.getByText('You are offline.')
  await expect(told).toBeVisible()
  await expect
    .poll(async () => {
      const [above, below] = [await told.boundingBox(), await first.boundingBox()]
      return above !== null && below !== null && below.y >= above.y + above.height
    })
    .toBe(true)
})
