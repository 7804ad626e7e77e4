import type { Locator, Page } from '@playwright/test'
import { chooseInChatMenu } from './support/chat-menu.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, test } from './support/test.ts'
import { variants } from './support/variants.ts'
import type { World } from './support/world.ts'

const chats = (page: Page): Locator => page.getByRole('list', { name: 'Your chats' }).getByRole('link')
const item = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
const toast = (page: Page, text: string): Locator =>
  page
    .getByRole('region', { name: /^Notifications/u })
    .getByRole('listitem')
    .filter({ hasText: text })

/** Lets a character write to somebody who has been silent for long. */
const isRemindedIn = async (world: World, session: string, id: string): Promise<void> => {
  await world.advanceClock(60 * 60_000)
  await world.mock.send(`/api/v1/chats/${id}/reminder/`, { method: 'POST', body: {}, headers: { 'X-User-Session-Id': session } })
}
const chooseInItem = async (page: Page, name: string, choice: string): Promise<void> => {
  await item(page, name)
    .getByRole('button', { name: `More about the chat with ${name}` })
    .press('Enter')
  await page.getByRole('menuitem', { name: choice, exact: true }).press('Enter')
}

test('[CH-02] a chat is pinned to the top from the menu of its item, by keyboard, and is there in another window too', async ({
  guest: { page, session },
  world,
  context,
}) => {
  await world.openChat(session, 'amara')
  await world.advanceClock(60_000)
  await world.openChat(session, 'felix')
  await page.goto('/chat')
  await expect(chats(page)).toHaveText(['Félix', 'Amara'])
  await chooseInItem(page, 'Amara', 'Pin to the top')
  await expect(chats(page)).toHaveText(['Amara', 'Félix'])
  await expect(item(page, 'Amara').getByRole('img', { name: 'Pinned' })).toBeVisible()
  await expectAccessible(page)
  const other = await context.newPage()
  await other.goto('/chat')
  await expect(chats(other)).toHaveText(['Amara', 'Félix'])
  await chooseInItem(other, 'Amara', 'Unpin')
  await expect(chats(other)).toHaveText(['Félix', 'Amara'])
  await expect(chats(page)).toHaveText(['Félix', 'Amara'])
})

test('[CH-02] what the menu of a chat has done is said: pinned, muted, archived, and each of them undone', async ({
  guest: { page, session },
  world,
}) => {
  await world.openChat(session, 'amara')
  await world.openChat(session, 'felix')
  await page.goto('/chat')
  for (const [choice, said] of [
    ['Pin to the top', 'The chat with Amara stays at the top'],
    ['Unpin', 'The chat with Amara is no longer pinned'],
    ['Mute', 'The chat with Amara is muted'],
    ['Unmute', 'The chat with Amara is no longer muted'],
    ['Archive', 'The chat with Amara is in the archive'],
  ] as const) {
    await chooseInItem(page, 'Amara', choice)
    await expect(toast(page, said)).toBeVisible()
  }
  await toast(page, 'in the archive').getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'The chat with Amara is back among your chats')).toBeVisible()
  await expect(chats(page)).toHaveCount(2)
})

test('[CH-02] [LY-10] the menu in the list says whose chat it is about, and the one above the chat in sight that it is about this one', async ({
  guest: { page, session },
  world,
}) => {
  const amara = await world.openChat(session, 'amara')
  await world.openChat(session, 'felix')
  await page.goto(`/chat/${amara}`)
  await expect(chats(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^More about .*chat/u })).toHaveCount(3)
  for (const name of ['More about the chat with Amara', 'More about the chat with Félix', 'More about this chat'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1)
})

test('[CH-02] [ER-02] a chat that cannot be pinned goes back to its place, and the failure is told', async ({ guest: { page, session }, world }) => {
  await world.openChat(session, 'amara')
  await world.advanceClock(60_000)
  await world.openChat(session, 'felix')
  await page.goto('/chat')
  await expect(chats(page)).toHaveText(['Félix', 'Amara'])
  await world.mock.force('chats.change', 500, { times: 1 })
  await chooseInItem(page, 'Amara', 'Pin to the top')
  await expect(toast(page, 'Something went wrong.')).toBeVisible()
  await expect(toast(page, 'stays at the top')).toHaveCount(0)
  await expect(chats(page)).toHaveText(['Félix', 'Amara'])
})

