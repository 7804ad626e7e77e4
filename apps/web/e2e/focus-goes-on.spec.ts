import type { Page } from '@playwright/test'
import { chooseInChatMenu } from './support/chat-menu.ts'
import { expect, phone, remember, signDialog, test } from './support/test.ts'

const chats = (page: Page) => page.getByRole('list', { name: 'Your chats' }).getByRole('link')

test('[LY-10] [OV-03] who closes the sale after they logged in goes on in the page, for the button that they logged in with is gone', async ({
  visitor,
}) => {
  await visitor.clock.install()
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Log in' }).press('Enter')
  await signDialog(visitor).signIn('free@moonlit.example', 'moonlight7')
  await signDialog(visitor).isLeftSignedIn()
  await visitor.clock.fastForward(10_000)
  const sale = visitor.getByRole('dialog', { name: 'Up to 75% off' })
  await expect(sale).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(sale).toHaveCount(0)
  await expect(visitor.getByRole('main')).toBeFocused()
})

test('[LY-10] [CH-24] who blocks a character goes on at the top of the chats, or on the page that they are led to', async ({
  guest: { page, session },
  world,
}) => {
  await world.openChat(session, 'felix')
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await chooseInChatMenu(page, 'Block')
  await page.getByRole('alertdialog', { name: 'Block Amara?' }).getByRole('button', { name: 'Block' }).press('Enter')
  await expect(page).toHaveURL(/\/chat$/u)
  await expect(chats(page)).toHaveText(['Félix'])
  await expect(page.getByRole('heading', { level: 1, name: 'Chats' })).toBeFocused()

  await chats(page).press('Enter')
  await chooseInChatMenu(page, 'Block')
  await page.getByRole('alertdialog', { name: 'Block Félix?' }).getByRole('button', { name: 'Block' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: /girlfriend/u })).toBeFocused()
})

test('[LY-10] [CH-27] on a narrow screen who brings a deleted chat back goes on in it', async ({ as, world }) => {
  const page = await as('visitor', { viewport: { width: 820, height: 900 } })
  const session = await world.guestSession('Sam', 'male')
  await remember(page.context(), 'chat_session_id', session)
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await chooseInChatMenu(page, 'Delete chat')
  await page.getByRole('alertdialog', { name: 'Delete this chat?' }).getByRole('button', { name: 'Delete chat' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /girlfriend/u })).toBeFocused()
  await page.getByRole('button', { name: 'Bring it back' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Chat with Amara' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Amara', exact: true })).toBeFocused()
})

test('[LY-10] [CH-04] on a phone who opens a chat goes on at its name, and who leaves it at that chat in the list', async ({ as, world }) => {
  const page = await as('visitor', phone)
  const session = await world.guestSession('Sam', 'male')
  await remember(page.context(), 'chat_session_id', session)
  await world.openChat(session, 'felix')
  await world.openChat(session, 'amara')
  await page.goto('/chat')
  const felix = chats(page).filter({ hasText: 'Félix' })
  await felix.press('Enter')
  await expect(page.getByRole('heading', { name: 'Félix' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Back to your chats' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(felix).toBeFocused()
})

test('[LY-10] [CH-02] who archives a chat from the list, or brings one back, goes on at the menu of the next row, of the one before, or at the heading', async ({
  guest: { page, session },
  world,
}) => {
  for (const slug of ['aoi', 'amara', 'felix']) {
    await world.openChat(session, slug)
    await world.advanceClock(60_000)
  }
  await page.goto('/chat')
  await expect(chats(page)).toHaveText(['Félix', 'Amara', 'Aoi'])
  const more = (name: string) => page.getByRole('button', { name: `More about the chat with ${name}` })
  const choose = async (name: string, choice: string) => {
    await more(name).press('Enter')
    await page.getByRole('menuitem', { name: choice, exact: true }).press('Enter')
    await expect(more(name)).toHaveCount(0)
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await choose('Amara', 'Archive')
  await expect(more('Aoi')).toBeFocused()
  await choose('Aoi', 'Archive')
  await expect(more('Félix')).toBeFocused()

  await page.getByRole('button', { name: 'Archived (2)' }).press('Enter')
  await choose('Amara', 'Bring back from the archive')
  await expect(more('Aoi')).toBeFocused()
  await more('Aoi').press('Enter')
  await page.getByRole('menuitem', { name: 'Bring back from the archive' }).press('Enter')
  await expect(chats(page)).toHaveCount(3)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(more('Aoi')).toBeFocused()

  for (const name of ['Félix', 'Amara']) await choose(name, 'Archive')
  await choose('Aoi', 'Archive')
  await expect(page.getByRole('heading', { level: 1, name: 'Chats' })).toBeFocused()
})
