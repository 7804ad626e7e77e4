import type { Page } from '@playwright/test'
import { CARDS, ProviderPage } from './support/provider-page.ts'
import { expect, signDialog, test } from './support/test.ts'

const SPECIAL = 'aylin'
const main = (page: Page) => page.getByRole('main')
const unlock = (page: Page) => main(page).getByRole('link', { name: 'Unlock Aylin' })
const accessCookie = async (page: Page): Promise<string | undefined> => {
  const value = (await page.context().cookies()).find(({ name }) => name === 'models_access')?.value
  return value === undefined ? undefined : decodeURIComponent(value)
}

/** Buys a special character, for good. */
const buy = async (page: Page): Promise<void> => {
  await page.goto(`/buy-premium/${SPECIAL}`)
  await main(page)
    .getByRole('button', { name: /^Unlock Aylin for/u })
    .click()
  await new ProviderPage(page).pay(CARDS.good)
  await expect(main(page)).toContainText('The chat is open, for good.')
}

test('[RP-02] [NV-13] who bought a character on another device is not led to pay again: their access is waited for', async ({ as, world }) => {
  const [here, elsewhere] = await Promise.all([as('free'), as('free')])
  await here.goto('/custom')
  await expect(unlock(here)).toBeVisible()
  await buy(elsewhere)
  await world.change({ calls: { 'users.access': { latencyMs: 3000 } } })
  await unlock(here).click()
  await expect(main(here).getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(main(here).getByRole('button', { name: /^Unlock Aylin for/u })).toHaveCount(0)
  await main(here).getByRole('link', { name: /Aylin/u }).first().click()
  await expect(here).toHaveURL('/aylin')
  await here.getByRole('button', { name: 'Chat with Aylin' }).first().click()
  await expect(here).toHaveURL(/\/chat\//u)
})

test('[RP-02] [NV-13] the page of a character’s price offers nothing for sale before it is known that they were not bought', async ({
  member,
  world,
}) => {
  await world.change({ calls: { 'users.access': { latencyMs: 2000 } } })
  await member.goto(`/buy-premium/${SPECIAL}`)
  await expect(main(member).getByRole('radio').first()).toBeVisible()
  await expect(main(member).getByRole('button', { name: /^Unlock Aylin for/u })).toHaveCount(0)
  await expect(main(member).getByRole('button', { name: /^Unlock Aylin for/u })).toBeVisible()
})

test('[RP-02] [XT-06] what one may open is kept in a cookie, asked for anew after a payment, and gone after leaving', async ({ visitor }) => {
  await visitor.goto('/')
  expect(await accessCookie(visitor)).toBeUndefined()
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await signDialog(visitor).signIn('free@moonlit.example', 'moonlight7')
  await expect.poll(() => accessCookie(visitor)).toContain('"custom":[]')
  await buy(visitor)
  await expect.poll(() => accessCookie(visitor)).toMatch(/"custom":\["/u)
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Your account' }).click()
  await visitor.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.poll(() => accessCookie(visitor)).toBeUndefined()
})
