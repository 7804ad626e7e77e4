import type { Page } from '@playwright/test'
import { holdTime, passTimeUntil } from './support/clock.ts'
import { CARDS, ProviderPage } from './support/provider-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, signDialog, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const main = (page: Page) => page.getByRole('main')
const photo = (page: Page, number: number) => main(page).getByRole('button', { name: new RegExp(`^Private photo ${number}, unlock for `, 'u') })
/** Prices are asked for once somebody comes near them. */
const comeNear = (page: Page) => main(page).getByRole('heading', { name: 'Private photos' }).scrollIntoViewIfNeeded()
/** Who sees the prices of the account that they will sign in to. */
const american = { locale: 'en-US' } as const
const priceOn = async (page: Page, number: number): Promise<string> =>
  /[$€][\d.]+/u.exec((await photo(page, number).getAttribute('aria-label')) ?? '')?.[0] ?? ''
const charged = async (page: Page): Promise<string> => (await (await new ProviderPage(page).order()).locator('.price').textContent()) ?? ''
const signIn = (page: Page) => signDialog(page).signIn('free@moonlit.example', 'moonlight7')

test('[CP-03] [PY-05] [PY-11] a visitor who wants a photo for sale pays for it once they are signed in, without a second press, at the price they saw', async ({
  as,
  world,
}) => {
  const visitor = await as('visitor', american)
  await visitor.goto('/amara')
  await comeNear(visitor)
  const price = await priceOn(visitor, 2)
  await photo(visitor, 2).click()
  await signIn(visitor)
  expect(await charged(visitor)).toBe(price)
  expect(await world.mock.requests({ call: 'photosForSale.buy' })).toHaveLength(1)
  // Whoever changes their mind is back where they were, and is not led away again.
  await new ProviderPage(visitor).cancel()
  await expect(visitor).toHaveURL(/\/amara/u)
  await expect(photo(visitor, 2)).toBeVisible()
  await visitor.reload()
  await comeNear(visitor)
  await expect(photo(visitor, 2)).toBeVisible()
  expect(await world.mock.requests({ call: 'photosForSale.buy' })).toHaveLength(1)
})

test('[PY-02] [PY-05] [PY-11] a visitor who wants a pack pays for it once they are signed in, without a second press', async ({ as, world }) => {
  const visitor = await as('visitor', american)
  await visitor.goto('/buy-premium')
  await main(visitor).getByRole('button', { name: '20 photos for $5.99: buy' }).click()
  await signIn(visitor)
  await expect(await new ProviderPage(visitor).order()).toContainText('20 photo generations')
  expect(await charged(visitor)).toBe('$5.99')
  expect(await world.mock.requests({ call: 'subscriptions.buyPack' })).toHaveLength(1)
})

test('[PY-05] [SG-15] what a visitor wants to buy goes on by itself after signing in by a social provider, too', async ({ as }) => {
  const visitor = await as('visitor', american)
  await visitor.goto('/buy-premium')
  await main(visitor).getByRole('button', { name: '20 photos for $5.99: buy' }).click()
  await signDialog(visitor).button('Continue with Google').click()
  await visitor.getByRole('button', { name: /Noa|free@/u }).click()
  await expect(await new ProviderPage(visitor).order()).toContainText('20 photo generations')
})

test('[PY-05] who closes the sign-in has put the purchase off: it does not go on when they sign in later', async ({ as, world }) => {
  const visitor = await as('visitor', american)
  await visitor.goto('/buy-premium')
  await main(visitor).getByRole('button', { name: '20 photos for $5.99: buy' }).click()
  await expect(signDialog(visitor).email).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await signIn(visitor)
  await expect(visitor.getByText('Welcome back, Noa')).toBeVisible()
  await expect(main(visitor).getByRole('button', { name: '20 photos for $5.99: buy' })).toBeEnabled()
  await expect(visitor).toHaveURL('/buy-premium')
  expect(await world.mock.requests({ call: 'subscriptions.buyPack' })).toHaveLength(0)
})

