import type { Locator, Page } from '@playwright/test'
import { CARDS } from './support/provider-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'
import { variants } from './support/variants.ts'
import { wordsOf } from './support/words.ts'

/** After so many steps something is out of reach. */
const MOST_STEPS = 120

/** Walks to a control by Tab, as somebody without a pointer does. */
const reach = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await control.evaluate((part) => part === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached in ${MOST_STEPS} steps: ${String(control)}`)
}

const press = async (page: Page, control: Locator): Promise<void> => {
  await reach(page, control)
  await page.keyboard.press('Enter')
}

/** A screen that somebody stops at is whole: nothing sticks out, and nothing stands in the way. */
const isWhole = async (page: Page): Promise<void> => {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

for (const { locale, width } of variants([
  { locale: 'en', width: 1440 },
  { locale: 'ar', width: 360 },
] as const))
  test.describe(`by keyboard alone in ${locale} at ${width} px`, () => {
    const options = { locale, viewport: { width, height: 760 } }

    test('[LY-10] [LY-09] [PY-05] [PY-09] [OV-06] a member buys with a code, keeps the receipt, takes the offer to stay, and cancels after all', async ({
      as,
      world,
    }) => {
      test.setTimeout(120_000)
      await world.setLanguage('free', locale)
      const page = await as('free', options)
      const t = await wordsOf(locale)
      const main = page.getByRole('main')
      await page.goto('/buy-premium?promoCode=FIRSTNIGHT')
      const order = main
        .getByRole('region')
        .filter({ hasText: t('subscriptions:order.today') })
        .last()
      await expect(order).toContainText(t('subscriptions:order.offCode', { code: 'FIRSTNIGHT' }))
      const plans = main.getByRole('radio')
      await reach(page, main.getByRole('radio', { checked: true }))
      await page.keyboard.press('ArrowDown')
      await expect(plans.nth(1)).toBeFocused()
      await expect(plans.nth(1)).toBeChecked()
      await page.keyboard.press('ArrowUp')
      await expect(plans.nth(0)).toBeChecked()
      await isWhole(page)
      await press(page, order.getByRole('button', { name: t('subscriptions:order.pay', { price: '' }).trim() }))

      await expect(page.locator('#number')).toBeFocused()
      await isWhole(page)
      await page.keyboard.type(CARDS.good)
      await page.keyboard.press('Tab')
      await page.keyboard.type('12/39')
      await page.keyboard.press('Tab')
      await page.keyboard.type('123')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Noa Lind')
      await page.keyboard.press('Enter')

      await expect(page.getByRole('heading', { name: t('subscriptions:success.title') })).toBeVisible()
      await isWhole(page)
      await press(page, main.getByRole('link', { name: t('subscriptions:success.receipt') }))
      const section = page.getByRole('region', { name: t('settings:section.subscription') })
      await expect(section.getByRole('listitem')).toBeFocused()
      await expect(section.getByRole('listitem')).toContainText(t('settings:receipts.field.offCode', { code: 'FIRSTNIGHT' }))
      await isWhole(page)

      const cancel = section.getByRole('button', { name: t('settings:subscription.cancel') })
      await cancel.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(t('subscriptions:cancel.nowTitle'))
      await isWhole(page)
      await press(page, dialog.getByRole('button', { name: t('subscriptions:cancel.keepOffer') }))
      await expect(dialog).toHaveCount(0)
      await expect(cancel).toBeFocused()
      await page.keyboard.press('Enter')
      await press(page, dialog.getByRole('button', { name: t('subscriptions:cancel.confirm') }))
      await expect(dialog).toHaveCount(0)
      await expect(cancel).toHaveCount(0)
      // What was pressed is gone; the keyboard goes on where it was.
      expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
    })

    test('[LY-10] [LY-09] [PG-01] [PG-05] a member has photos made, looks at one large, and leaves it', async ({ as, world }) => {
      test.setTimeout(120_000)
      await world.setLanguage('premium', locale)
      await world.change({ generationDelay: { min: 0, max: 0 } })
      const page = await as('premium', options)
      const t = await wordsOf(locale)
      const main = page.getByRole('main')
      await page.goto('/generate-photo')
      await press(page, main.getByRole('button', { name: t('photos:form.character') }))
      const dialog = page.getByRole('dialog', { name: t('photos:choose.title') })
      await expect(dialog.getByRole('combobox')).toBeFocused()
      await page.keyboard.type('Amara')
      // In Arabic she is written in its own script, and found by both.
      await expect(dialog.getByRole('option').first()).toHaveAccessibleName(locale === 'ar' ? /أمارا/u : /Amara/u)
      await isWhole(page)
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(main.getByRole('button', { name: t('photos:form.character') })).toBeFocused()
      await reach(page, page.getByLabel(t('photos:form.prompt')))
      await page.keyboard.type('by the sea at dusk, smiling')
      const submit = main.getByRole('button', {
        name: new RegExp(`^(?:${t('photos:form.submit', { count: 1 })}|${t('photos:form.submit', { count: 4 })})$`, 'u'),
      })
      await isWhole(page)
      await press(page, submit)
      const photo = main
        .getByRole('button', {
          name: t('photos:openNewest', { number: '', prompt: '' })
            .replaceAll(/\s*:\s*$/gu, '')
            .trim(),
        })
        .first()
      await expect(photo).toBeVisible({ timeout: 60_000 })
      await isWhole(page)
      await press(page, photo)
      const large = page.getByRole('dialog')
      await expect(large).toBeVisible()
      await isWhole(page)
      await page.keyboard.press('Escape')
      await expect(large).toHaveCount(0)
      await expect(photo).toBeFocused()
    })

    test('[LY-10] [LY-09] [WZ-01] [WZ-07] a member makes a character in six steps', async ({ as, world }) => {
      test.setTimeout(120_000)
      await world.setLanguage('premium', locale)
      await world.change({ creationDelay: { min: 0, max: 0 } })
      const page = await as('premium', options)
      const t = await wordsOf(locale)
      await page.goto('/add-new-model')
      const form = page.getByRole('main').locator('form')
      await reach(
        page,
        form
          .getByRole('radiogroup', { name: t('labels:property.gender') })
          .getByRole('radio')
          .first(),
      )
      await page.keyboard.press('Space')
      await reach(page, form.getByRole('textbox', { name: t('wizard:name.label'), exact: true }))
      await page.keyboard.type('Luna')
      await isWhole(page)
      await page.keyboard.press('Shift+Tab')
      await page.getByRole('button', { name: t('wizard:surprise') }).focus()
      await page.keyboard.press('Enter')
      for (const step of ['style', 'origin', 'body', 'face', 'soul'] as const) {
        await expect(form.getByRole('heading', { level: 2 })).toHaveText(t(`wizard:step.${step}.title`))
        await isWhole(page)
        await press(page, form.getByRole('button', { name: t('wizard:next'), exact: true }))
      }
      await expect(form.getByRole('heading', { level: 2 })).toHaveText(t('wizard:step.summary.title'))
      await isWhole(page)
      await press(page, form.getByRole('button', { name: t('wizard:create', { name: 'Luna' }), exact: true }))
      await expect(page).toHaveURL(/\/my-models\/luna-\w+$/u)
      await expect(page.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible()
      await isWhole(page)
    })
  })
