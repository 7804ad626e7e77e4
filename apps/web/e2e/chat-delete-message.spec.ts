import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, findSticksOut, phone, remember, test } from './support/test.ts'
import { chooseInChatMenu } from './support/chat-menu.ts'
import { holdTime, passTimeUntil } from './support/clock.ts'
import { variants } from './support/variants.ts'

const log = (page: Page): Locator => page.getByRole('log')
const own = (page: Page): Locator => log(page).locator('[data-side="own"]')
const theirs = (page: Page): Locator => log(page).locator('[data-side="theirs"]')
const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Amara' })
const moreOf = (message: Locator): Locator => message.getByRole('button', { name: 'More about this message' })

/** Deletes a message by the keyboard. */
const remove = async (page: Page, message: Locator): Promise<void> => {
  await moreOf(message).press('Enter')
  const line = page.getByRole('menuitem', { name: 'Delete' })
  await expect(line).toBeEnabled()
  await line.press('Enter')
}
const words = {
  en: { more: 'More about this message', remove: 'Delete', done: 'Message deleted', back: 'Bring it back', said: 'I live in Lisbon' },
  ar: { more: 'المزيد عن هذه الرسالة', remove: 'حذف', done: 'حُذفت الرسالة', back: 'استعادة', said: 'أعيش في لشبونة' },
} as const

for (const { size, locale } of variants([
  { size: 'computer', locale: 'en' },
  { size: 'phone', locale: 'ar' },
] as const))
  test.describe(`on a ${size} in ${locale}`, () => {
    if (size === 'phone') test.use(phone)
    const say = words[locale]

    test(`[CH-24] [CH-27] on a ${size} in ${locale} a message is deleted, brought back, and deleted for good`, async ({
      guest: { page, session },
      context,
      world,
    }) => {
      await remember(context, 'locale', locale)
      const id = await world.openChat(session, 'amara', locale)
      await world.say(session, id, say.said)
      await page.clock.install()
      await page.goto(`/chat/${id}`)
      await expect(theirs(page)).toHaveCount(2)
      await holdTime(page)
      // A mouse that came to lie on what is told would hold it there.
      const touch = (part: Locator) => (size === 'phone' ? part.tap() : part.click())
      const press = async () => {
        const more = own(page).getByRole('button', { name: say.more })
        if (size === 'phone') await more.tap()
        else await own(page).locator('p').first().click({ button: 'right' })
        const line = page.getByRole('menuitem', { name: say.remove })
        await passTimeUntil(page, () => expect(line).toBeVisible({ timeout: 100 }))
        expect(await findSticksOut(page)).toEqual([])
        await touch(line)
        await passTimeUntil(page, () => expect(page.getByText(say.done)).toBeVisible({ timeout: 100 }))
      }
      await press()
      await expect(own(page)).toHaveCount(0)
      await touch(page.getByRole('button', { name: say.back }))
      await expect(own(page)).toContainText(say.said)
      await page.clock.runFor(10_000)
      const deletions = async () => (await world.mock.requests({ call: 'chats.deleteMessage' })).map(({ status }) => status)
      expect(await deletions()).toEqual([])
      await press()
      await page.clock.runFor(4000)
      expect(await deletions()).toEqual([])
      expect(await findSticksOut(page)).toEqual([])
      await page.clock.resume()
      await expectAccessible(page)
      await expect.poll(deletions).toEqual([200])
      await page.reload()
      await expect(theirs(page)).toHaveCount(2)
      await expect(own(page)).toHaveCount(0)
      expect(await world.saidBy(session, id)).toEqual([])
    })
  })

test('[CH-24] [LY-10] by keyboard one goes on from a deleted message at the next, and at the one before where it was the last; it is read out', async ({
  guest: { page, session },
  world,
}) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'I live in Lisbon')
  await page.goto(`/chat/${id}`)
  await remove(page, own(page))
  await expect(own(page)).toHaveCount(0)
  await expect(page.getByText('Message deleted').locator('xpath=ancestor::*[@aria-live="polite"]')).toHaveCount(1)
  await expect(moreOf(theirs(page).last())).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(theirs(page)).toHaveCount(1)
  await expect(moreOf(theirs(page))).toBeFocused()
  await remove(page, theirs(page))
  await expect(theirs(page)).toHaveCount(0)
  await expect(log(page)).toBeFocused()
  await expect(page.getByText('This is where you and Amara begin.')).toBeVisible()
  await composer(page).fill('Are you there?')
  await composer(page).press('Enter')
  await expect(theirs(page)).toHaveCount(1)
})

test('[CH-24] [CH-20] another tab and another device follow, in the talk and in the list', async ({
  guest: { page, session },
  context,
  world,
  as,
}) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'I live in Lisbon')
  const tab = await context.newPage()
  const device = await as('visitor')
  await remember(device.context(), 'chat_session_id', session)
  for (const one of [page, tab, device]) {
    await one.goto(`/chat/${id}`)
    await expect(theirs(one)).toHaveCount(2)
  }
  await remove(page, theirs(page).last())
  await expect(page.getByRole('list', { name: 'Your chats' })).toContainText('You: I live in Lisbon')
  await page.getByRole('link', { name: 'Moonlit' }).first().click()
  await expect(theirs(tab)).toHaveCount(1)
  // In the other tab it is away at once; the device hears of it once it is deleted for good.
  await expect(async () => {
    await device.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(theirs(device)).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  for (const one of [tab, device]) {
    // Nobody is writing: the reply was deleted.
    await expect(one.getByText('Amara is typing…')).toHaveCount(0)
    await expect(own(one)).toContainText('I live in Lisbon')
  }
})