test('[PY-05] [PY-11] a code that the account has used before lowers no price: the purchase stops, and says what it costs now', async ({
  as,
  world,
}) => {
  const visitor = await as('visitor', american)
  const buyer = await as('free')
  await buyer.goto('/buy-premium?promoCode=FIRSTNIGHT')
  await main(buyer).getByRole('button', { name: /^Pay /u }).click()
  await new ProviderPage(buyer).pay(CARDS.good)
  await expect(buyer.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()
  const [first] = await world.characters('custom=true&limit=1&lang=en')
  await visitor.goto(`/buy-premium/${first?.slug ?? ''}?promoCode=FIRSTNIGHT`)
  await main(visitor)
    .getByRole('button', { name: /^Unlock .* for \$6\.99$/u })
    .click()
  await signIn(visitor)
  const note = main(visitor).getByRole('note')
  await expect(note).toHaveText('Before you logged in, this cost $6.99. Now it costs $9.99. Nothing has been charged.')
  await expect(note).toBeFocused()
  await expect(note).toBeInViewport()
  await expectAccessible(visitor)
  expect(await world.mock.requests({ call: 'subscriptions.buy' })).toHaveLength(1)
  await main(visitor)
    .getByRole('button', { name: /^Unlock .* for \$9\.99$/u })
    .click()
  expect(await charged(visitor)).toBe('$9.99')
})

for (const { name, options } of variants([
  { name: 'a wide screen', options: {} },
  { name: 'a phone', options: phone },
] as const))
  test(`[CP-03] [PY-10] [PY-11] on ${name} who saw a photo’s price in euros and has an account in dollars is told so beside it before paying`, async ({
    as,
    world,
  }) => {
    const page = await as('visitor', { ...options, locale: 'en-IE' })
    await page.goto('/amara')
    await comeNear(page)
    expect(await priceOn(page, 1)).toMatch(/^€/u)
    await photo(page, 1).click()
    await signIn(page)
    const note = main(page).getByRole('region', { name: 'Private photos' }).getByRole('note')
    await expect(note).toHaveText('You pay in USD, the currency of your account. Earlier, prices were shown to you in EUR.')
    await expect(note).toBeFocused()
    await expect(note).toBeInViewport()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await world.mock.requests({ call: 'photosForSale.buy' })).toHaveLength(0)
    const price = await priceOn(page, 1)
    expect(price).toMatch(/^\$/u)
    await photo(page, 1).click()
    expect(await charged(page)).toBe(price)
  })

test('[PY-02] [PY-10] the account’s currency is told beside the packs, too', async ({ as }) => {
  const page = await as('visitor', { locale: 'en-IE' })
  await page.goto('/buy-premium')
  await main(page)
    .getByRole('button', { name: /^20 photos for €/u })
    .click()
  await signIn(page)
  const packs = main(page).getByRole('region', { name: 'More when you need it' })
  await expect(packs.getByRole('note')).toHaveText('You pay in USD, the currency of your account. Earlier, prices were shown to you in EUR.')
  await expect(packs.getByRole('note')).toBeFocused()
})

test('[OV-03] [CP-03] [PY-05] the sale does not cover a purchase that is under way', async ({ as }) => {
  const visitor = await as('visitor', american)
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await visitor.route('**/photos/*/buy/', async (route) => {
    asked.resolve()
    await answered.promise
    await route.continue()
  })
  await visitor.clock.install()
  await visitor.goto('/amara')
  await comeNear(visitor)
  await expect(photo(visitor, 1)).toBeVisible()
  await photo(visitor, 1).click()
  await expect(signDialog(visitor).email).toBeVisible()
  await holdTime(visitor)
  await signIn(visitor)
  let isAsked = false
  void asked.promise.then(() => {
    isAsked = true
  })
  await passTimeUntil(visitor, async () => expect(isAsked).toBe(true))
  await visitor.clock.runFor(10_000)
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
  answered.resolve()
  await new ProviderPage(visitor).order()
})
