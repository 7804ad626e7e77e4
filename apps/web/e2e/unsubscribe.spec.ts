import { expect, expectAccessible, expectNoSidewaysScroll, phone, rememberTokens, test, whenItListens } from './support/test.ts'
import { variants } from './support/variants.ts'
import type { World } from './support/world.ts'

const EMAIL = 'robin@moonlit.example'
const PASSWORD = 'moonlight7'

/** Somebody who gets the newsletter: their tokens, and the path of the link in it. */
const subscribe = async (world: World) => {
  const tokens = await world.register(EMAIL, PASSWORD, { agreeToNewsletter: true })
  await world.confirmEmail(EMAIL)
  return { tokens, link: await world.mailedPath('unsubscribe', EMAIL) }
}

test('[RT-15] [PB-05] whoever opens the link of a newsletter is asked first, is then unsubscribed, and can undo it at once', async ({
  newcomer,
  world,
}) => {
  const { link } = await subscribe(world)
  expect((await newcomer.goto(link))?.status()).toBe(200)
  await expect(newcomer.getByRole('dialog')).toHaveCount(0)
  await expect(newcomer.getByRole('heading', { level: 1, name: 'No more news by e-mail?' })).toBeVisible()
  await newcomer.waitForLoadState('networkidle')
  expect(await world.mock.requests({ call: 'core.mailUnsubscribe' })).toEqual([])
  expect(await world.wantsNewsletter(EMAIL, PASSWORD)).toBe(true)

  // A second press by habit does not take back the first.
  await newcomer.getByRole('button', { name: 'Unsubscribe' }).dblclick()
  await expect(newcomer.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible()
  await expect(newcomer.getByText('You still get mails about your account')).toBeVisible()
  expect(await world.wantsNewsletter(EMAIL, PASSWORD)).toBe(false)

  await newcomer.getByRole('button', { name: 'Undo' }).click()
  await expect(newcomer.getByRole('heading', { level: 1, name: 'You get our news again' })).toBeVisible()
  expect(await world.wantsNewsletter(EMAIL, PASSWORD)).toBe(true)
})

test('[PB-05] the link works again later: by it one stops the mails a second time', async ({ visitor, world }) => {
  const { link } = await subscribe(world)
  for (const _time of [1, 2]) {
    await visitor.goto(link)
    await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(visitor.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  }
  expect(await world.wantsNewsletter(EMAIL, PASSWORD)).toBe(false)
})

test('[RT-15] [PB-05] a link that was cut off says so, and leads to us; so does that of an account that is gone', async ({ visitor, world }) => {
  const { link } = await subscribe(world)
  const press = async (address: string) => {
    await visitor.goto(address)
    await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
  }
  await press(link.slice(0, -3))
  expect(await world.wantsNewsletter(EMAIL, PASSWORD)).toBe(true)
  await expectAccessible(visitor)
  await visitor.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
  await expect(visitor).toHaveURL('/contact')
  await world.deleteAccount(EMAIL, PASSWORD)
  await press(link)
})

test('[PB-05] [ER-03] when it fails the mails go on as before, and one more press tries again', async ({ visitor, world }) => {
  const { link } = await subscribe(world)
  await visitor.goto(link)
  await world.mock.force('core.mailUnsubscribe', 500, { times: 1 })
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'That did not work' })).toBeVisible()
  expect(await world.wantsNewsletter(EMAIL, PASSWORD)).toBe(true)
  await visitor.getByRole('button', { name: 'Try again' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible()
})

test('[PB-05] [AC-01] the settings of the person show it, in another tab too', async ({ visitor, context, world }) => {
  const { tokens, link } = await subscribe(world)
  await rememberTokens(context, tokens)
  const settings = whenItListens(await context.newPage())
  await settings.goto('/settings')
  const news = settings.getByRole('switch', { name: 'News and offers' })
  await expect(news).toBeChecked()
  await visitor.goto(link)
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(news).not.toBeChecked()
  await visitor.getByRole('link', { name: 'Mail settings' }).click()
  await expect(visitor.getByRole('switch', { name: 'News and offers' })).not.toBeChecked()
})

for (const { locale, stopped, resumed, screen, options } of variants([
  { locale: 'en-GB', stopped: 'You are unsubscribed', resumed: 'You get our news again', screen: 'a large screen', options: {} },
  { locale: 'ar', stopped: 'تم إلغاء اشتراكك', resumed: 'عادت أخبارنا تصلك', screen: 'a phone', options: phone },
] as const))
  test(`[PB-05] [LY-09] [LY-10] in ${locale} on ${screen} one unsubscribes and undoes it by keyboard alone`, async ({ as, world }) => {
    const { link } = await subscribe(world)
    const page = await as('visitor', { ...options, locale })
    await page.goto(link)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: stopped })).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: resumed })).toBeFocused()
    await expectAccessible(page)
  })
