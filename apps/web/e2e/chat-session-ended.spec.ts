import type { Locator, Page } from '@playwright/test'
import { expect, signDialog, test, whenItListens } from './support/test.ts'
import type { World } from './support/world.ts'

const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Amara' })
const own = (page: Page): Locator => page.getByRole('log').locator('[data-side="own"]')
const theirs = (page: Page): Locator => page.getByRole('log').locator('[data-side="theirs"]')

const openChat = async (page: Page, name: 'Amara' | 'Félix'): Promise<void> => {
  await page.goto(name === 'Amara' ? '/amara' : '/felix')
  await page
    .getByRole('button', { name: `Chat with ${name}` })
    .first()
    .click()
  await expect(theirs(page)).toHaveCount(1)
}
const say = async (page: Page, text: string): Promise<void> => {
  await box(page).fill(text)
  await box(page).press('Enter')
}
/** The session ends as by "end this session" on another device: nothing here knows of it yet. */
const endElsewhere = async (page: Page, world: World): Promise<void> => world.endSession(await page.context().cookies())
const openTab = async (page: Page, address: string): Promise<Page> => {
  const tab = whenItListens(await page.context().newPage())
  await tab.goto(address)
  return tab
}
/** Logs in again by the dialog, which leads back to the chat. */
const comeBack = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await signDialog(page).signIn('premium@moonlit.example', 'moonlight7')
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/u)
  await expect(theirs(page).first()).toBeVisible()
}

test('[CH-12] [AP-03] a message on its way when the session ends is kept, whatever other tabs keep of the same chat and of others', async ({
  as,
  world,
}) => {
  const page = await as('premium')
  await openChat(page, 'Félix')
  await world.mock.force('chats.send', 500)
  await page.getByRole('textbox').fill('An older one')
  await page.keyboard.press('Enter')
  await expect(own(page)).toContainText('Not sent')
  await openChat(page, 'Amara')
  // Each writes down what it knows as soon as it hears of the end.
  const tabs: Page[] = []
  for (let count = 0; count < 3; count += 1) {
    const tab = await openTab(page, page.url())
    await expect(box(tab)).toBeVisible()
    tabs.push(tab)
  }
  await page.bringToFront()
  await box(page).fill('Something I will not write twice')
  await endElsewhere(page, world)
  await box(page).press('Enter')
  await comeBack(page)
  await expect(own(page)).toContainText('Something I will not write twice')
  for (const tab of tabs) await expect(own(tab)).toContainText('Something I will not write twice')
  await own(page).getByRole('button', { name: 'Send again' }).click()
  await expect(theirs(page)).toHaveCount(2)
  await expect(own(page)).toHaveCount(1)
  const chats = page.getByRole('list', { name: 'Your chats' })
  await chats.getByRole('link', { name: 'Félix', exact: true }).click()
  await expect(own(page)).toContainText('An older one')
})

test('[CH-12] [AP-03] a session that ends between a message and its reply leaves the message once, with its reply, and what was typed meanwhile in the box', async ({
  as,
  world,
}) => {
  const page = await as('premium')
  await openChat(page, 'Amara')
  await world.change({ replyDelay: { min: 5000, max: 5000 } })
  await say(page, 'Sent before it ended')
  await box(page).fill('Typed while it ended')
  const id = page.url().split('/').at(-1) ?? ''
  const { headers } = await world.mock.as('premium')
  const isStored = async () => JSON.stringify(await world.mock.send(`/api/v1/chats/${id}/messages/`, { headers })).includes('Sent before it ended')
  await expect.poll(isStored).toBe(true)
  await endElsewhere(page, world)
  // Another tab finds it out before the reply comes.
  await openTab(page, '/settings')
  await comeBack(page)
  await expect(theirs(page)).toHaveCount(2)
  await expect(own(page)).toHaveCount(1)
  await expect(own(page)).not.toContainText('Not sent')
  await expect(box(page)).toHaveValue('Typed while it ended')
})

test('[CH-12] [AP-03] messages that reach the server only after the session has ended are kept in their order, and sent again once each', async ({
  as,
  world,
}) => {
  const page = await as('premium')
  await openChat(page, 'Amara')
  const line = Promise.withResolvers<void>()
  await page.route('**/send/', async (route) => {
    await line.promise
    await route.continue()
  })
  await say(page, 'The first')
  await say(page, 'The second')
  await endElsewhere(page, world)
  await openTab(page, '/settings')
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  line.resolve()
  await comeBack(page)
  await expect(own(page)).toHaveText([/The first.*Not sent/u, /The second.*Not sent/u])
  for (const _ of [1, 2]) await own(page).getByRole('button', { name: 'Send again' }).first().click()
  await expect(theirs(page)).toHaveCount(3)
  await expect(own(page)).toHaveCount(2)
  const answered = (await world.mock.requests({ call: 'chats.send' })).filter(({ status }) => status === 200)
  expect(answered).toHaveLength(2)
})
