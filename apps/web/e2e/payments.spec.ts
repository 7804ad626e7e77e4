import type { Page } from '@playwright/test'
import { CARDS, ProviderPage } from './support/provider-page.ts'
import { SettingsPage } from './support/settings-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, whenItListens } from './support/test.ts'
import { variants } from './support/variants.ts'

const main = (page: Page) => page.getByRole('main')
const plan = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const payButton = (page: Page) => main(page).getByRole('button', { name: /^Pay /u })
const isPaid = (page: Page) => expect(page.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()

test('[PY-01] [PY-11] [RT-06] the plans say what they cost, what they include, and until when, and choose none for being dear', async ({
  as,
  world,
}) => {
  await world.mock.clock.set('2027-01-31T12:00:00Z')
  const member = await as('free')
  await member.goto('/buy-premium')
  await expect(plan(member, /^1 month Popular .*\$12\.99/u)).toBeChecked()
  await expect(plan(member, /^3 months .*\$23\.99 Instead of \$38\.97 -38%/u)).toBeVisible()
  await expect(plan(member, /^12 months Best price .*about \$3\.25 a month .*\$38\.97 Instead of \$155\.88 -75%/u)).toBeVisible()
  const included = main(member).getByRole('list', { name: 'What is included' }).getByRole('listitem')
  await expect(included).toHaveText([
    'Unlimited messages',
    '20 photos from your chats every month',
    '6 minutes of voice every month',
    'Photos without blur, private ones too',
    '20 photo generations every month',
    '3 AI characters of your own every month',
  ])
  await expect(main(member)).toContainText('Runs until February 28, 2027 and does not renew by itself.')
  await plan(member, /^12 months/u).check()
  await expect(payButton(member)).toHaveText('Pay $38.97')
  await expect(main(member)).toContainText('Runs until January 31, 2028')
  await expectAccessible(member)
  await member.reload()
  await expect(plan(member, /^12 months/u)).toBeChecked()
})

test('[PY-01] without any plan the page says so', async ({ member }) => {
  await member.route(/\/api\/v1\/subscriptions\/\?/u, (route) => route.fulfill({ json: { result: [] } }))
  await member.goto('/buy-premium')
  await expect(main(member).getByText('No subscription plans found')).toBeVisible()
})

test('[PY-05] [PY-06] [PY-07] [PY-11] [RT-07] [XT-02] [XT-06] a member pays after one decline, and every tab has what was paid for', async ({
  member,
  context,
}) => {
  const settings = whenItListens(await context.newPage())
  await settings.goto('/settings')
  await expect(settings.getByText('No subscription', { exact: true })).toBeVisible()
  const plans = whenItListens(await context.newPage())
  await plans.goto('/buy-premium')
  await expect(payButton(plans)).toBeVisible()

  await member.goto('/buy-premium')
  await payButton(member).click()
  const provider = new ProviderPage(member)
  await expect(await provider.order()).toContainText('Premium, one month')
  await expect((await provider.order()).locator('.price')).toHaveText('$12.99')
  await expect(await provider.order()).toContainText('does not renew by itself')
  const faces = await member.evaluate(async () =>
    [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(faces.map((face) => face.replaceAll('"', ''))).toEqual(expect.arrayContaining(['Moonlit Display', 'Moonlit Text']))
  await provider.pay(CARDS.declined)
  await expect(member.getByRole('heading', { name: 'Sorry payment didn’t go through' })).toBeVisible()
  await expect(main(member)).toContainText('Please check your card details. Nothing was charged.')
  await expectAccessible(member)
  await main(member).getByRole('link', { name: 'Try again' }).click()
  await payButton(member).click()
  await provider.pay(CARDS.good)
  await isPaid(member)
  await expect(main(member)).toContainText('Premium, one month: charged once, $12.99.')
  await expect(main(member)).toContainText('It does not renew by itself.')
  await expectAccessible(member)

  await expect(plans).toHaveURL('/')
  await expect(settings.getByText('Premium, one month').first()).toBeVisible()
  await main(member).getByRole('link', { name: 'Receipt' }).click()
  await expect(member).toHaveURL(/\/settings#receipt-p_/u)
  const receipt = member.getByRole('listitem').filter({ hasText: 'Premium, one month' })
  await expect(receipt).toContainText('$12.99')
  await expect(receipt).toBeFocused()
  await expect(receipt).toBeInViewport()
  const access = (await context.cookies()).find(({ name }) => name === 'models_access')
  expect(decodeURIComponent(access?.value ?? '')).toContain('"notCustom":true')
})

test('[PY-12] after a typo and a decline, going back shows the provider’s page, with how the payment ended', async ({ member }) => {
  await member.goto('/buy-premium')
  await payButton(member).click()
  const provider = new ProviderPage(member)
  await provider.order()
  await provider.fill('4242')
  await member.keyboard.press('Enter')
  await expect(member.getByRole('alert')).toBeVisible()
  await expect(member.locator('#name')).toHaveValue('Noa Lind')
  await expect(member.locator('#number')).toHaveValue('')
  expect(member.url()).not.toMatch(/4242|123|Noa/u)
  await provider.fill(CARDS.declined)
  await member.keyboard.press('Enter')
  await expect(member).toHaveURL(/\/payment-failure/u)
  await member.goBack()
  await expect(member.getByRole('heading', { name: 'This payment was not made' })).toBeVisible()
})

test('[PY-07] [PY-11] after a decline the same plan is tried again at the same price, a source’s or a code’s', async ({ member }) => {
  const provider = new ProviderPage(member)
  const again = main(member).getByRole('link', { name: 'Try again' })
  await member.goto('/promo/fb')
  await plan(member, /^1 month .*\$6\.50/u).check()
  await payButton(member).click()
  await provider.pay(CARDS.declined)
  await again.click()
  await expect(payButton(member)).toHaveText('Pay $6.50')

  await member.goto('/buy-premium')
  await plan(member, /^3 months/u).check()
  await main(member).getByRole('button', { name: 'I have a promo code' }).click()
  await expect(main(member).getByLabel('Promo code')).toBeFocused()
  await member.keyboard.type('FULLMOON')
  await member.keyboard.press('Enter')
  await expect(payButton(member)).not.toHaveText('Pay $23.99')
  const price = (await payButton(member).textContent()) ?? ''
  await payButton(member).click()
  await provider.pay(CARDS.declined)
  await again.click()
  await expect(plan(member, /^3 months/u)).toBeChecked()
  await expect(payButton(member)).toHaveText(price)
})

test('[PY-07] [PY-12] of two payments with one code the second says that the code is used, while the bank confirms the first, and leads to the price without it', async ({
  member,
  context,
  world,
}) => {
  await world.freezeClock()
  const characters = await world.characters('custom=true&limit=2&lang=en')
  const other = whenItListens(await context.newPage())
  // Both tabs are at the provider before either has paid.
  for (const [index, page] of [member, other].entries()) {
    await page.goto(`/buy-premium/${characters[index]?.slug ?? ''}?promoCode=FIRSTNIGHT`)
    await main(page)
      .getByRole('button', { name: /^Unlock .* for \$6\.99$/u })
      .click()
    await new ProviderPage(page).order()
  }
  await new ProviderPage(member).pay(CARDS.slow)
  await expect(member.getByRole('heading', { name: 'Your bank is confirming the payment' })).toBeVisible()

  await new ProviderPage(other).pay(CARDS.good)
  await expect(other.getByRole('heading', { name: 'Your code has been used already' })).toBeVisible()
  await expect(main(other)).toContainText('The code FIRSTNIGHT counts once, and another payment of yours has used it. Nothing was charged.')
  await expect(main(other)).not.toContainText('card')
  await expectAccessible(other)
  await other.goBack()
  await expect(other.getByText('The code FIRSTNIGHT counts once')).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('link', { name: 'Back to Moonlit' }).click()
  await main(other).getByRole('link', { name: 'Try again' }).click()
  // The page puts the plan that it shows in the place of the character's.
  await expect(other).toHaveURL(({ pathname }) => pathname === `/buy-premium/${characters[1]?.slug ?? ''}`)
  await expect(main(other).getByRole('button', { name: /^Unlock .* for \$9\.99$/u })).toBeVisible()
  await expect(main(other)).not.toContainText('FIRSTNIGHT')
  await world.advanceClock(8000)
  await isPaid(member)
})

test('[PY-07] a payment that was not made within a day says so, and nothing of a card', async ({ member, world }) => {
  await member.goto('/buy-premium')
  await payButton(member).click()
  const provider = new ProviderPage(member)
  await provider.order()
  await world.advanceClock(24 * 60 * 60 * 1000)
  await provider.pay(CARDS.good)
  await expect(member.getByRole('heading', { name: 'This payment has expired' })).toBeVisible()
  await expect(main(member)).toContainText('A payment can be made within a day. Nothing was charged.')
  await expectAccessible(member)
  await main(member).getByRole('link', { name: 'Try again' }).click()
  await expect(payButton(member)).toHaveText('Pay $12.99')
})

test('[PY-05] who goes back from the provider is where they were, and nothing is charged', async ({ member }) => {
  await member.goto('/buy-premium?plan=premium-annual')
  await payButton(member).click()
  await new ProviderPage(member).cancel()
  await expect(member).toHaveURL(/\/buy-premium/u)
  await expect(payButton(member)).toBeEnabled()
  await payButton(member).click()
  await new ProviderPage(member).order()
  await member.goBack()
  await expect(payButton(member)).toHaveAttribute('data-state', 'idle')
})

test('[PY-07] [PY-08] [RT-07] a second subscription is refused: by the plans, by the provider, and in a tab that has not heard of the first', async ({
  member,
  context,
  as,
}) => {
  await member.goto('/buy-premium')
  await payButton(member).click()
  await new ProviderPage(member).pay(CARDS.duplicate)
  await expect(member.getByRole('heading', { name: 'Duplicate payment not allowed' })).toBeVisible()
  // Nothing has been bought yet: there is nothing that has to be waited for.
  await expect(main(member)).toContainText(
    'If a subscription of the same type is running, please wait until it expires; if not, you can order again.',
  )
  await expectAccessible(member)
  await main(member).getByRole('link', { name: 'Try again' }).click()
  await expect(payButton(member)).toHaveText('Pay $12.99')

  // Both tabs are at the provider before either has paid.
  await member.goto('/buy-premium')
  await payButton(member).click()
  await new ProviderPage(member).order()
  const other = whenItListens(await context.newPage())
  await other.goto('/buy-premium')
  await payButton(other).click()
  await new ProviderPage(other).pay(CARDS.good)
  await isPaid(other)
  await new ProviderPage(member).pay(CARDS.good)
  await expect(member.getByRole('heading', { name: 'Duplicate payment not allowed' })).toBeVisible()
  await expect(main(member)).toContainText('Nothing was charged. Please wait until your current subscription of the same type expires.')
  await expectAccessible(member)

  const premium = await as('premium')
  await premium.goto('/buy-premium')
  await expect(main(premium).getByText(/^Premium is yours until/u)).toBeVisible()
  await expect(main(premium).getByRole('radio')).toHaveCount(0)
  await expect(main(premium).getByRole('button', { name: /^10 minutes for/u })).toBeVisible()
})

test('[PY-07] the page of duplicates, opened without a payment, claims no purchase', async ({ member }) => {
  await member.goto('/errors/duplicate-payment')
  await expect(main(member)).toContainText('Nothing was charged. Please wait until your current subscription of the same type expires.')
  await expect(main(member)).not.toContainText('You have this already')
  await expectAccessible(member)
})

test('[PY-05] [PY-06] while the bank confirms, the page says so, and changes by itself', async ({ member, world }) => {
  await world.freezeClock()
  await member.goto('/buy-premium')
  await payButton(member).click()
  await new ProviderPage(member).pay(CARDS.slow)
  await expect(member.getByRole('heading', { name: 'Your bank is confirming the payment' })).toBeVisible()
  await expectAccessible(member)
  await member.reload()
  await expect(member.getByRole('heading', { name: 'Your bank is confirming the payment' })).toBeVisible()
  await world.advanceClock(8000)
  await isPaid(member)
})

test('[PY-05] [AC-01] a payment that the bank is confirming is told in the settings, and so is what it opened once it has', async ({
  member,
  world,
}) => {
  await world.freezeClock()
  await member.goto('/buy-premium')
  await payButton(member).click()
  await new ProviderPage(member).pay(CARDS.slow)
  await expect(member.getByRole('heading', { name: 'Your bank is confirming the payment' })).toBeVisible()
  const settings = new SettingsPage(member)
  await settings.open()
  const subscription = settings.section('Subscription')
  const receipt = subscription.getByRole('listitem').filter({ hasText: '$12.99' })
  await expect(receipt).toContainText('Your bank is confirming the payment')
  await expect(receipt.getByRole('button')).toHaveCount(0)
  await expect(subscription).toContainText('No subscription')
  await expectAccessible(member)
  await world.advanceClock(8000)
  await expect(receipt.getByRole('button', { name: /^Download the receipt: /u })).toBeVisible()
  await expect(receipt).not.toContainText('Your bank')
  await expect(subscription.getByRole('button', { name: /^Cancel/u })).toBeVisible()
})

test('[PY-12] double clicks, reloads and going back charge once', async ({ member, world }) => {
  await member.goto('/buy-premium')
  await payButton(member).dblclick()
  const provider = new ProviderPage(member)
  await provider.order()
  expect(await world.mock.requests({ call: 'subscriptions.buy' })).toHaveLength(1)
  await provider.fill(CARDS.good)
  await member.locator('button[value="pay"]').dblclick()
  await isPaid(member)
  await member.reload()
  await isPaid(member)
  await member.goBack()
  await member.goto('/settings#subscription')
  await expect(member.getByRole('button', { name: /^Download the receipt/u })).toHaveCount(1)
})

test('[PY-06] the page of success, opened without a payment or for another person’s, grants nothing and says so', async ({ member, as, world }) => {
  const none = (page: Page) => expect(page.getByRole('heading', { name: 'There is no such payment' })).toBeVisible()
  await member.goto('/payment-success')
  await none(member)
  for (const id of ['p_nobody', '%3Cscript%3E']) {
    await member.goto(`/payment-success?paymentId=${id}`)
    await none(member)
  }
  await member.goto('/buy-premium')
  await payButton(member).click()
  await new ProviderPage(member).pay(CARDS.good)
  await isPaid(member)
  const address = new URL(member.url())
  const other = await as('unconfirmed')
  await other.goto(address.pathname + address.search)
  await none(other)
  await other.goto('/settings')
  await expect(other.getByText('No subscription', { exact: true })).toBeVisible()
  const visitor = await as('visitor')
  await visitor.goto(address.pathname + address.search)
  await expect(visitor.getByRole('heading', { name: 'Log in to see your payment' })).toBeVisible()
  expect(await world.mock.requests({ call: 'subscriptions.paymentSuccess' })).not.toHaveLength(0)
})

test('[PY-07] the page of failure, opened without a payment, claims no failure and has ways on', async ({ member, as }) => {
  const visitor = await as('visitor')
  for (const page of [member, visitor]) {
    await page.goto('/payment-failure')
    await expect(page.getByRole('heading', { name: 'There is no such payment' })).toBeVisible()
    await expect(main(page)).not.toContainText('card')
    await expect(main(page).getByRole('link', { name: 'See the plans' })).toBeVisible()
  }
  await member.goto('/payment-failure?paymentId=p_nobody')
  await expect(member.getByRole('heading', { name: 'There is no such payment' })).toBeVisible()
  await expectAccessible(member)
  // It may have been paid: only its buyer learns how it ended.
  await visitor.goto('/payment-failure?paymentId=p_nobody')
  await expect(visitor.getByRole('heading', { name: 'Log in to see your payment' })).toBeVisible()
  await expect(main(visitor)).not.toContainText('charged')
})

test('[PY-05] [PY-11] a visitor who wants to pay signs in first, and goes on to pay for the plan they chose', async ({ as }) => {
  const visitor = await as('visitor', { locale: 'en-US' })
  await visitor.goto('/buy-premium')
  await plan(visitor, /^12 months/u).check()
  await payButton(visitor).click()
  const dialog = visitor.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill('free@moonlit.example')
  await dialog.getByLabel('Password', { exact: true }).fill('moonlight7')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(await new ProviderPage(visitor).order()).toContainText('Premium, twelve months')
})

for (const { locale, width, heading, pay } of variants([
  { locale: 'en', width: 1440, heading: 'Stay as long as you like', pay: /^Pay/u },
  { locale: 'ar', width: 360, heading: 'وقتك هنا بلا حدود', pay: /^دفع/u },
] as const))
  test(`[PY-01] [PY-05] [LY-09] [LY-10] in ${locale} at ${width} px the plans and the provider fit, and can be used by keyboard alone`, async ({
    as,
    world,
  }) => {
    await world.setLanguage('free', locale)
    const page = await as('free', { viewport: { width, height: 760 }, locale })
    await page.goto('/buy-premium')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const first = page.getByRole('radio').first()
    await expect(first).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    const button = main(page).getByRole('button', { name: pay }).first()
    for (let step = 0; step < 5 && !(await button.evaluate((element) => element === document.activeElement)); step += 1)
      await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await new ProviderPage(page).order()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
