import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, test } from './support/test.ts'
import { variants } from './support/variants.ts'

// What stands in a chat's room beside, above and over the talk: none of it may be in the way.

interface Edges {
  top: number
  bottom: number
  start: number
  end: number
}

const edgesOf = async (part: Locator): Promise<Edges> => {
  const box = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { top: box.y, bottom: box.y + box.height, start: box.x, end: box.x + box.width }
}
const overlap = (one: Edges, other: Edges): boolean =>
  one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5 && one.start < other.end - 0.5 && other.start < one.end - 0.5
const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Amara' })
const log = (page: Page): Locator => page.getByRole('log')
const chats = (page: Page): Locator => page.getByRole('list', { name: 'Your chats' })
const profile = (page: Page): Locator => page.getByRole('complementary', { name: /^About/u })

for (const width of [768, 1100])
  test(`[CH-03] [LY-09] on a screen of ${width} pixels the profile covers nothing: the list makes room for it, and is whole again without it`, async ({
    guest: { page, session },
    world,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await world.openChat(session, 'felix')
    await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
    await expect(profile(page)).toBeVisible()
    await expectNoSidewaysScroll(page)
    const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0
    const [list, talk, beside] = await Promise.all([chats(page), log(page), profile(page)].map((part) => part.boundingBox()))
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(talk?.x ?? 0)
    expect((talk?.x ?? 0) + (talk?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
    expect(talk?.width ?? 0).toBeGreaterThan(360)
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    // Faces with names lead to the other chats, and the right mouse button to their menu.
    await chats(page).getByRole('link', { name: 'Félix' }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Pin to the top' }).click()
    await expect(chats(page).getByRole('link')).toHaveText(['Félix', 'Amara'])
    const rail = await widthOf(chats(page))
    await page.getByRole('button', { name: 'Hide profile' }).click()
    await expect(profile(page)).toHaveCount(0)
    expect(await widthOf(chats(page))).toBeGreaterThan(2 * rail)
    await chats(page).getByRole('link', { name: 'Félix' }).click()
    await expect(profile(page).getByRole('heading', { name: /^Félix/u })).toBeVisible()
  })

for (const width of [700, 768, 1100, 1440])
  test(`[OV-02] [CH-01] in a window of ${width} pixels the cookie banner leaves the box free, and all that is beside it`, async ({
    newcomer: page,
    context,
    world,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await remember(context, 'adult_warning_read', '1')
    const session = await world.guestSession('Sam', 'male')
    await remember(context, 'chat_session_id', session)
    await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
    const banner = page.getByRole('region', { name: 'Your privacy' })
    await expect(banner).toBeVisible()
    const parts = [box(page), page.getByRole('button', { name: 'Ask for a photo' }), page.getByRole('group', { name: 'Things to say' })]
    for (const part of parts) {
      await expect(part).toBeInViewport({ ratio: 0.9 })
      expect(overlap(await edgesOf(part), await edgesOf(banner))).toBe(false)
    }
  })

test('[CH-03] what a button does is told to whoever points at it or comes by keyboard, not when a menu gives the focus back', async ({
  guest: { page, session },
  world,
}) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const ask = page.getByRole('button', { name: 'Ask for a photo' })
  await ask.click()
  await page.getByRole('menuitem', { name: 'See plans' }).hover()
  await page.mouse.click(700, 300)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByRole('button', { name: 'Hide profile' })).toBeFocused()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await box(page).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('tooltip', { name: 'Ask for a photo' })).toBeVisible()
})

test('[CH-24] a menu that is open keeps its items where they are while a message arrives', async ({ guest: { page, session }, world }) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'Tell me about your day')
  await page.goto(`/chat/${id}`)
  const replies = page.getByRole('log').locator('[data-side="theirs"]')
  await expect(replies).toHaveCount(2)
  await replies.last().locator('p').first().click({ button: 'right' })
  const items = page.getByRole('menuitem')
  await expect(items).toHaveText(['Quote', 'Copy text', /^Another reply/u, 'Report', 'Delete'])
  await world.advanceClock(60 * 60_000)
  await world.mock.send(`/api/v1/chats/${id}/reminder/`, { method: 'POST', body: {}, headers: { 'X-User-Session-Id': session } })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(replies).toHaveCount(3)
  await expect(items).toHaveText(['Quote', 'Copy text', /^Another reply/u, 'Report', 'Delete'])
  await expect(items.nth(2)).toBeDisabled()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[NV-15] [LY-09] the word that there is no connection stands above the head of a chat, and covers none of it', async ({
    guest: { page, session },
    world,
    context,
  }) => {
    await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
    await expect(box(page)).toBeVisible()
    await context.setOffline(true)
    const told = page.getByText('You are offline. What you see may be out of date.')
    await expect(told).toBeInViewport({ ratio: 1 })
    const [notice, name, back] = await Promise.all(
      [told, page.getByRole('heading', { name: 'Amara' }), page.getByRole('link', { name: 'Back to your chats' })].map(edgesOf),
    )
    expect(notice?.top).toBeLessThan(30)
    expect(notice?.bottom).toBeLessThanOrEqual(Math.min(name?.top ?? 0, back?.top ?? 0))
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })

  test('[CH-02] [CH-24] a finger that stays on a chat of the list opens its menu, and lifting it does not open the chat', async ({
    guest: { page, session },
    world,
  }) => {
    await world.openChat(session, 'amara')
    await page.goto('/chat')
    const chat = await edgesOf(page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Amara', exact: true }) }))
    const point = { x: chat.start + 120, y: chat.top + 30 }
    const finger = await page.context().newCDPSession(page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    const archive = page.getByRole('menuitem', { name: 'Archive' })
    await expect(archive).toBeVisible()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(archive).toBeVisible()
    await expectAccessible(page)
    await archive.tap()
    await expect(page).toHaveURL('/chat')
    await expect(page.getByText('All your chats are in the archive.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Explore characters' })).toBeVisible()
  })

  test('[ER-01] [CH-16] what is told in a chat stands above the box that one writes in and what one might say', async ({
    guest: { page, session },
    world,
  }) => {
    await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
    await page.getByRole('button', { name: 'More about this chat' }).tap()
    await page.getByRole('menuitem', { name: 'Archive' }).tap()
    const toast = page.getByRole('region', { name: /^Notifications/u }).getByRole('listitem')
    await expect(toast).toBeVisible()
    const suggestions = page.getByRole('group', { name: 'Things to say' })
    await expect(suggestions).toBeVisible()
    await expect(async () => expect((await edgesOf(toast)).bottom).toBeLessThan((await edgesOf(suggestions)).top)).toPass()
  })
})

for (const { locale, more, archive, hints } of variants([
  { locale: 'en', more: 'More about this chat', archive: 'Archive', hints: 'Things to say' },
  { locale: 'ar', more: 'المزيد عن هذه الدردشة', archive: 'أرشفة', hints: 'أفكار لما يمكن قوله' },
]))
  test(`[ER-01] [OV-02] in ${locale} what is told in a chat stands above what one might say, also once the cookie notice has lifted it`, async ({
    guest: { page, session },
    world,
    context,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await remember(context, 'locale', locale)
    await context.clearCookies({ name: 'hide_cookies_warning' })
    await page.goto(`/chat/${await world.openChat(session, 'amara', locale)}`)
    await expect(page.locator('[data-cookie-banner]')).toBeVisible()
    await page.getByRole('button', { name: more }).click()
    await page.getByRole('menuitem', { name: archive }).click()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toBeVisible()
    const suggestions = page.getByRole('group', { name: hints })
    await expect(suggestions).toBeVisible()
    await expect(async () => expect((await edgesOf(toast)).bottom).toBeLessThan((await edgesOf(suggestions)).top)).toPass({ timeout: 3000 })
  })
