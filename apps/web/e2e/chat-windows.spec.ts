import type { Locator, Page } from '@playwright/test'
import { chooseInChatMenu } from './support/chat-menu.ts'
import { expect, remember, test, whenItListens } from './support/test.ts'
import type { World } from './support/world.ts'

const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Amara' })
const deleteChat = async (page: Page): Promise<void> => {
  await chooseInChatMenu(page, 'Delete chat')
  await page.getByRole('alertdialog', { name: 'Delete this chat?' }).getByRole('button', { name: 'Delete chat' }).click()
}
/** Deletes the chat in sight for good, without waiting for the five seconds: the page is left. */
const deleteForGood = async (page: Page, world: World): Promise<void> => {
  await deleteChat(page)
  await expect(page.getByText('The chat with Amara was deleted')).toBeVisible()
  await page.evaluate(() => location.assign('about:blank'))
  await expect.poll(async () => (await world.mock.requests({ call: 'chats.delete' })).map(({ status }) => status)).toEqual([200])
}

/** Writes in a chat with Amara in a second window, which is the answer, and opens it in the first; there is another chat besides. */
const writeInSecondWindow = async (page: Page, session: string, world: World): Promise<Page> => {
  const address = `/chat/${await world.openChat(session, 'amara')}`
  await world.openChat(session, 'felix')
  const second = whenItListens(await page.context().newPage())
  await second.goto(address)
  await box(second).fill('Where were we?')
  await page.goto(address)
  return second
}

test('[CH-18] [CH-20] [CH-27] a chat that is deleted in another window is left at once, and what was written in this one is there again with it', async ({
  guest: { page, session },
  world,
}) => {
  const second = await writeInSecondWindow(page, session, world)
  await deleteChat(page)
  await expect(second.getByText('This chat was deleted in another window.')).toBeVisible()
  await expect(second).toHaveURL('/chat')
  const chats = second.getByRole('list', { name: 'Your chats' })
  await expect(chats.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await chats.getByRole('link', { name: 'Amara', exact: true }).click()
  await expect(box(second)).toHaveValue('Where were we?')
})

test('[CH-12] [CH-21] what is typed in two windows of a chat is each one’s own: neither sending nor emptying in one takes it from the other', async ({
  guest: { page, session },
  world,
  context,
}) => {
  const address = `/chat/${await world.openChat(session, 'amara')}`
  const second = whenItListens(await context.newPage())
  const [here, there] = [box(page), box(second)]
  for (const window of [page, second]) await window.goto(address)
  await there.fill('A long thought')
  await here.fill('Hello there')
  await here.press('Enter')
  await expect(page.getByRole('log').locator('[data-side="theirs"]')).toHaveCount(2)
  await second.reload()
  await expect(there).toHaveValue('A long thought')
  await here.fill('Another one')
  await there.fill('')
  await page.reload()
  await expect(here).toHaveValue('Another one')
  await second.reload()
  await expect(there).toHaveValue('Another one')
})

test('[CH-21] what is sent from one window takes nothing from another that is closed after it: its text is there when the chat is opened again', async ({
  guest: { page, session },
  world,
  context,
}) => {
  const address = `/chat/${await world.openChat(session, 'amara')}`
  await page.goto(address)
  const second = whenItListens(await context.newPage())
  await second.goto(address)
  await box(second).fill('A long letter')
  await box(page).fill('A short note')
  await box(page).press('Enter')
  await expect(page.getByRole('log').locator('[data-side="theirs"]')).toHaveCount(2)
  await expect(box(second)).toHaveValue('A long letter')
  await second.close()
  const third = whenItListens(await context.newPage())
  await third.goto(address)
  await expect(box(third)).toHaveValue('A long letter')
})

test('[CH-21] [CH-20] a text that stands unsent in two windows is sent from one, and gone from the other; one that was changed there stays', async ({
  guest: { page, session },
  world,
  context,
}) => {
  const address = `/chat/${await world.openChat(session, 'amara')}`
  await page.goto(address)
  const here = box(page)
  const second = whenItListens(await context.newPage())
  const there = box(second)
  const answers = second.getByRole('log').locator('[data-side="theirs"]')
  await here.fill('Where were we? ')
  await second.goto(address)
  await expect(there).toHaveValue('Where were we? ')
  await here.press('Enter')
  await expect(answers).toHaveCount(2)
  await expect(there).toHaveValue('')
  await second.reload()
  await expect(answers).toHaveCount(2)
  await expect(there).toHaveValue('')

  await here.fill('And now?')
  await second.reload()
  await expect(there).toHaveValue('And now?')
  await there.fill('And now? Tell me')
  await here.press('Enter')
  await expect(answers).toHaveCount(3)
  await expect(there).toHaveValue('And now? Tell me')
})

test('[CH-12] [CH-21] a text that is refused is back where it was sent, and not in another window that held it as well', async ({
  guest: { page, session },
  world,
  context,
}) => {
  const address = `/chat/${await world.openChat(session, 'amara')}`
  await page.goto(address)
  await box(page).fill('Where were we?')
  const second = whenItListens(await context.newPage())
  await second.goto(address)
  await world.mock.force('chats.send', 429, { times: 1 })
  await box(page).press('Enter')
  await expect(page.getByText('You have sent too many messages.')).toBeVisible()
  await expect(box(page)).toHaveValue('Where were we?')
  await expect(box(second)).toHaveValue('')
  await page.reload()
  await expect(box(page)).toHaveValue('Where were we?')
})

test('[CH-12] [CH-27] what was written in a chat that another window has deleted for good is in the box of the next chat with the same character', async ({
  guest: { page, session },
  world,
}) => {
  const second = await writeInSecondWindow(page, session, world)
  await deleteForGood(page, world)
  await expect(second).toHaveURL('/chat')
  await second.goto('/amara')
  await second.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await expect(box(second)).toHaveValue('Where were we?')
})

test('[CH-12] [CH-04] what was written in a chat that another device has deleted is in the box of the next chat with the same character', async ({
  guest: { page, session },
  as,
  world,
}) => {
  const address = `/chat/${await world.openChat(session, 'amara')}`
  await page.goto(address)
  await box(page).fill('Where were we?')
  const device = await as('visitor')
  await remember(device.context(), 'chat_session_id', session)
  await device.goto(address)
  await deleteForGood(device, world)
  await box(page).press('Enter')
  await expect(page.getByText('This chat is not here any more')).toBeVisible()
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await expect(box(page)).toHaveValue('Where were we?')
})

test('[CH-24] [CH-20] [CH-27] a message that is deleted in another window is away at once, and there again when it is brought back', async ({
  guest: { page, session },
  world,
  context,
}) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'I live in Lisbon')
  const second = whenItListens(await context.newPage())
  for (const window of [page, second]) await window.goto(`/chat/${id}`)
  const theirs = second.getByRole('log').locator('[data-side="theirs"]')
  await expect(theirs).toHaveCount(2)
  const mine = page.getByRole('log').locator('[data-side="theirs"]').last()
  await mine.getByRole('button', { name: 'More about this message' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(theirs).toHaveCount(1)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(theirs).toHaveCount(2)
})
