import type { Locator, Page } from '@playwright/test'
import { CARDS, ProviderPage } from './support/provider-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test, whenItListens } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const EMAIL = 'robin@example.com'
const PASSWORD = 'moonlight7'
const PROMPT = 'by the sea at dusk, smiling'
/** What Premium has for a month, in orders of four. */
const ORDERS = 5

/** A screen that somebody stops at is whole: nothing sticks out, and nothing stands in the way. */
const isWhole = async (page: Page): Promise<void> => {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

for (const { locale, look } of [
  { locale: 'en', look: { viewport: { width: 1440, height: 900 } } },
  { locale: 'ar', look: phone },
] as const)
  test.describe(`in ${locale} at ${look.viewport.width} px`, () => {
    test.use({ ...look, locale })

    test('[TS-02] [TS-03] [WZ-08] [PY-05] [PY-09] [PG-02] [OV-07] [RT-12] from an advertisement to a character, Premium, photos, a pack and the retention offer; an admin sees where it came from', async ({
      newcomer: page,
      context,
      as,
      world,
    }) => {
      test.setTimeout(300_000)
      const t = await wordsOf(locale)
      await world.change({ generationDelay: { min: 0, max: 0 }, creationDelay: { min: 0, max: 0 } })
      const main = page.getByRole('main')
      const provider = new ProviderPage(page)
      const press = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true }).click()
      const heading = (name: string) => page.getByRole('heading', { name, exact: true })

      await test.step('an advertisement leads past the age gate to explore, and a second one to the landing page', async () => {
        await page.goto('/anime/fb?utm_source=ads&utm_campaign=moon')
        await press(page, t('overlays:age.continue'))
        await expect(page).toHaveURL(/\/anime$/u)
        await page.goto('/landing/create-ai?utm_source=x')
        await expect(heading(t('landing:title'))).toBeVisible()
        await isWhole(page)
      })

      await test.step('a character is built in six steps', async () => {
        await main
          .getByRole('link', { name: t('landing:action') })
          .first()
          .click()
        const form = main.locator('form')
        await form.getByRole('radio', { name: t('labels:gender.female'), exact: true }).click()
        await form.getByRole('textbox', { name: t('wizard:name.label'), exact: true }).fill('Luna')
        await press(page, t('wizard:surprise'))
        for (const step of ['style', 'origin', 'body', 'face', 'soul'] as const) {
          await expect(form.getByRole('heading', { level: 2 })).toHaveText(t(`wizard:step.${step}.title`))
          if (step === 'face') await form.getByRole('radio', { name: t('labels:hairColor.auburn'), exact: true }).click()
          await press(form, t('wizard:next'))
        }
        await expect(form.getByText(t('wizard:summary.signIn'))).toBeVisible()
        await isWhole(page)
        await press(form, t('wizard:create', { name: 'Luna' }))
      })

      await test.step('an account is made, and its address confirmed by the mailed link', async () => {
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(t('auth:field.email'), { exact: true }).fill(EMAIL)
        await dialog.getByLabel(t('auth:field.password'), { exact: true }).fill(PASSWORD)
        await press(dialog, t('auth:signUp.submit'))
        await expect(dialog.getByText(t('auth:confirm.text', { email: EMAIL }))).toBeVisible()
        const mailed = whenItListens(await context.newPage())
        await mailed.goto(await world.mailedPath('verify', EMAIL))
        await expect(mailed.getByRole('heading', { name: t('auth:verify.doneTitle') })).toBeVisible()
        await isWhole(mailed)
        await mailed.close()
        await expect(page).toHaveURL(/\/add-new-model\?step=summary/u)
        await press(page.getByRole('dialog'), t('subscriptions:discount.later'))
      })

      await test.step('creating is part of Premium, which is paid after one decline', async () => {
        await press(main, t('wizard:create', { name: 'Luna' }))
        const offer = page.getByRole('dialog', { name: t('subscriptions:upgrade.usedUp.creations') })
        await isWhole(page)
        await offer.getByRole('link', { name: t('subscriptions:upgrade.action') }).click()
        await expect(heading(t('subscriptions:plans.hero'))).toBeVisible()
        const pay = main.getByRole('button', { name: t('subscriptions:order.pay', { price: '' }).trim() })
        await pay.click()
        await provider.pay(CARDS.declined)
        await expect(heading(t('subscriptions:failure.title'))).toBeVisible()
        await isWhole(page)
        await main.getByRole('link', { name: t('subscriptions:failure.again') }).click()
        await pay.click()
        await provider.pay(CARDS.good)
        await expect(heading(t('subscriptions:success.title'))).toBeVisible()
        await isWhole(page)
      })

      await test.step('the draft is as it was, and becomes a character', async () => {
        await main.getByRole('link', { name: t('subscriptions:success.toDraft', { name: 'Luna' }) }).click()
        await press(main, t('wizard:create', { name: 'Luna' }))
        await expect(page).toHaveURL(/\/my-models\/luna-\w+$/u)
        await expect(page.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible()
        await isWhole(page)
      })

      await test.step('four photos are made, and more until none is left', async () => {
        await main.getByRole('link', { name: t('my-models:generate') }).click()
        for (let order = 1; order <= ORDERS; order += 1) {
          await main.getByLabel(t('photos:form.prompt')).fill(`${PROMPT} ${order}`)
          await main.getByRole('radio', { name: '4', exact: true }).click()
          await press(main, t('photos:form.submit', { count: 4 }))
          await expect(heading(t('photos:made.title', { count: 4 }))).toBeVisible()
          if (order === 1) await isWhole(page)
          await press(main, t('photos:made.more'))
        }
        await main.getByLabel(t('photos:form.prompt')).fill(PROMPT)
        await main.getByRole('radio', { name: '4', exact: true }).click()
        await press(main, t('photos:form.submit', { count: 4 }))
      })

      await test.step('the limit leads to a pack, which is there at once', async () => {
        const offer = page.getByRole('dialog', { name: t('subscriptions:upgrade.usedUp.generations') })
        await offer.getByRole('link', { name: t('subscriptions:upgrade.packsAction') }).click()
        const packs = main.getByRole('region', { name: t('subscriptions:packs.kind.photo') })
        await expect(packs).toBeFocused()
        await isWhole(page)
        await packs.getByRole('button').first().click()
        await provider.pay(CARDS.good)
        await expect(heading(t('subscriptions:success.title'))).toBeVisible()
        await main.getByRole('link', { name: t('subscriptions:success.toGenerate') }).click()
        await press(main, t('photos:form.submit', { count: 4 }))
        await expect(heading(t('photos:made.title', { count: 4 }))).toBeVisible()
      })

      await test.step('who cancels is offered less for the next time, and stays', async () => {
        await page.goto('/settings#subscription')
        await press(main, t('settings:subscription.cancel'))
        await isWhole(page)
        await press(page.getByRole('dialog'), t('subscriptions:cancel.keepOffer'))
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(main.getByRole('button', { name: t('settings:subscription.cancel') })).toBeVisible()
      })

      await test.step('an admin sees the visit, the sign-up and both payments on the page of the source', async () => {
        const day = new Date().toISOString().slice(0, 10)
        const admin = await as('admin')
        await admin.goto(`/fb?from=${day}&to=${day}`)
        const figures = admin
          .getByRole('table', { name: 'By character' })
          .getByRole('row', { name: /^Other pages/u })
          .getByRole('cell')
        await expect(figures).toHaveText(['1', '1', '2', '$18.98'])
      })
    })
  })
