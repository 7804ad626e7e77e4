import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const own = (page: Page): Locator => page.getByRole('log').locator('[data-side="own"]')
const theirs = (page: Page): Locator => page.getByRole('log').locator('[data-side="theirs"]')
const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Amara' })
const versions = (page: Page): Locator => page.getByRole('group', { name: 'Versions of this reply' })
const wordsOf = async (message: Locator): Promise<string> => (await message.locator('p').first().textContent()) ?? ''
const editing = (page: Page): Locator => page.getByText('You are changing your message')

const openMenu = (message: Locator): Promise<void> => message.getByRole('button', { name: 'More about this message' }).press('Enter')
const choose = async (page: Page, message: Locator, item: string): Promise<void> => {
  await openMenu(message)
  const line = page.getByRole('menuitem', { name: item })
  // What was just said has a name at the server a moment later.
  await expect(line).toBeEnabled()
  await line.press('Enter')
}
const say = async (page: Page, text: string): Promise<void> => {
  await expect(theirs(page).first()).toBeVisible()
  const before = await theirs(page).count()
  await composer(page).fill(text)
  await composer(page).press('Enter')
  await expect(theirs(page)).toHaveCount(before + 1)
}

for (const size of variants(['computer', 'phone'] as const))
  test.describe(`on a ${size}`, () => {
    if (size === 'phone') test.use(phone)

    test(`[CH-24] on a ${size} another reply stands in the place of the last one, and arrows lead back and forth`, async ({
      guest: { page, session },
      world,
    }) => {
      await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
      await say(page, 'Tell me about your day')
      const reply = theirs(page).last()
      const first = await wordsOf(reply)
      await expect(versions(page)).toHaveCount(0)
      await choose(page, reply, 'Another reply')
      await expect(versions(page)).toContainText('2 / 2')
      const second = await wordsOf(reply)
      expect(second).not.toBe(first)
      await expect(theirs(page)).toHaveCount(2)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await versions(page).getByRole('button', { name: 'Previous version' }).click()
      await expect(versions(page)).toContainText('1 / 2')
      await expect(reply).toContainText(first)
      await page.reload()
      await expect(theirs(page).last()).toContainText(first)
      await versions(page).getByRole('button', { name: 'Next version' }).press('Enter')
      await expect(theirs(page).last()).toContainText(second)
      // Once the talk goes on, it has gone on from this one.
      await say(page, 'And then?')
      await expect(versions(page)).toHaveCount(0)
      await expect(theirs(page).nth(1)).toContainText(second)
      await expectNoSidewaysScroll(page)
    })

    test(`[CH-24] on a ${size} one’s last message is changed, and answered anew`, async ({ guest: { page, session }, world }) => {
      await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
      await say(page, 'I live in Lisbn')
      await composer(page).fill('By the way')
      await choose(page, own(page).last(), 'Edit')
      await expect(composer(page)).toBeFocused()
      await expect(composer(page)).toHaveValue('I live in Lisbn')
      await expect(editing(page)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Escape')
      await expect(composer(page)).toHaveValue('By the way')
      await expect(editing(page)).toHaveCount(0)
      await choose(page, own(page).last(), 'Edit')
      await composer(page).fill('I live in Lisbon')
      // What is being changed outlives a reload.
      await page.reload()
      await expect(composer(page)).toHaveValue('I live in Lisbon')
      await composer(page).press('Enter')
      await expect(own(page)).toHaveText([/I live in Lisbon/u])
      await expect(theirs(page)).toHaveCount(2)
      await expect(composer(page)).toHaveValue('By the way')
      expect(await world.saidBy(session, page.url().split('/').at(-1) ?? '')).toEqual(['I live in Lisbon'])
      await page.reload()
      await expect(own(page)).toHaveText([/I live in Lisbon/u])
      await expect(theirs(page)).toHaveCount(2)
    })
  })

test('[CH-24] only the last message and the reply to it can be said differently', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const itemsOf = async (message: Locator) => {
    await openMenu(message)
    await expect(page.getByRole('menu')).toBeVisible()
    const items = await page.getByRole('menuitem').allTextContents()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    return items
  }
  const another = expect.stringContaining('Another reply')
  expect(await itemsOf(theirs(page).first())).not.toContainEqual(another)
  await say(page, 'One')
  await say(page, 'Two')
  expect(await itemsOf(theirs(page).nth(1))).not.toContainEqual(another)
  expect(await itemsOf(own(page).first())).not.toContain('Edit')
  expect(await itemsOf(theirs(page).last())).toContainEqual(another)
  expect(await itemsOf(own(page).last())).toContain('Edit')
})

