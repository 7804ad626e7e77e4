import type { Page } from '@playwright/test'
import { CARDS, ProviderPage } from './support/provider-page.ts'
import { SettingsPage } from './support/settings-page.ts'
import { SignDialog } from './support/sign-dialog.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const plan = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const payButton = (page: Page) => main(page).getByRole('button', { name: /^Pay /u })
const note = (page: Page) => main(page).getByRole('note')
const changed = 'You pay in USD, the currency of your account. Earlier, prices were shown to you in EUR.'
const isPaid = (page: Page) => expect(page.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()

test('[PY-10] that the account has another currency stands once, above the first price, until somebody has paid in it', async ({ as, world }) => {
  const [character] = await world.characters('custom=true&limit=1&lang=en')
  const page = await as('visitor', { locale: 'en-IE' })
  await page.goto('/buy-premium')
  await expect(payButton(page)).toHaveText('Pay €11.99')
  await page.getByRole('button', { name: 'Log in' }).click()
  await new SignDialog(page).signIn('free@moonlit.example', 'moonlight7')
  await expect(payButton(page)).toHaveText('Pay $12.99')
  for (const address of ['/buy-premium', `/buy-premium/${character?.slug ?? ''}`]) {
    await page.goto(address)
    await expect(payButton(page)).toHaveText('Pay $12.99')
    await expect(main(page).getByRole('button', { name: /^10 minutes for \$4\.99/u })).toBeVisible()
    await expect(note(page)).toHaveText([changed])
    await expectAccessible(page)
    const price = main(page)
      .getByText(/^\$[\d.]+$/u)
      .first()
    const [told, first] = await Promise.all([note(page).boundingBox(), price.boundingBox()])
    expect(told?.y).toBeLessThan(first?.y ?? 0)
  }
  await page.goto('/amara')
  await main(page).getByRole('heading', { name: 'Private photos' }).scrollIntoViewIfNeeded()
  await expect(note(page)).toHaveText([changed])

  await page.goto('/buy-premium')
  await main(page)
    .getByRole('button', { name: /^10 minutes for \$4\.99/u })
    .click()
  await new ProviderPage(page).pay(CARDS.good)
  await isPaid(page)
  await page.goto('/buy-premium')
  await expect(payButton(page)).toHaveText('Pay $12.99')
  await page.waitForLoadState('networkidle')
  await expect(note(page)).toHaveCount(0)
})

test('[PY-10] who has paid in the account’s currency before is told nothing of what they saw as a visitor', async ({ as }) => {
  const page = await as('visitor', { locale: 'en-IE' })
  await page.goto('/buy-premium')
  await expect(payButton(page)).toHaveText('Pay €11.99')
  await page.getByRole('button', { name: 'Log in' }).click()
  await new SignDialog(page).signIn('no-allowance@moonlit.example', 'moonlight7')
  await expect(main(page).getByText(/^Premium is yours until/u)).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^10 minutes for \$4\.99/u })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(note(page)).toHaveCount(0)
})

test('[PY-11] [PY-09] the first subscription costs less, says so, and what it costs later; later just that is shown and charged', async ({
  member,
}) => {
  const lines = /Regular price\s*\$155\.88\s*Discount\s*-\$77\.94\s*Discount on your first subscription\s*-\$38\.97\s*Charged today\s*\$38\.97/u
  await member.goto('/buy-premium')
  // Said on the one card that it is true of, before it is chosen.
  await expect(main(member).getByRole('group').getByText('Discount on your first subscription')).toHaveCount(1)
  await plan(member, /^12 months .*about \$3\.25 a month Discount on your first subscription \$38\.97 Instead of \$155\.88 -75%/u).check()
  const order = main(member).getByRole('region', { name: 'Premium, twelve months' })
  await expect(order).toContainText(lines)
  await expect(order).toContainText('This price is for your first subscription. After that, this plan costs $77.94.')
  await expectAccessible(member)
  await payButton(member).click()
  const provider = new ProviderPage(member)
  await expect(await provider.order()).toContainText(lines)
  await provider.pay(CARDS.good)
  await isPaid(member)
  const settings = new SettingsPage(member)
  await settings.open()
  await expect(settings.section('Subscription')).toContainText('Discount on your first subscription: -$38.97')
  await expect(settings.section('Subscription')).toContainText('Bought again after that, it costs $77.94.')

  await member.getByRole('button', { name: 'Cancel the subscription' }).click()
  await member.getByRole('dialog').getByRole('button', { name: 'Cancel now' }).click()
  await expect(member.getByRole('dialog')).toHaveCount(0)
  await member.goto('/buy-premium')
  await plan(member, /^12 months .*about \$6\.50 a month .*\$77\.94 Instead of \$155\.88 -50%/u).check()
  await expect(main(member)).not.toContainText('first subscription')
  await expect(payButton(member)).toHaveText('Pay $77.94')
  await payButton(member).click()
  await expect((await provider.order()).locator('.price')).toHaveText('$77.94')
})
