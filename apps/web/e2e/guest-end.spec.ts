import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, signDialog, test, whenItListens } from './support/test.ts'

// The server no longer knows a guest session: it was forgotten, or became an account on another device.

const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Amara' })
const ended = (page: Page): Locator => page.getByRole('dialog', { name: 'Your guest session has ended' })

/** Says again who one is, in the dialog that asks for it. */
const sayName = async (page: Page): Promise<void> => {
  await ended(page).getByLabel('First name').fill('Sam')
  await ended(page).getByRole('radio', { name: 'Female' }).click()
  await ended(page).getByRole('button', { name: 'Start chatting' }).click()
}

test('[SG-13] [CH-12] [CH-21] a guest whose session is gone is told so, begins a new one with the same character, and finds in the box what was not sent', async ({
  guest: { page, session },
  world,
}) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await expect(box(page)).toBeFocused()
  await box(page).fill('Something I will not write twice')
  await world.mock.reset()
  // Sent, or found out by another call a moment before that.
  await page.keyboard.press('Enter')
  await expect(ended(page)).toContainText('go on with Amara: what you wrote is kept.')
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^Notifications/u }).getByRole('listitem')).toHaveCount(0)
  await expectAccessible(page)
  await sayName(page)
  await expect(ended(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/u)
  await expect(box(page)).toHaveValue('Something I will not write twice')
  await box(page).press('Enter')
  const log = page.getByRole('log')
  await expect(log.locator('[data-side="theirs"]')).toHaveCount(2)
  await expect(log.locator('[data-side="own"]')).toHaveText(/Something I will not write twice/u)
  await page.reload()
  await expect(log.locator('[data-side="theirs"]')).toHaveCount(2)
  await expect(box(page)).toHaveValue('')
})

test('[SG-13] [CH-21] a guest who comes back after the session was forgotten finds the draft in the next chat, even after putting the question off', async ({
  guest: { page, session },
  world,
}) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await expect(box(page)).toBeFocused()
  await box(page).fill('Half a thought')
  await page.goto('/')
  await world.mock.reset()
  await page.goBack()
  await expect(ended(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByText('Your guest session has ended')).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('chat_session_id')
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Before you meet Amara' })
  await dialog.getByLabel('First name').fill('Sam')
  await dialog.getByRole('radio', { name: 'Female' }).click()
  await dialog.getByRole('button', { name: 'Start chatting' }).click()
  await expect(box(page)).toHaveValue('Half a thought')
  // Once: it is a draft of this chat now.
  await box(page).fill('')
  await page.reload()
  await expect(box(page)).toHaveValue('')
})

test('[SG-13] [CH-21] a guest whose session was found to be gone on another page, or in another tab, is told on coming back to the chat', async ({
  guest: { page, session },
  world,
  context,
}) => {
  const chat = `/chat/${await world.openChat(session, 'amara')}`
  await page.goto(chat)
  await expect(box(page)).toBeFocused()
  const list = whenItListens(await context.newPage())
  await list.goto('/chat')
  await expect(list.getByRole('link', { name: 'Amara', exact: true })).toBeVisible()
  await page.goto('/')
  await world.mock.reset()
  await page.goto('/amara')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('chat_session_id')
  await expect(list.getByRole('main').getByText('Your guest session has ended')).toBeVisible()
  await page.goto(chat)
  await expect(ended(page)).toBeVisible()
  await sayName(page)
  await expect(box(page)).toBeVisible()
  // Another session has begun: there is nothing to tell any more.
  await list.goto(chat)
  await expect(ended(list)).toHaveCount(0)
})

test('[SG-13] a guest who has an account by now logs in there, and goes on with what was typed', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await expect(box(page)).toBeFocused()
  await box(page).fill('Where were we?')
  await world.register('robin@example.com', 'moonlight7', { sessionId: session })
  await page.reload()
  await ended(page).getByRole('button', { name: 'Log in' }).click()
  const dialog = signDialog(page)
  await expect(dialog.box).toContainText('If you have an account by now, log in: your chats are there.')
  await dialog.signIn('robin@example.com', 'moonlight7')
  await expect(box(page)).toHaveValue('Where were we?')
})

test('[SG-13] [LY-09] the list of chats says that the session has ended, too, and a forgotten one elsewhere is no fright', async ({ as, world }) => {
  const page = await as('visitor', phone)
  await remember(page.context(), 'chat_session_id', 'gs_nobody')
  await page.goto('/chat')
  await expect(page.getByRole('main').getByText('Your guest session has ended')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Meet the characters' }).click()
  await expect(page).toHaveURL('/')
  expect(await world.mock.requests({ call: 'chats.list' })).not.toEqual([])
})

test('[SG-13] [CH-21] a guest whose chat becomes part of their account’s is led to it by the old address, and finds what they had typed', async ({
  guest: { page, session },
  world,
}) => {
  await world.openMembersChat('free', 'amara')
  const address = `/chat/${await world.openChat(session, 'amara')}`
  await page.goto(address)
  await box(page).fill('Before I forget')
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in' }).click()
  await signDialog(page).signIn('free@moonlit.example', 'moonlight7')
  await signDialog(page).isLeftSignedIn()
  await page.goto(address)
  await expect(page).not.toHaveURL(new RegExp(`${address}$`, 'u'))
  await expect(page).toHaveURL(/\/chat\/\w+$/u)
  await expect(box(page)).toHaveValue('Before I forget')
  await page.reload()
  await expect(box(page)).toHaveValue('Before I forget')
})
