import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const known = (page: Page): Locator => page.getByRole('region', { name: 'What Amara knows about you' })
const facts = (page: Page): Locator => known(page).getByRole('listitem')
const say = async (page: Page, words: string): Promise<void> => {
  const replies = page.getByRole('log').locator('[data-side="theirs"]')
  // The greeting has come.
  await expect(replies.first()).toBeVisible()
  const before = await replies.count()
  await page.getByRole('textbox', { name: 'Message to Amara' }).fill(words)
  await page.keyboard.press('Enter')
  await expect(replies).toHaveCount(before + 1)
}
const choose = async (page: Page, fact: string, item: string): Promise<void> => {
  await known(page)
    .getByRole('button', { name: `Change “${fact}”` })
    .press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
}
const toast = (page: Page, text: string): Locator =>
  page
    .getByRole('region', { name: /^Notifications/u })
    .getByRole('listitem')
    .filter({ hasText: text })

test('[CH-01] what people tell of themselves is listed beside the chat; corrected, pinned and forgotten by keyboard', async ({
  guest: { page, session },
  world,
}) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await expect(known(page)).toContainText('Nothing yet.')
  await say(page, 'My dog is called Rex')
  await say(page, "My sister's name is Nora")
  await expect(facts(page)).toHaveText([/Pet\s*Rex/u, /Sibling\s*Nora \(sister\)/u])

  await choose(page, 'Sibling: Nora (sister)', 'Pin')
  await expect(facts(page)).toHaveText([/Sibling/u, /Pet/u])
  await expect(facts(page).first().getByRole('img', { name: 'Pinned' })).toBeVisible()
  await expectAccessible(page)

  await choose(page, 'Pet: Rex', 'Correct')
  const field = known(page).getByRole('textbox', { name: 'Pet' })
  await expect(field).toBeFocused()
  await field.fill(' ')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('This field is required')
  await expectAccessible(page)
  await field.fill('Milo')
  await field.press('Enter')
  await expect(facts(page)).toHaveText([/Sibling/u, /Pet\s*Milo/u])
  await expect(known(page).getByRole('button', { name: 'Change “Pet: Milo”' })).toBeFocused()
  await choose(page, 'Pet: Milo', 'Correct')
  await field.fill('Max')
  await field.press('Escape')
  await expect(facts(page)).toHaveText([/Sibling/u, /Pet\s*Milo/u])
  await say(page, "What is my dog's name?")
  await expect(page.getByRole('log').locator('[data-side="theirs"]').last()).toContainText('Milo')

  await choose(page, 'Pet: Milo', 'Forget')
  await expect(toast(page, 'Forgotten')).toBeVisible()
  await expect(facts(page)).toHaveText([/Sibling/u])
  await expect(known(page)).toBeFocused()
  await say(page, 'What is the name of my dog?')
  await expect(page.getByRole('log').locator('[data-side="theirs"]').last()).not.toContainText(/Milo|Rex/u)
  await page.reload()
  await expect(facts(page)).toHaveText([/Sibling/u])
})

test('[CH-01] [CH-25] nobody can be made a minor by correcting an age, nor a fact against the rules', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await say(page, 'I am 34 years old and I live in Oslo')
  await choose(page, 'Age: 34', 'Correct')
  const age = known(page).getByRole('textbox', { name: 'Age' })
  await age.fill('15')
  await age.press('Enter')
  await expect(age).toHaveAccessibleDescription('This value is not valid')
  await expect(age).toHaveValue('15')
  await age.press('Escape')
  await choose(page, 'Home: Oslo', 'Correct')
  const city = known(page).getByRole('textbox', { name: 'Home' })
  await city.fill('I am 15 years old')
  await city.press('Enter')
  await expect(city).toHaveAccessibleDescription(/^This goes against our policy/u)
})

const onPhone = {
  en: { told: 'My dog is called Rex', show: 'Show profile', more: /^Change “/u },
  ar: { told: 'كلبي اسمه ريكس', show: 'إظهار الملف الشخصي', more: /^تغيير/u },
} as const
for (const [locale, { told, show, more }] of variants(Object.entries(onPhone)))
  test.describe(`on a phone in ${locale}`, () => {
    test.use(phone)
    test(`[CH-01] [LY-09] what is known of people fits a phone in ${locale}, and a thumb`, async ({ guest: { page, session }, world, context }) => {
      await remember(context, 'locale', locale)
      const id = await world.openChat(session, 'amara', locale)
      await page.goto(`/chat/${id}`)
      const box = page.getByRole('textbox')
      await box.fill(told)
      await box.press('Enter')
      await expect(page.getByRole('log').locator('[data-side="theirs"]')).toHaveCount(2)
      await page.getByRole('button', { name: show }).tap()
      const menu = page.getByRole('dialog').getByRole('button', { name: more })
      await menu.scrollIntoViewIfNeeded()
      const size = await menu.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await menu.tap()
      await page.getByRole('menuitem').first().tap()
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  })
