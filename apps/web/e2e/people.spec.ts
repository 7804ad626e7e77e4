import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const theirs = (page: Page): Locator => page.getByRole('log').locator('[data-side="theirs"]')
const startWithAmara = (page: Page): Promise<void> => page.getByRole('button', { name: 'Chat with Amara' }).first().click()
const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Message to Amara' }).fill(text)
  await page.keyboard.press('Enter')
}

test('[RP-01] a visitor looks around, and is asked for a name before the first chat', async ({ visitor }) => {
  await visitor.goto('/')
  await expect(visitor.getByRole('main').getByRole('article').first()).toBeVisible()
  await visitor.goto('/amara')
  await startWithAmara(visitor)
  await expect(visitor.getByRole('dialog').getByLabel('First name')).toBeVisible()
})

test('[RP-01] a guest and a member talk as long as the free messages last; a subscriber talks on', async ({ guest: { page }, as, world }) => {
  await world.change({ freeMessages: 1 })
  for (const { person, isFree } of [
    { person: page, isFree: true },
    { person: await as('free'), isFree: true },
    { person: await as('premium'), isFree: false },
  ]) {
    await person.goto('/amara')
    await startWithAmara(person)
    await expect(theirs(person)).toHaveCount(1)
    await say(person, 'How was your night?')
    await expect(theirs(person)).toHaveCount(2)
    await say(person, 'And your morning?')
    if (isFree) await expect(person.getByRole('dialog')).toContainText('You have used all free messages')
    await expect(theirs(person)).toHaveCount(isFree ? 2 : 3)
  }
})

test('[RP-01] [CH-10] whose e-mail is not confirmed may look and open a chat, and is asked to confirm before writing', async ({ as }) => {
  const page = await as('unconfirmed')
  await page.goto('/amara')
  await startWithAmara(page)
  await expect(theirs(page)).toHaveCount(1)
  await say(page, 'Hello?')
  await expect(page.getByRole('dialog', { name: 'Confirm your e-mail' })).toBeVisible()
  await expect(theirs(page)).toHaveCount(1)
})
