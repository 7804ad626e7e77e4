import type { Page } from '@playwright/test'
import { expect, signDialog, test } from './support/test.ts'

/** Begins at a character's page, and comes back from a provider as one of the people it knows. */
const comeBackFrom = async (page: Page, provider: 'Facebook' | 'Google' | 'Twitter', person: string): Promise<void> => {
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Create account' }).click()
  await signDialog(page).button(`Continue with ${provider}`).click()
  await page.getByRole('button', { name: person }).click()
}

const waysOut = {
  'the Escape key': (page: Page) => page.keyboard.press('Escape'),
  'the cross': (page: Page) => signDialog(page).button('Close').click(),
  'the browser’s Back': (page: Page) => page.goBack(),
}

for (const [way, leave] of Object.entries(waysOut)) {
  test(`[SG-08] [RT-14] who leaves an unfinished registration by ${way} is back where it began, and is not asked again`, async ({ visitor }) => {
    await comeBackFrom(visitor, 'Twitter', 'Sky Lark')
    await expect(visitor.getByRole('dialog', { name: 'Almost there' })).toBeVisible()
    await leave(visitor)
    await expect(visitor).toHaveURL('/amara')
    await expect(visitor.getByRole('dialog')).toHaveCount(0)
    await expect(visitor.getByRole('heading', { level: 1, name: /^Amara/u })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('button', { name: 'Create account' })).toBeVisible()
    await expect(visitor.getByRole('dialog')).toHaveCount(0)
  })
}

test('[SG-08] [RT-14] who leaves an unfinished registration that began nowhere on this site is on explore', async ({ visitor }) => {
  await comeBackFrom(visitor, 'Google', 'Sky Lark')
  await expect(visitor.getByRole('dialog', { name: 'Almost there' })).toBeVisible()
  await visitor.goto(visitor.url().replace(/back_url=.*$/u, 'back_url=https://elsewhere.example/'))
  await expect(visitor.getByRole('dialog', { name: 'Almost there' })).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor).toHaveURL('/')
})

test('[SG-06] [SG-08] who finishes a registration by hand and confirms later is back where it began', async ({ visitor }) => {
  await comeBackFrom(visitor, 'Google', 'Sky Lark')
  const sign = signDialog(visitor)
  await sign.email.fill('sky@example.com')
  await sign.button('Finish registration').click()
  await expect(sign.box.getByText('We sent a link to sky@example.com')).toBeVisible()
  await sign.button('Later').click()
  await expect(visitor).toHaveURL('/amara')
  await expect(visitor.getByRole('button', { name: 'Your account' })).toBeVisible()
  await visitor.goBack()
  await expect(visitor).not.toHaveURL(/oauth/u)
})