test('[CH-08] [CH-24] that another reply and a change cost a free message, and how many are left, is said where one chooses them', async ({
  guest: { page, session },
  world,
}) => {
  await world.change({ freeMessages: 4 })
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await say(page, 'Tell me about your day')
  const another = page.getByRole('menuitem', { name: 'Another reply' })
  const bar = page.getByRole('status').filter({ has: editing(page) })
  await openMenu(theirs(page).last())
  await expect(another).toContainText('Costs one of your 3 free messages.')
  await expectAccessible(page)
  await another.press('Enter')
  await expect(versions(page)).toContainText('2 / 2')
  await choose(page, own(page).last(), 'Edit')
  await expect(bar).toContainText('Costs one of your 2 free messages.')
  await expectAccessible(page)
  await composer(page).fill('Tell me about your night')
  await composer(page).press('Enter')
  await expect(own(page)).toHaveText([/Tell me about your night/u])
  await expect(theirs(page)).toHaveCount(2)
  await openMenu(theirs(page).last())
  await expect(another).toContainText('Costs your last free message.')
  await another.press('Enter')
  await expect(page.getByText('No free messages left')).toBeVisible()
  await choose(page, own(page).last(), 'Edit')
  await expect(bar).toContainText('No free messages are left.')
  await openMenu(theirs(page).last())
  await expect(another).toContainText('No free messages are left.')
  await another.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Amara would love to go on' })).toBeVisible()
})

test('[CH-08] [CH-24] whose messages are not counted reads nothing of a cost', async ({ as }) => {
  const page = await as('premium')
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await say(page, 'Tell me about your day')
  await openMenu(theirs(page).last())
  await expect(page.getByRole('menuitem', { name: 'Another reply' })).toHaveText('Another reply')
  await page.keyboard.press('Escape')
  await choose(page, own(page).last(), 'Edit')
  await expect(editing(page)).toBeVisible()
  await expect(page.getByText('free message')).toHaveCount(0)
})

test('[CH-08] [CH-24] another reply counts as a message: past the free ones the plans are shown, and the reply stays', async ({
  guest: { page, session },
  world,
}) => {
  await world.change({ freeMessages: 1 })
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await say(page, 'Tell me about your day')
  const first = await wordsOf(theirs(page).last())
  await choose(page, theirs(page).last(), 'Another reply')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(theirs(page).last()).toContainText(first)
  // So does a change, and nothing of it is lost.
  await choose(page, own(page).last(), 'Edit')
  await composer(page).fill('Tell me about your night')
  await composer(page).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(composer(page)).toHaveValue('Tell me about your night')
  await expect(editing(page)).toBeVisible()
  await expect(own(page)).toContainText(['Tell me about your day'])
  await expect(theirs(page).last()).toContainText(first)
})

for (const [status, says] of [
  [429, 'You have sent too many messages'],
  [500, 'Something went wrong. Please try again later.'],
] as const)
  test(`[CH-11] [CH-12] [CH-24] when another reply ends with ${status}, it is said and the old one stays`, async ({
    guest: { page, session },
    world,
  }) => {
    await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
    await say(page, 'Tell me about your day')
    const first = await wordsOf(theirs(page).last())
    await world.mock.force('chats.anotherReply', status, { times: 1 })
    await choose(page, theirs(page).last(), 'Another reply')
    await expect(page.getByText(says).first()).toBeVisible()
    await expect(theirs(page).last()).toContainText(first)
    await choose(page, theirs(page).last(), 'Another reply')
    await expect(versions(page)).toContainText('2 / 2')
  })

