import type { Page } from '@playwright/test'
import { expect, remember, test } from './support/test.ts'

// The setting MORE_LOCALES, which these stories run with, adds Russian to the ten languages of the switcher.
const footer = (page: Page) => page.getByRole('contentinfo')

test('[LY-07] [IN-03] who asks for Russian is shown the public offer in place of the terms, on every page with a footer', async ({ as }) => {
  const page = await as('visitor', { locale: 'ru-RU' })
  for (const address of ['/', '/landing/create-ai', '/privacy-policy']) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(footer(page).getByRole('link', { name: 'Публичная оферта' })).toHaveAttribute('href', '/public-offer')
    await expect(page.getByRole('link', { name: 'Условия использования' })).toHaveCount(0)
  }
  await footer(page).getByRole('link', { name: 'Публичная оферта' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Публичная оферта' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Что продаётся' })).toContainText('Подписки на срок')
})

test('[LY-07] in other languages the terms are linked, and nowhere the public offer', async ({ as }) => {
  for (const { locale, terms } of [
    { locale: 'en', terms: 'Terms and conditions' },
    { locale: 'de', terms: 'Nutzungsbedingungen' },
  ]) {
    const page = await as('visitor', { locale })
    for (const address of ['/', '/landing/create-ai', '/privacy-policy']) {
      await page.goto(address)
      await expect(footer(page).getByRole('link', { name: terms })).toHaveAttribute('href', '/terms-and-conditions')
      await expect(page.locator('a[href="/public-offer"]')).toHaveCount(0)
    }
  }
})

test('[IN-03] what is counted follows the Russian rule', async ({ guest: { page, session }, context, world }) => {
  await remember(context, 'locale', 'ru')
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  for (const [left, said] of [
    [21, 'Остался 21 символ'],
    [22, 'Осталось 22 символа'],
    [25, 'Осталось 25 символов'],
    [11, 'Осталось 11 символов'],
  ] as const) {
    await page.getByRole('textbox').fill('x'.repeat(4000 - left))
    await expect(page.getByText(said, { exact: true })).toBeVisible()
  }
  await page.getByRole('textbox').fill('x'.repeat(6003))
  await expect(page.getByText('Лишних 2\u00A0003 символа.')).toBeVisible()
})

test('[IN-03] [NV-03] Russian is in no switcher; a member who reads it keeps it, until they choose one that is', async ({ visitor, context }) => {
  await visitor.goto('/?lang=ru')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Найди ИИ\u2011девушку, которая тебя помнит' })).toBeVisible()
  await visitor.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'С возвращением' })
  await dialog.getByLabel('Эл. почта').fill('free@moonlit.example')
  await dialog.getByLabel('Пароль', { exact: true }).fill('moonlight7')
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(visitor.getByText('С возвращением, Noa')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await visitor.goto('/anime')
  await visitor.getByRole('button', { name: 'Язык: Русский' }).click()
  await expect(visitor.getByRole('menuitemradio')).toHaveCount(10)
  await expect(visitor.getByRole('menuitemradio', { name: 'Русский' })).toHaveCount(0)
  await visitor.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'de')
  await visitor.goto('/')
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'de')
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('de')
})

test('[IN-03] the wizard names what the API names in ten languages in Russian, too', async ({ as }) => {
  const page = await as('visitor', { locale: 'ru' })
  await page.goto('/add-new-model')
  await expect(page.getByRole('radio', { name: 'Женщина' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Аниме' })).toBeVisible()
})