test('[CH-27] whoever closes the page before the five seconds are over has deleted the message', async ({ guest: { page, session }, world }) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'I live in Lisbon')
  await page.goto(`/chat/${id}`)
  await remove(page, own(page))
  await expect(page.getByText('Message deleted')).toBeVisible()
  await page.evaluate(() => location.assign('about:blank'))
  await page.waitForURL('about:blank')
  await expect.poll(() => world.saidBy(session, id)).toEqual([])
})

test('[CH-24] [ER-01] a message that could not be deleted stands there again, with a word about it', async ({ guest: { page, session }, world }) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'I live in Lisbon')
  await page.goto(`/chat/${id}`)
  await world.mock.force('chats.deleteMessage', 500, { times: 10 })
  await remove(page, own(page))
  await expect(own(page)).toHaveCount(0)
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible({ timeout: 15_000 })
  await expect(own(page)).toContainText('I live in Lisbon')
})

test('[CH-24] what the character learned from a deleted message is forgotten, and a quote of it says that it is gone', async ({
  guest: { page, session },
  world,
}) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'My dog is called Rex')
  await page.goto(`/chat/${id}`)
  const known = page.getByRole('complementary', { name: 'About Amara' })
  await expect(known.getByText('Rex')).toBeVisible()
  await moreOf(own(page)).press('Enter')
  await page.getByRole('menuitem', { name: 'Quote' }).press('Enter')
  await page.keyboard.type('He is old')
  await page.keyboard.press('Enter')
  await expect(theirs(page)).toHaveCount(3)
  await remove(page, own(page).first())
  await expect(own(page)).toHaveText(/This message is not there any more\./u)
  await expect(known.getByText('Rex')).toHaveCount(0, { timeout: 15_000 })
})

test('[CH-12] [CH-24] what one was changing when the message was deleted elsewhere is not lost', async ({
  guest: { page, session },
  context,
  world,
}) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'I live in Lisbn')
  await page.goto(`/chat/${id}`)
  await moreOf(own(page)).press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter')
  await composer(page).fill('I live in Lisbon')
  const tab = await context.newPage()
  await tab.goto(`/chat/${id}`)
  await remove(tab, own(tab))
  await tab.close({ runBeforeUnload: true })
  await expect.poll(() => world.saidBy(session, id)).toEqual([])
  await composer(page).press('Enter')
  await expect(page.getByText('The chat has gone on')).toBeVisible()
  await expect(composer(page)).toHaveValue('I live in Lisbon')
  await composer(page).press('Enter')
  await expect(own(page)).toHaveText([/I live in Lisbon/u])
  await expect(theirs(page)).toHaveCount(3)
})

test('[CH-27] [SG-14] whoever signs out before the five seconds are over has deleted the message, and the chat', async ({ member: page, world }) => {
  const amara = await world.openMembersChat('free', 'amara')
  await world.openMembersChat('free', 'felix')
  await page.goto(`/chat/${amara}`)
  await remove(page, theirs(page))
  await expect(theirs(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Félix', exact: true }).click()
  // Until then the menu is that of the chat before, and goes with it.
  await expect(page.getByRole('textbox', { name: 'Message to Félix' })).toBeVisible()
  await chooseInChatMenu(page, 'Delete chat')
  await page.getByRole('alertdialog', { name: 'Delete this chat?' }).getByRole('button', { name: 'Delete chat' }).click()
  await expect(page.getByText('The chat with Félix was deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  const answers = async (call: 'chats.delete' | 'chats.deleteMessage') => (await world.mock.requests({ call })).map(({ status }) => status)
  expect([await answers('chats.delete'), await answers('chats.deleteMessage')]).toEqual([[200], [200]])
  await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
  await expect(page.getByText('Something went wrong.')).toHaveCount(0)
})

test('[NV-15] [CH-24] what is deleted without a connection goes with it, and the page stays as it is meanwhile', async ({
  guest: { page, session },
  context,
  world,
}) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'I live in Lisbon')
  await page.goto(`/chat/${id}`)
  await expect(theirs(page)).toHaveCount(2)
  await context.setOffline(true)
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible()
  // The code of what tells of it has not come yet, nor has that of the dialogs.
  await remove(page, own(page))
  await expect(own(page)).toHaveCount(0)
  await moreOf(theirs(page).last()).press('Enter')
  await page.getByRole('menuitem', { name: 'Report' }).press('Enter')
  await composer(page).fill('Still here')
  await expect(theirs(page)).toHaveCount(2)
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Report this message' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(composer(page)).toHaveValue('Still here')
  await expect.poll(() => world.saidBy(session, id), { timeout: 30_000 }).toEqual([])
  await expect(own(page)).toHaveCount(0)
})