test('[CH-02] [CH-20] what is unread is counted on the way to the chats and in the tab’s title; of muted chats nothing is', async ({
  guest: { page, session },
  world,
}) => {
  const amara = await world.openChat(session, 'amara')
  const felix = await world.openChat(session, 'felix')
  await isRemindedIn(world, session, amara)
  await isRemindedIn(world, session, felix)
  await page.goto('/')
  const way = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: /^Chat/u })
  await expect(way).toHaveAccessibleName('Chat 2 unread messages')
  await expect(page).toHaveTitle(/^\(2\) /u)
  await expectAccessible(page)
  await way.click()
  await expect(page).toHaveTitle(/^\(2\) Chats/u)
  await chooseInItem(page, 'Amara', 'Mute')
  await expect(item(page, 'Amara').getByRole('img', { name: 'Muted' })).toBeVisible()
  await expect(item(page, 'Amara').getByText('1 unread message')).toHaveCount(0)
  await expect(page).toHaveTitle(/^\(1\) Chats/u)
  await expect(way).toHaveAccessibleName('Chat 1 unread message')
  await page.getByRole('link', { name: 'Félix', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Chat with Félix' })).toBeVisible()
  await expect(page).toHaveTitle(/^[^(]/u)
  await expect(way).toHaveAccessibleName('Chat')
})

test('[CH-20] what was read stays read in the tab’s title, although an answer of the list that was on its way comes after it', async ({
  guest: { page, session },
  world,
}) => {
  const id = await world.openChat(session, 'amara')
  await isRemindedIn(world, session, id)
  // The list is asked for before the chat is read, and its answer comes afterwards.
  const isRead = page.waitForResponse((response) => response.url().endsWith(`/chats/${id}/read/`))
  await page.route(
    '**/api/v1/chats/',
    async (route) => {
      const response = await route.fetch()
      await isRead
      await route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
  await page.goto(`/chat/${id}`)
  await expect(page.getByRole('region', { name: 'Chat with Amara' })).toBeVisible()
  await expect(page).toHaveTitle(/^[^(]/u)
  const way = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: /^Chat/u })
  await expect(way).toHaveAccessibleName('Chat')
})

test('[CH-02] [CH-27] an archived chat stands apart, comes back by hand, by undo and with the next message', async ({
  guest: { page, session },
  world,
}) => {
  const amara = await world.openChat(session, 'amara')
  await world.openChat(session, 'felix')
  await page.goto(`/chat/${amara}`)
  await expect(chats(page)).toHaveCount(2)
  await chooseInChatMenu(page, 'Archive')
  await expect(chats(page)).toHaveText(['Félix'])
  await expect(page.getByRole('textbox', { name: 'Message to Amara' })).toBeVisible()
  await toast(page, 'in the archive').getByRole('button', { name: 'Undo' }).click()
  await expect(chats(page)).toHaveCount(2)

  await chooseInChatMenu(page, 'Archive')
  await page.getByRole('button', { name: 'Archived (1)' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Archived' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Archived chats' }).getByRole('link')).toHaveText(['Amara'])
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Archived (1)' })).toBeVisible()
  await isRemindedIn(world, session, amara)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Your chats' }).getByRole('link')).toHaveText(['Amara', 'Félix'])
  await expect(page.getByRole('button', { name: /^Archived/u })).toHaveCount(0)

  await chooseInItem(page, 'Félix', 'Archive')
  await page.getByRole('button', { name: 'Archived (1)' }).click()
  await chooseInItem(page, 'Félix', 'Bring back from the archive')
  await expect(chats(page)).toHaveCount(2)
})

const onPhone = {
  en: { more: 'More about this chat', open: 'Archived (1)', archive: 'Archive', notifications: /^Notifications/u },
  ar: { more: 'المزيد عن هذه الدردشة', open: /^الأرشيف/u, archive: 'أرشفة', notifications: /^الإشعارات/u },
} as const
for (const [locale, words] of variants(Object.entries(onPhone)))
  test.describe(`on a phone in ${locale}`, () => {
    test.use(phone)
    test(`[CH-02] [LY-09] the archive fits a phone in ${locale}, and a thumb`, async ({ guest: { page, session }, world, context }) => {
      await remember(context, 'locale', locale)
      await page.goto(`/chat/${await world.openChat(session, 'amara', locale)}`)
      await page.getByRole('button', { name: words.more }).tap()
      await page.getByRole('menuitem', { name: words.archive, exact: true }).tap()
      await page.goto('/chat')
      const open = page.getByRole('button', { name: words.open })
      expect((await open.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await open.tap()
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  })

for (const [locale, words] of variants(Object.entries(onPhone)))
  test.describe(`on a phone in ${locale}`, () => {
    test.use(phone)
    test(`[CH-02] [ER-01] what was done in the list of chats is told below it in ${locale}: its heading, the archive and the last chat stay free`, async ({
      guest: { page, session },
      world,
      context,
    }) => {
      await remember(context, 'locale', locale)
      for (const slug of ['amara', 'felix', 'anjali', 'aoi', 'arden', 'badr', 'bayani', 'beatriz', 'boram'])
        await world.openChat(session, slug, locale)
      await page.goto('/chat')
      const rows = page.getByRole('main').getByRole('listitem')
      await rows.nth(1).getByRole('button').press('Enter')
      await page.getByRole('menuitem', { name: words.archive, exact: true }).tap()
      const told = page.getByRole('region', { name: words.notifications }).getByRole('listitem').first()
      await expect(told).toBeVisible()
      await told.evaluate(async (news) => Promise.all(news.getAnimations().map(({ finished }) => finished)))
      const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { y: 0, height: 0 }
      const top = (await boxOf(told)).y
      await page.locator('[data-chat-list]').evaluate((list) => list.parentElement?.scrollTo(0, list.scrollHeight))
      const shown = [page.getByRole('main').getByRole('heading', { level: 1 }), page.getByRole('button', { name: words.open }), rows.last()]
      const ends = await Promise.all(shown.map(async (one) => boxOf(one).then(({ y, height }) => y + height)))
      for (const end of ends) expect(end).toBeLessThanOrEqual(top)
      await expect(told).toBeVisible()
    })
  })
