import { expect, expectAccessible, expectNoSidewaysScroll, remember, test } from './support/test.ts'

test('[LY-01] [LY-02] [LY-05] a visitor finds the way: header, navigation, footer', async ({ visitor }) => {
  await visitor.goto('/')
  const header = visitor.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Create account' })).toBeVisible()
  const navigation = visitor.getByRole('navigation', { name: 'Main', exact: true })
  for (const name of ['Explore', 'Chat', 'Generate photo', 'Create character', 'Premium', 'Affiliate programme', 'Contact us'])
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Gallery' })).toHaveCount(0)
  await expect(visitor.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()))
  await expectAccessible(visitor)
})

test('[LY-01] [LY-02] a member sees their name, the languages, and their own pages', async ({ member }) => {
  await member.goto('/')
  const navigation = member.getByRole('navigation', { name: 'Main', exact: true })
  for (const name of ['Gallery', 'My AI']) await expect(navigation.getByRole('link', { name })).toBeVisible()
  await expect(member.getByRole('button', { name: /^Language/u })).toBeVisible()
  await expect(member.getByRole('button', { name: 'Log in' })).toHaveCount(0)
})

test('[LY-10] the keyboard alone is enough: a skip link first, and focus that can be seen', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.keyboard.press('Tab')
  await expect(visitor.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await visitor.keyboard.press('Enter')
  expect(await visitor.evaluate(() => document.activeElement?.id)).toBe('main')
})

const WIDTHS = [320, 360, 640, 768, 1024, 1280, 1536] as const

for (const locale of ['en', 'de', 'ar'] as const)
  test(`[LY-09] in ${locale} nothing sticks out at any width, upright or lying`, async ({ visitor, context }) => {
    await remember(context, 'locale', locale)
    for (const address of ['/', '/amara', '/privacy-policy', '/chat/']) {
      await visitor.goto(address)
      for (const width of WIDTHS)
        for (const height of [360, 740]) {
          await visitor.setViewportSize({ width, height })
          await expectNoSidewaysScroll(visitor)
        }
    }
  })

test('[RT-16] an address that matches nothing shows the 404 page', async ({ visitor }) => {
  await visitor.goto('/no/such/page')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText('It does not exist, or it was moved', { exact: false })).toBeVisible()
})
