import type { Page } from '@playwright/test'
import { CARDS, ProviderPage } from './support/provider-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Ask for a photo' })

for (const size of variants(['computer', 'phone'] as const))
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
  await expect(menu).toContainText('Photos are part of your plan. 20 photos of your plan are left this month.')
  await expect(menu.getByRole('menuitem')).toHaveText(['Ask Amara for a photo'])
  await page.getByRole('menuitem').press('Enter')
  await expect(page.getByRole('log').getByRole('button', { name: 'View the photo from Amara' })).toHaveCount(2)
  await button(page).press('Enter')
  await expect(menu).toContainText('19 photos of your plan are left this month.')
  await page.goto('/settings#subscription')
  const subscription = page.getByRole('region', { name: 'Subscription' })
  await expect(
    subscription
      .locator('div')
      .filter({ has: page.getByText('Photos in chats left') })
      .last(),
  ).toContainText('19')
  await expect(subscription).toContainText('What your plan brings each month is new on')
})

test('[CH-15] [OV-07] who has used the month’s photos is told so before asking; one that comes all the same is blurred and says when it opens', async ({
  as,
}) => {
  const page = await as('no-allowance')
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await button(page).click()
  const menu = page.getByRole('menu', { name: 'Ask for a photo' })
  await expect(menu).toContainText('This month’s photos of your plan are used up. Another one would come blurred.')
  await expect(menu.getByRole('menuitem')).toHaveText(['Get photo generations'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const box = page.getByRole('textbox', { name: 'Message to Amara' })
  await box.fill('Send me a photo of you')
  await box.press('Enter')
  await page.getByRole('log').getByRole('button', { name: 'Unlock the photo from Amara' }).click()
  const dialog = page.getByRole('dialog', { name: 'This month’s photos are used up' })
  await expect(dialog.getByRole('status')).toHaveText(/^New ones come on \w+ \d{1,2}, \d{4}\.$/u)
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Get photo generations' }).click()
  await expect(page).toHaveURL('/buy-premium#packs-photo')
})

test('[CH-15] [OV-07] [PY-02] who has used the month’s photos is led to what helps: to a pack with no generation left, to generating with one', async ({
  as,
}) => {
  const page = await as('no-allowance')
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await expect(page).toHaveURL(/chat/u)
  const chat = new URL(page.url()).pathname
  await button(page).press('Enter')
  await page.getByRole('menuitem', { name: 'Get photo generations' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Photo generations' })).toBeFocused()
  await page.getByRole('button', { name: '20 photos for $5.99: buy' }).click()
  await new ProviderPage(page).pay(CARDS.good)
  await expect(page.getByRole('main')).toContainText('It has been added to what you have')
  await page.goto(chat)
  await page.getByRole('log').getByRole('img').first().waitFor()
  await button(page).press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Generate photos'])
  await page.getByRole('menuitem').press('Enter')
  await expect(page).toHaveURL('/generate-photo')
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
