import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const own = (page: Page): Locator => page.getByRole('log').locator('[data-side="own"]')
const theirs = (page: Page): Locator => page.getByRole('log').locator('[data-side="theirs"]')
const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Amara' })
const note = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'In reply to' })
const suggestions = (page: Page): Locator => page.getByRole('group', { name: 'Things to say' })

const quote = async (page: Page, message: Locator): Promise<void> => {
  await message.getByRole('button', { name: 'More about this message' }).press('Enter')
  const line = page.getByRole('menuitem', { name: 'Quote' })
  // What was just said has a name at the server a moment later.
  await expect(line).toBeEnabled()
  await line.press('Enter')
}

for (const size of variants(['computer', 'phone'] as const))
  test.describe(`on a ${size}`, () => {
    if (size === 'phone') test.use(phone)

    test(`[CH-24] [CH-21] on a ${size} a message is quoted: it stands over the box, outlives a reload, goes along, and leads back`, async ({
      guest: { page, session },
      world,
    }) => {
      const id = await world.openChat(session, 'amara')
      await world.talk(session, id, 12)
      await page.goto(`/chat/${id}`)
      const first = theirs(page).first()
      await page.getByRole('log').hover()
      await expect(async () => {
        await page.mouse.wheel(0, -3000)
        await expect(page.getByText('This is where you and Amara begin.')).toBeInViewport({ timeout: 500 })
      }).toPass()
      const words = ((await first.locator('p').first().textContent()) ?? '').slice(0, 40)
      await expect(suggestions(page)).toBeVisible()
      await composer(page).fill('About')
      await quote(page, first)
      await expect(composer(page)).toBeFocused()
      await expect(note(page)).toContainText(`In reply to Amara${words}`)
      await expect(suggestions(page)).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.reload()
      await expect(note(page)).toContainText(words)
      await expect(composer(page)).toHaveValue('About')
      await composer(page).fill('About that night')
      await composer(page).press('Enter')
      await expect(note(page)).toHaveCount(0)
      await expect(suggestions(page)).toBeVisible()
      const link = own(page)
        .last()
        .getByRole('button', { name: `In reply to Amara: ${words}` })
      await expect(link).toBeVisible()
      await page.reload()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      // It is further up than what is loaded.
      await link.press('Enter')
      await expect(theirs(page).first()).toContainText(words)
      await expect(theirs(page).first()).toBeInViewport()
    })
  })

test('[CH-24] a quote is left out by its button and by Escape; one’s own words can be quoted, too', async ({ guest: { page, session }, world }) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'I live in Lisbon')
  await page.goto(`/chat/${id}`)
  await quote(page, own(page).last())
  await expect(note(page)).toHaveText('In reply to yourselfI live in Lisbon')
  await page.keyboard.press('Escape')
  await expect(note(page)).toHaveCount(0)
  await quote(page, theirs(page).last())
  await page.getByRole('button', { name: 'Remove the quote' }).press('Enter')
  await expect(note(page)).toHaveCount(0)
  await expect(composer(page)).toBeFocused()
  await quote(page, own(page).last())
  await page.keyboard.type('Still do')
  await page.keyboard.press('Enter')
  await expect(own(page).last().getByRole('button', { name: 'In reply to yourself: I live in Lisbon' })).toBeVisible()
})

test('[CH-12] [CH-24] a quote stays with a message that fails, over a reload, and returns with one that is refused', async ({
  guest: { page, session },
  world,
}) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'I live in Lisbon')
  await page.goto(`/chat/${id}`)
  await world.mock.force('chats.send', 500, { times: 1 })
  await quote(page, own(page).last())
  await page.keyboard.type('Still do')
  await page.keyboard.press('Enter')
  await expect(own(page).last()).toContainText('Not sent')
  await page.reload()
  const quoted = own(page).last().getByRole('button', { name: 'In reply to yourself: I live in Lisbon' })
  await expect(quoted).toBeVisible()
  await own(page).last().getByRole('button', { name: 'Send again' }).click()
  await expect(theirs(page)).toHaveCount(3)
  await page.reload()
  await expect(quoted).toBeVisible()
  await world.mock.force('chats.send', 429, { times: 1 })
  await quote(page, own(page).first())
  await page.keyboard.type('Since May')
  await page.keyboard.press('Enter')
  await expect(composer(page)).toHaveValue('Since May')
  await expect(note(page)).toContainText('I live in Lisbon')
})

test('[CH-20] [CH-24] a quoted message that went in another window is said to be gone, and nothing is lost', async ({
  guest: { page, session },
  world,
  context,
}) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'Tell me about your day')
  await page.goto(`/chat/${id}`)
  await quote(page, theirs(page).last())
  const second = await context.newPage()
  await second.goto(`/chat/${id}`)
  await own(second).last().getByRole('button', { name: 'More about this message' }).press('Enter')
  await second.getByRole('menuitem', { name: 'Edit' }).press('Enter')
  await composer(second).fill('Tell me about your night')
  await composer(second).press('Enter')
  await expect(own(page)).toHaveText([/Tell me about your night/u])
  await composer(page).fill('Really?')
  await composer(page).press('Enter')
  await expect(own(page).last()).toContainText('This message is not there any more.')
  await expect(own(page).last()).toContainText('Really?')
})
