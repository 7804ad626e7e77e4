import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const theirs = (page: Page): Locator => page.getByRole('log').locator('[data-side="theirs"]')
const reaction = (page: Page, name: string): Locator => theirs(page).getByRole('button', { name: `Your reaction: ${name}. Take it back` })
const openMenu = (page: Page): Promise<void> => theirs(page).last().getByRole('button', { name: 'More about this message' }).press('Enter')

for (const size of variants(['computer', 'phone'] as const))
  test.describe(`on a ${size}`, () => {
    if (size === 'phone') test.use(phone)

    test(`[CH-24] on a ${size} one reacts to a message, changes it, takes it back, and finds it again after a reload`, async ({
      guest: { page, session },
      world,
    }) => {
      await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
      await openMenu(page)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('menuitemcheckbox', { name: 'Laugh' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(reaction(page, 'Laugh')).toHaveText('😂')
      await expectAccessible(page)
      await openMenu(page)
      await page.getByRole('menuitemcheckbox', { name: 'Fire' }).click()
      await expect(reaction(page, 'Fire')).toBeVisible()
      await expect(reaction(page, 'Laugh')).toHaveCount(0)
      await expect.poll(async () => (await world.mock.requests({ call: 'chats.react' })).map(({ status }) => status)).toEqual([200, 200])
      await page.reload()
      await expect(reaction(page, 'Fire')).toBeVisible()
      await reaction(page, 'Fire').press('Enter')
      await expect(reaction(page, 'Fire')).toHaveCount(0)
      await expect.poll(async () => (await world.mock.requests({ call: 'chats.react' })).length).toBe(3)
      await page.reload()
      await expect(theirs(page).last()).toBeVisible()
      await expect(reaction(page, 'Fire')).toHaveCount(0)
    })
  })

test('[CH-24] [ER-01] a reaction that could not be kept is put back, with a word about it', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await openMenu(page)
  await page.getByRole('menuitemcheckbox', { name: 'Love' }).press('Enter')
  await expect(reaction(page, 'Love')).toBeVisible()
  await expect.poll(async () => (await world.mock.requests({ call: 'chats.react' })).length).toBe(1)
  await world.mock.force('chats.react', 500, { times: 10 })
  await openMenu(page)
  await page.getByRole('menuitemcheckbox', { name: 'Sad' }).press('Enter')
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
  await expect(reaction(page, 'Love')).toBeVisible()
})