test('[CH-08] [CH-24] past the free messages another reply leads to the plans, and nothing is said of a message that waits', async ({
  guest: { page, session },
  world,
}) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await say(page, 'Tell me about your day')
  await world.change({ freeMessages: 0 })
  await choose(page, theirs(page).last(), 'Another reply')
  const prompt = page.getByRole('dialog', { name: 'Amara would love to go on' })
  await expect(prompt).toContainText('A subscription is needed to continue.')
  await expect(prompt).not.toContainText('safe in the box')
})

test('[CH-12] [CH-24] a change that fails stands marked in its place, and is sent again or put back', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await say(page, 'Tell me about your day')
  const first = await wordsOf(theirs(page).last())
  await world.mock.force('chats.edit', 500, { times: 2 })
  const change = async () => {
    await choose(page, own(page).last(), 'Edit')
    await composer(page).fill('Tell me about your night')
    await composer(page).press('Enter')
    await expect(own(page)).toHaveText([/Tell me about your night.*Not sent/u])
    await expect(theirs(page)).toHaveCount(1)
  }
  await change()
  await page.reload()
  await own(page).getByRole('button', { name: 'Discard change' }).click()
  await expect(own(page)).toHaveText([/Tell me about your day/u])
  await expect(theirs(page).last()).toContainText(first)
  await change()
  await own(page).getByRole('button', { name: 'Send again' }).click()
  await expect(theirs(page)).toHaveCount(2)
  await expect(own(page)).toHaveText([/Tell me about your night/u])
})

test('[NV-15] [CH-24] a change made without a connection waits for it', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await say(page, 'Tell me about your day')
  await choose(page, own(page).last(), 'Edit')
  await page.context().setOffline(true)
  await composer(page).fill('Tell me about your night')
  await composer(page).press('Enter')
  await expect(own(page)).toHaveText([/Tell me about your night.*Sends when you are back online/u])
  await expect(theirs(page)).toHaveCount(1)
  await page.context().setOffline(false)
  await expect(theirs(page)).toHaveCount(2)
  await expect(own(page)).toHaveText([/Tell me about your night/u])
})

test('[CH-20] [CH-24] of two windows side by side each shows the reply and the message as they were changed in the other', async ({
  guest: { page, session },
  world,
  context,
}) => {
  const address = `/chat/${await world.openChat(session, 'amara')}`
  await page.goto(address)
  await say(page, 'Tell me about your day')
  const second = await context.newPage()
  await second.goto(address)
  await expect(theirs(second)).toHaveCount(2)
  await choose(page, theirs(page).last(), 'Another reply')
  await expect(versions(page)).toContainText('2 / 2')
  await expect(versions(second)).toContainText('2 / 2')
  await versions(second).getByRole('button', { name: 'Previous version' }).click()
  await expect(versions(page)).toContainText('1 / 2')
  expect(await wordsOf(theirs(page).last())).toBe(await wordsOf(theirs(second).last()))
  await choose(second, own(second).last(), 'Edit')
  await composer(second).fill('Tell me about your night')
  await composer(second).press('Enter')
  await expect(own(page)).toHaveText([/Tell me about your night/u])
  await expect(theirs(page)).toHaveCount(2)
  await expect(versions(page)).toHaveCount(0)
  // What comes too late in one of them is not lost.
  await choose(page, own(page).last(), 'Edit')
  await composer(page).fill('Tell me a story')
  await say(second, 'And then?')
  await composer(page).press('Enter')
  await expect(page.getByText('The chat has gone on')).toBeVisible()
  await expect(composer(page)).toHaveValue('Tell me a story')
  await expect(own(page)).toHaveCount(2)
})
