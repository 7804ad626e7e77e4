import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, signDialog, test, whenItListens } from './support/test.ts'
import { variants } from './support/variants.ts'

const MINUTES_15 = 15 * 60 * 1000

/** What a camera reads off the code on the page. */
const scan = async (page: Page, name: string): Promise<string | undefined> => {
  const { width, height, data } = await page.getByRole('img', { name }).evaluate(async (code) => {
    const side = 400
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser cannot paint')
    const ground = code.parentElement
    if (!ground) throw new Error('The code stands on nothing')
    pen.fillStyle = getComputedStyle(ground).backgroundColor
    pen.fillRect(0, 0, side, side)
    const copy = code.cloneNode(true)
    if (!(copy instanceof SVGElement)) throw new Error('The code is no drawing')
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
    copy.style.color = getComputedStyle(code).color
    const image = new Image(side, side)
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
    await image.decode()
    pen.drawImage(image, 0, 0, side, side)
    return { width: side, height: side, data: Array.from(pen.getImageData(0, 0, side, side).data) }
  })
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data
}

test('[SG-17] [RT-09] [LY-06] a guest scans the code with another device, and goes on with the chats there', async ({
  guest,
  as,
  context,
  world,
}) => {
  const { page, session } = guest
  await world.openChat(session, 'amara')
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Continue on another device' }).click()
  await expect(page.getByRole('heading', { name: 'Continue on another device' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^Works for another (?:15:00|14:5\d)$/u)
  await expectAccessible(page)
  const link = await page.getByLabel('Your link').inputValue()
  expect(new URL(link).pathname).toBe('/magic-link-apply')
  expect(await scan(page, 'QR code of the link')).toBe(link)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const other = await as('visitor', phone)
  await other.goto(link)
  await expect(other).toHaveURL('/chat')
  await expect(other.getByText('Your chats are here now.')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Amara', exact: true })).toBeVisible()
  // The first device keeps them.
  await page.goto('/chat')
  await expect(page.getByRole('link', { name: 'Amara', exact: true })).toBeVisible()
})

test('[SG-17] a link works once, and says so to whoever opens it again', async ({ guest: { page }, as }) => {
  await page.goto('/magic-link-copy')
  const link = await page.getByLabel('Your link').inputValue()
  const other = await as('visitor')
  await other.goto(link)
  await expect(other).toHaveURL('/chat')
  const third = await as('visitor')
  await third.goto(link)
  await expect(third.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await expect(third.getByText('It was used before, or is older than 15 minutes.', { exact: false })).toBeVisible()
  await expectAccessible(third)
  await third.goto('/magic-link-apply')
  await expect(third.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
})

test('[SG-17] after 15 minutes a link is over, and a new one is made', async ({ guest: { page }, as, world }) => {
  await page.clock.install()
  await page.goto('/magic-link-copy')
  const field = page.getByLabel('Your link')
  const old = await field.inputValue()
  await page.clock.fastForward(MINUTES_15 - 60_000)
  await expect(page.getByRole('timer')).toHaveText(/^Works for another (?:1:00|0:5\d)$/u)
  await page.clock.fastForward(60_000)
  await world.advanceClock(MINUTES_15)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await expectAccessible(page)
  const other = await as('visitor')
  await other.goto(old)
  await expect(other.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()

  await page.getByRole('button', { name: 'New link' }).click()
  await expect(field).not.toHaveValue(old)
  await other.goto(await field.inputValue())
  await expect(other).toHaveURL('/chat')
})

test('[SG-17] a device with chats of its own is asked before they are left behind, and every tab follows', async ({ guest, as, world }) => {
  await world.openChat(guest.session, 'amara')
  await guest.page.goto('/magic-link-copy')
  const link = await guest.page.getByLabel('Your link').inputValue()

  const other = await as('visitor')
  const ownSession = await world.guestSession('Kim', 'female')
  await world.openChat(ownSession, 'anjali')
  await remember(other.context(), 'chat_session_id', ownSession)
  const tab = whenItListens(await other.context().newPage())
  await tab.goto('/chat')
  await expect(tab.getByRole('link', { name: 'Anjali', exact: true })).toBeVisible()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'There are chats on this device already' })).toBeVisible()
  await expectAccessible(other)
  expect(await world.mock.requests({ call: 'magicLink.apply' })).toEqual([])
  await other.getByRole('button', { name: 'Open the chats from the link' }).click()
  await expect(other).toHaveURL('/chat')
  for (const page of [other, tab]) {
    await expect(page.getByRole('link', { name: 'Amara', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Anjali', exact: true })).toHaveCount(0)
  }
})

test('[SG-17] [OV-01] whoever opens a link in a browser that has never been here passes the age gate, and the chats are there', async ({
  newcomer,
  world,
}) => {
  const session = await world.guestSession('Sam', 'male')
  await world.openChat(session, 'amara')
  await newcomer.goto(await world.magicLink(session))
  // Until then the link is not used up: nobody may see what it leads to.
  expect(await world.mock.requests({ call: 'magicLink.apply' })).toEqual([])
  await newcomer.getByRole('button', { name: "I'm over 18 - Continue" }).click()
  await expect(newcomer).toHaveURL('/chat')
  await expect(newcomer.getByText('Your chats are here now.')).toBeVisible()
  await expect(newcomer.getByRole('link', { name: 'Amara', exact: true })).toBeVisible()
})

test('[SG-17] a visitor has nothing to take along, and a member logs in on the other device', async ({ visitor, as, guest }) => {
  const member = await as('free')
  await member.goto('/magic-link-copy')
  await expect(member.getByRole('heading', { name: 'Your chats are on every device' })).toBeVisible()
  await expect(member.getByRole('main').getByRole('link', { name: 'To my chats' })).toHaveAttribute('href', '/chat')
  await guest.page.goto('/magic-link-copy')
  await member.goto(await guest.page.getByLabel('Your link').inputValue())
  await expect(member.getByRole('heading', { name: 'You are logged in here' })).toBeVisible()
  await visitor.context().clearCookies({ name: 'chat_session_id' })
  await visitor.goto('/magic-link-copy')
  await expect(visitor.getByRole('heading', { name: 'Nothing to take along yet' })).toBeVisible()
  await expectAccessible(visitor)
})

test('[SG-17] [ER-05] when no link can be made one is told, and tries again; a guest whom the server has forgotten is a visitor', async ({
  guest: { page },
  context,
  world,
}) => {
  await world.mock.force('magicLink.create', 500)
  await page.goto('/magic-link-copy')
  await expect(page.getByRole('heading', { name: 'The link could not be made' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Your link')).toBeVisible()
  await remember(context, 'chat_session_id', 'gs_nobody')
  await page.goto('/magic-link-copy')
  await expect(page.getByRole('heading', { name: 'Nothing to take along yet' })).toBeVisible()
})

test('[SG-13] [SG-17] [ER-07] a guest who signs up on one device is told on the other, in its language, and logs in there', async ({
  guest: { page, session },
  as,
  world,
}) => {
  await world.openChat(session, 'amara')
  await page.goto('/magic-link-copy')
  const link = await page.getByLabel('Your link').inputValue()
  const other = await as('visitor', { locale: 'de' })
  await other.goto(link)
  await expect(other).toHaveURL('/chat')
  await expect(other.getByRole('link', { name: 'Amara', exact: true })).toBeVisible()

  await page.goto('/')
  await page.getByRole('button', { name: 'Create account' }).click()
  await signDialog(page).signUp('robin@example.com', 'moonlight7')
  await signDialog(page).button('Later').click()
  await other.reload()
  await expect(other.getByRole('main').getByText('Deine Sitzung als Gast ist beendet')).toBeVisible()
  await expect(other.getByText('Sign in to continue')).toHaveCount(0)
  expect((await other.context().cookies()).map(({ name }) => name)).not.toContain('chat_session_id')
  await expectAccessible(other)
  await other.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
  const dialog = other.getByRole('dialog')
  await expect(dialog).toContainText('Deine Sitzung als Gast ist beendet.')
  await dialog.getByLabel('E-Mail-Adresse', { exact: true }).fill('robin@example.com')
  await dialog.getByLabel('Passwort', { exact: true }).fill('moonlight7')
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(other).toHaveURL('/chat')
  await expect(other.getByRole('link', { name: 'Amara', exact: true, includeHidden: true })).toBeVisible()
})

const wide = { viewport: { width: 1440, height: 900 } } as const
const ways = [
  { ...wide, locale: 'en-GB', label: 'Your link', copy: 'Copy', code: 'QR code of the link' },
  { ...phone, locale: 'ar', label: 'الرابط', copy: 'نسخ', code: 'رمز QR للرابط' },
] as const

for (const { label, copy, code, ...options } of variants(ways)) {
  test(`[SG-17] [LY-09] [LY-10] at ${options.viewport.width} pixels in ${options.locale} the link fits, can be scanned, and is copied by keyboard`, async ({
    as,
    world,
  }) => {
    const page = await as('visitor', { ...options, permissions: ['clipboard-read', 'clipboard-write'] })
    await remember(page.context(), 'chat_session_id', await world.guestSession('Sam', 'male'))
    await page.goto('/magic-link-copy')
    const link = await page.getByLabel(label, { exact: true }).inputValue()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(await scan(page, code)).toBe(link)
    await page.getByLabel(label, { exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: copy })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })
}
