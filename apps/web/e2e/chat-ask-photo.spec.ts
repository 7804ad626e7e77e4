import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, test } from './support/test.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Ask for a photo' })

for (const size of ['computer', 'phone'] as const)
  test.describe(`on a ${size}`, () => {
    if (size === 'phone') test.use(phone)

    test(`[CH-15] [CH-08] on a ${size} a guest is told what a photo costs before they ask for one, and it arrives blurred`, async ({
      guest: { page, session },
      world,
    }) => {
      await world.change({ freeMessages: 2 })
      await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
      const photos = page.getByRole('log').getByRole('img')
      await expect(photos).toHaveCount(1)
      await button(page).click()
      const menu = page.getByRole('menu', { name: 'Ask for a photo' })
      await expect(menu).toContainText('Costs one of your 2 free messages. It comes blurred. Premium shows it.')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await menu.getByRole('menuitem', { name: 'Ask Amara for a photo' }).click()
      await expect(page.getByRole('log').getByRole('button', { name: 'Unlock the photo from Amara' })).toBeVisible()
      await button(page).click()
      await expect(menu).toContainText('Costs your last free message.')
      await menu.getByRole('menuitem', { name: 'Ask Amara for a photo' }).click()
      await expect(page.getByText('No free messages left')).toBeVisible()
      await button(page).click()
      await expect(menu).toContainText('No free messages are left.')
      await expect(menu.getByRole('menuitem')).toHaveText(['See plans'])
      await menu.getByRole('menuitem').click()
      await expect(page).toHaveURL(/premium/u)
    })
  })

test('[CH-15] who has a plan is told that photos are part of it, and sees the photo', async ({ as }) => {
  const page = await as('premium')
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await button(page).press('Enter')
  const menu = page.getByRole('menu', { name: 'Ask for a photo' })
  await expect(menu).toContainText('Photos are part of your plan.')
  await expect(menu.getByRole('menuitem')).toHaveText(['Ask Amara for a photo'])
  await page.getByRole('menuitem').press('Enter')
  await expect(page.getByRole('log').getByRole('button', { name: 'View the photo from Amara' })).toHaveCount(2)
})

for (const [locale, label, ask] of [
  ['de', 'Nach einem Foto fragen', 'Amara nach einem Foto fragen'],
  ['ar', 'طلب صورة', 'طلب صورة من أمارا'],
  ['ja', '写真をお願いする', 'アマラに写真をお願いする'],
] as const)
  test(`[CH-15] [IN-07] what the button says is understood in ${locale}, too`, async ({ guest: { page, session }, world, context }) => {
    await remember(context, 'locale', locale)
    await page.goto(`/chat/${await world.openChat(session, 'amara', locale)}`)
    await page.getByRole('button', { name: label }).press('Enter')
    await page.getByRole('menuitem', { name: ask }).press('Enter')
    await expect(page.getByRole('log').getByRole('img')).toHaveCount(2)
  })
