import type { Page } from '@playwright/test'
import { CARDS, ProviderPage } from './support/provider-page.ts'
import { SignDialog } from './support/sign-dialog.ts'
import type { World } from './support/world.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, test, whenItListens } from './support/test.ts'
import { variants } from './support/variants.ts'

const main = (page: Page) => page.getByRole('main')
const plan = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const payButton = (page: Page) => main(page).getByRole('button', { name: /^Pay /u })
/** A character who is sold by themselves. */
const specialCharacter = async (world: World): Promise<{ slug: string; firstName: string }> => {
  const [first] = await world.characters('custom=true&limit=1&lang=en')
  if (!first) throw new Error('Nobody is sold by themselves')
  return first
}
const charged = async (page: Page): Promise<string> => (await (await new ProviderPage(page).order()).locator('.price').textContent()) ?? ''

test('[PY-03] [PY-11] a promo code that is none is not found; one that counts takes its part off, and just that is charged', async ({ member }) => {
  await member.goto('/buy-premium')
  await main(member).getByRole('button', { name: 'I have a promo code' }).click()
  const field = main(member).getByLabel('Promo code')
  await main(member).getByRole('button', { name: 'Apply' }).click()
  await expect(main(member).getByText('This field is required')).toBeVisible()
  for (const code of ['NOTHING', '..', '../one-time']) {
    await field.fill(code)
    await field.press('Enter')
    await expect(main(member).getByText('Promocode not found')).toBeVisible()
    // It would be asked for again and again otherwise.
    await expect(member).toHaveURL((url) => !url.searchParams.has('promoCode'))
    await field.fill('')
    await expect(main(member).getByText('Promocode not found')).toHaveCount(0)
  }
  await expect(payButton(member)).toHaveText('Pay $12.99')
  await expectAccessible(member)
  await field.fill('firstnight')
  await field.press('Enter')
  await expect(main(member).getByRole('status')).toContainText('FIRSTNIGHT: 30% off')
  await expect(payButton(member)).toHaveText('Pay $9.09')
  await expect(plan(member, /^1 month .*\$9\.09 Instead of \$12\.99 -30%/u)).toBeChecked()
  const order = main(member).getByRole('region', { name: 'Premium, one month' })
  await expect(order).toContainText(/Regular price\$12\.99Discount with FIRSTNIGHT-\$3\.90Charged today\$9\.09/u)
  await plan(member, /^12 months/u).check()
  await expect(main(member).getByText('This plan is 75% off already, so the code adds nothing to it.')).toBeVisible()
  await plan(member, /^1 month/u).check()
  await expectAccessible(member)
  await member.reload()
  await expect(payButton(member)).toHaveText('Pay $9.09')
  await payButton(member).click()
  expect(await charged(member)).toBe('$9.09')
  await expect(await new ProviderPage(member).order()).toContainText(
    /Regular price\s*\$12\.99\s*Discount with FIRSTNIGHT\s*-\$3\.90\s*Charged today\s*\$9\.09/u,
  )
  await member.goto('/buy-premium?promoCode=FIRSTNIGHT')
  await main(member).getByRole('button', { name: 'Remove the promo code' }).click()
  await expect(payButton(member)).toHaveText('Pay $12.99')
})

for (const { code, locale, text } of [
  { code: 'NOTHING', locale: 'en', text: 'The code NOTHING is unknown or has expired.' },
  { code: 'LASTWINTER', locale: 'de', text: 'Den Code LASTWINTER gibt es nicht, oder er ist abgelaufen.' },
] as const)
  test(`[PY-03] [PY-11] a code in an address that is none, such as ${code}, is said once to be none, and leaves the address`, async ({
    as,
    world,
  }) => {
    await world.setLanguage('free', locale)
    const page = await as('free', { locale })
    await page.goto(`/buy-premium?promoCode=${code}&plan=premium-quarterly`)
    await expect(main(page).getByRole('status')).toHaveText(text)
    await expect(page).toHaveURL('/buy-premium?plan=premium-quarterly')
    await expect(main(page).getByRole('radio', { checked: true })).toHaveValue('premium-quarterly')
    await expectAccessible(page)
    await page.reload()
    await expect(main(page).getByRole('radio').first()).toBeVisible()
    await expect(main(page).getByText(text)).toHaveCount(0)
    const asked = await world.mock.requests({ call: 'subscriptions.promoCode' })
    expect(asked).toHaveLength(1)
  })

test('[PY-03] [PY-11] a code in an address that is none is said to whoever has a plan, too', async ({ as }) => {
  const page = await as('premium')
  await page.goto('/buy-premium?promoCode=NOTHING')
  await expect(main(page).getByRole('status')).toHaveText('The code NOTHING is unknown or has expired.')
  await expect(page).toHaveURL('/buy-premium')
})

test('[PY-05] [SG-01] a visitor who wants to buy is not welcomed back: they may never have been here', async ({ visitor }) => {
  await visitor.goto('/buy-premium')
  await payButton(visitor).click()
  const dialog = visitor.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Log in or create an account')
  await expect(dialog).not.toContainText('Welcome back')
})

test('[PY-03] [PY-11] a code or an offer is said to change nothing on just those plans whose price it does not change', async ({ member }) => {
  const nothing = main(member).getByText(/so the code adds nothing to it\.$/u)
  await member.goto('/buy-premium?promoCode=FULLMOON')
  await plan(member, /^3 months .*\$12\.00 Instead of \$38\.97 -69%/u).check()
  await expect(payButton(member)).toHaveText('Pay $12.00')
  await expect(nothing).toHaveCount(0)
  await plan(member, /^12 months/u).check()
  await expect(nothing).toBeVisible()
  await member.goto('/promo/fb')
  await plan(member, /^1 month/u).check()
  await expect(main(member).getByText('The offer you came with is applied')).toBeVisible()
  await plan(member, /^12 months/u).check()
  await expect(main(member).getByText('The offer you came with is for another plan')).toBeVisible()
  await expect(main(member).getByText('The offer you came with is applied')).toHaveCount(0)
})

test('[PY-03] [RT-05] [RT-17] [TS-03] visitors of a source are led to its plans, at half the price, and the payment is told where they came from', async ({
  member,
  world,
}) => {
  await member.goto('/promo/fb?utm_source=story')
  await expect(member).toHaveURL('/buy-premium?promoType=fb&utm_source=story')
  await expect(plan(member, /^1 month .*\$6\.50 Instead of \$12\.99 -50%/u)).toBeVisible()
  await expect(main(member).getByRole('radio')).toHaveCount(3)
  await plan(member, /^1 month/u).check()
  await payButton(member).click()
  expect(await charged(member)).toBe('$6.50')
  const [asked] = await world.mock.requests({ call: 'subscriptions.buy' })
  expect(asked?.path).toContain('promoType=fb')
  expect(decodeURIComponent(asked?.path ?? '')).toContain('"utm_source":"story"')
  const answer = await member.goto('/promo/elsewhere')
  expect(answer?.status()).toBe(404)
})

test('[PY-02] [TS-03] packs are bought once, with or without a subscription, and are there at once', async ({ member, world }) => {
  await member.goto('/buy-premium?utm_source=story#packs-photo')
  await expect(main(member).getByRole('region', { name: 'Photo generations' })).toBeFocused()
  for (const name of ['Voice', 'Photo generations', 'Your own characters'])
    await expect(main(member).getByRole('region', { name }).getByRole('button')).toHaveCount(2)
  await main(member).getByRole('button', { name: '20 photos for $5.99: buy' }).click()
  const order = await new ProviderPage(member).order()
  await expect(order).toContainText('20 photo generations')
  await expect(order).toContainText('A single payment. Nothing more is charged.')
  await new ProviderPage(member).pay(CARDS.good)
  await expect(main(member)).toContainText('It has been added to what you have, and it never expires.')
  await member.goto('/settings#subscription')
  await expect(member.getByText('Photo generations left').locator('..')).toContainText('21')
  const asked = await world.mock.requests({ call: 'subscriptions.buyPack' })
  expect(asked).toHaveLength(1)
  expect(decodeURIComponent(asked[0]?.path ?? '')).toContain('"utm_source":"story"')
})

test('[PY-04] a character is sold at their own price, once, and the chat is open afterwards', async ({ member, world }) => {
  const { slug, firstName } = await specialCharacter(world)
  await member.goto(`/buy-premium/${slug}`)
  await expect(member.getByRole('heading', { level: 1, name: `${firstName}, for good` })).toBeVisible()
  await expect(main(member)).toContainText('Messages to special characters count towards the free ones, too.')
  await expectAccessible(member)
  await main(member)
    .getByRole('button', { name: `Unlock ${firstName} for $9.99` })
    .click()
  await expect(await new ProviderPage(member).order()).toContainText(`${firstName}, for good`)
  expect(await charged(member)).toBe('$9.99')
  await new ProviderPage(member).pay(CARDS.good)
  await expect(main(member)).toContainText('The chat is open, for good.')
  await main(member).getByRole('link', { name: 'Start the chat' }).click()
  await expect(member).toHaveURL(`/${slug}`)
  await member.goto(`/buy-premium/${slug}`)
  await expect(member.getByRole('heading', { level: 1, name: `The chat with ${firstName} is open` })).toBeVisible()
  await member.goto('/buy-premium/nobody-of-this-name')
  await expect(member.getByRole('heading', { name: 'This page has slipped away' })).toBeVisible()
})

test('[CP-03] [PY-11] a photo for sale shows the price that is charged, and opens clear once it is paid', async ({ member }) => {
  await member.goto('/amara')
  const photo = main(member).getByRole('button', { name: /^Private photo 1, unlock for \$/u })
  await photo.scrollIntoViewIfNeeded()
  const [price = ''] = /\$[\d.]+/u.exec((await photo.getAttribute('aria-label')) ?? '') ?? []
  await photo.click()
  expect(await charged(member)).toBe(price)
  await new ProviderPage(member).pay(CARDS.good)
  await expect(main(member)).toContainText('The photo is yours, and it opens clear.')
  await main(member).getByRole('link', { name: 'See the photo' }).click()
  await expect(member).toHaveURL(/\/amara#photo-/u)
  const open = main(member).getByRole('button', { name: 'Open private photo 1 of Amara' })
  await expect(open).toBeInViewport()
  await expect(open).toBeFocused()
  await open.click()
  await expect(member.getByRole('dialog')).toBeVisible()
  await expectAccessible(member)
  await member.keyboard.press('Escape')
  await expect(main(member).getByRole('button', { name: /^Private photo 2, unlock for/u })).toBeVisible()
})

test('[PY-10] prices are in the currency of the person’s country, written as their language writes them, and it is remembered', async ({ as }) => {
  const german = await as('visitor', { locale: 'de-DE' })
  await german.goto('/buy-premium')
  await expect(main(german).getByRole('button', { name: '11,99 € bezahlen' })).toBeVisible()
  const cookies = await german.context().cookies()
  expect(cookies.find(({ name }) => name === 'payment_currency')?.value).toBe('EUR')
  await remember(german.context(), 'payment_currency', 'doubloons')
  await german.reload()
  await expect(main(german).getByRole('button', { name: '11,99 € bezahlen' })).toBeVisible()
  const japanese = await as('visitor', { locale: 'ja-JP' })
  await japanese.goto('/buy-premium')
  await expect(main(japanese).getByRole('button', { name: '￥1,800を支払う' })).toBeVisible()
})

test('[PY-10] [PY-11] who saw euros as a visitor and has an account in dollars is told so before paying', async ({ as }) => {
  const page = await as('visitor', { locale: 'en-IE' })
  await page.goto('/buy-premium')
  await expect(payButton(page)).toHaveText('Pay €11.99')
  await expect(main(page).getByRole('note')).toHaveCount(0)
  await payButton(page).click()
  await new SignDialog(page).signIn('free@moonlit.example', 'moonlight7')
  await expect(payButton(page)).toHaveText('Pay $12.99')
  const note = main(page).getByRole('region', { name: 'Premium, one month' }).getByRole('note')
  await expect(note).toHaveText('You pay in USD, the currency of your account. Earlier, prices were shown to you in EUR.')
  await page.reload()
  await expect(note).toBeVisible()
  await payButton(page).click()
  expect(await charged(page)).toBe('$12.99')
})

test('[PY-03] [PY-11] a code that was taken and a source’s offer stay until they are removed or used', async ({ member }) => {
  await member.goto('/buy-premium?promoCode=FIRSTNIGHT')
  await expect(payButton(member)).toHaveText('Pay $9.09')
  await member.goto('/buy-premium')
  await expect(main(member).getByRole('status')).toContainText('FIRSTNIGHT: 30% off')
  await expect(payButton(member)).toHaveText('Pay $9.09')
  await main(member).getByRole('button', { name: 'Remove the promo code' }).click()
  await expect(payButton(member)).toHaveText('Pay $12.99')
  await member.reload()
  await expect(payButton(member)).toHaveText('Pay $12.99')

  await member.goto('/promo/fb')
  await expect(payButton(member)).toHaveText('Pay $6.50')
  await member.goto('/buy-premium')
  await expect(payButton(member)).toHaveText('Pay $6.50')
  await expect(main(member).getByRole('status')).toContainText('The offer you came with is applied')
  await expectAccessible(member)
  await main(member).getByRole('button', { name: 'Remove the offer' }).click()
  await expect(payButton(member)).toHaveText('Pay $12.99')

  await member.goto('/buy-premium?promoCode=FIRSTNIGHT')
  await payButton(member).click()
  await new ProviderPage(member).pay(CARDS.good)
  await expect(member.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()
  expect(await member.evaluate(() => localStorage.getItem('promo_code'))).toBeNull()
})

test('[PY-03] [PY-11] a code and a source’s offer are the same in every tab, and gone from all of them once they are removed in one', async ({
  member,
  context,
}) => {
  await member.goto('/buy-premium')
  await expect(payButton(member)).toHaveText('Pay $12.99')
  const other = whenItListens(await context.newPage())
  await other.goto('/buy-premium')
  await main(other).getByRole('button', { name: 'I have a promo code' }).click()
  await main(other).getByLabel('Promo code').fill('firstnight')
  await main(other).getByLabel('Promo code').press('Enter')
  await expect(payButton(other)).toHaveText('Pay $9.09')
  await expect(payButton(member)).toHaveText('Pay $9.09')
  const third = whenItListens(await context.newPage())
  await third.goto('/buy-premium')
  await expect(main(third).getByRole('status')).toContainText('FIRSTNIGHT: 30% off')
  await main(third).getByRole('button', { name: 'Remove the promo code' }).click()
  for (const page of [third, member, other]) await expect(payButton(page)).toHaveText('Pay $12.99')
  // Nor does it come back with the address that it was entered at.
  await other.reload()
  await expect(payButton(other)).toHaveText('Pay $12.99')

  await other.goto('/promo/fb')
  for (const page of [other, member, third]) await expect(payButton(page)).toHaveText('Pay $6.50')
  await main(member).getByRole('button', { name: 'Remove the offer' }).click()
  for (const page of [member, other, third]) await expect(payButton(page)).toHaveText('Pay $12.99')
  await other.reload()
  await expect(payButton(other)).toHaveText('Pay $12.99')
})

test('[PY-03] [PY-05] [PY-11] what is struck through is the regular price of the plan, however one came to it, up to the receipt', async ({
  member,
}) => {
  const lines = /Regular price\s*\$12\.99\s*Discount\s*-\$6\.49\s*Discount with FULLMOON\s*-\$3\.25\s*Charged today\s*\$3\.25/u
  await member.goto('/promo/fb')
  await expect(plan(member, /^1 month .*\$6\.50 Instead of \$12\.99 -50%/u)).toBeVisible()
  await member.goto('/buy-premium?promoCode=FULLMOON')
  await plan(member, /^1 month .*\$3\.25 Instead of \$12\.99 -75%/u).check()
  await expect(plan(member, /^3 months .*\$12\.00 Instead of \$38\.97 -69%/u)).toBeVisible()
  await expect(main(member).getByRole('region', { name: 'Premium, one month' })).toContainText(lines)
  await payButton(member).click()
  const provider = new ProviderPage(member)
  await expect(await provider.order()).toContainText(lines)
  await provider.pay(CARDS.good)
  await expect(member.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()
  await member.goto('/settings#subscription')
  const receipt = member.getByRole('region', { name: 'Subscription' }).getByRole('listitem')
  await expect(receipt).toContainText('Discount: -$6.49')
  await expect(receipt).toContainText('Discount with FULLMOON: -$3.25')
  await expect(receipt).toContainText(/Regular price \$12\.99\s*\$3\.25/u)
})

test('[PY-01] [PY-05] a device whose clock is wrong by days, and far away, says the same day as the provider', async ({ as, world }) => {
  const day = async (text: Promise<string | null>) => /Runs until (?<day>.+?) and does not/u.exec((await text) ?? '')?.groups?.day ?? ''
  const { clock } = world.mock
  await clock.set(`${(await clock.now()).toISOString().slice(0, 10)}T20:00:00Z`)
  const page = await as('free', { timezoneId: 'Asia/Tokyo' })
  await page.clock.install({ time: Date.now() + 12 * 86_400_000 })
  await page.goto('/buy-premium')
  await expect(payButton(page)).toBeVisible()
  const told = await day(main(page).textContent())
  expect(told).toMatch(/\d{4}$/u)
  await payButton(page).click()
  const provider = new ProviderPage(page)
  expect(await day((await provider.order()).textContent())).toBe(told)
  await provider.pay(CARDS.good)
  await expect(main(page)).toContainText(`Premium is yours until ${told}.`)
  await page.goto('/settings#subscription')
  await page.getByRole('button', { name: 'Cancel the subscription' }).click()
  const days = Math.ceil((Date.parse(`${told} UTC`) - Date.parse((await clock.now()).toISOString().slice(0, 10))) / 86_400_000)
  await expect(page.getByRole('dialog')).toContainText(`Premium ends at once, ${days} days early`)
})

test('[PY-01] [PY-02] [PY-10] prices that stand side by side have as many decimals as each other', async ({ as }) => {
  const british = await as('visitor', { locale: 'en-GB' })
  await british.goto('/promo/fb')
  await expect(plan(british, /^1 month .*£5\.00 Instead of £9\.99/u)).toBeVisible()
  await british.goto('/buy-premium?promoCode=FULLMOON')
  await expect(plan(british, /^1 month .*£2\.50 Instead of £9\.99/u)).toBeVisible()
  const said = (await main(british).innerText()).match(/£[\d.,]*\d/gu) ?? []
  expect(said.length).toBeGreaterThan(12)
  expect(said.filter((price) => !/\.\d\d$/u.test(price))).toEqual([])
})

test('[PY-03] [PY-04] [PY-11] a character’s price says which code lowered it', async ({ member, world }) => {
  const { slug } = await specialCharacter(world)
  await member.goto(`/buy-premium/${slug}?promoCode=FIRSTNIGHT`)
  const offer = main(member).locator('header').first()
  await expect(offer).toContainText('Discount with FIRSTNIGHT')
  await expect(offer.getByRole('button', { name: /for \$6\.99$/u })).toBeVisible()
})

test('[PY-04] the page of a character that is paid for leads to its purchase', async ({ member, world }) => {
  const { slug } = await specialCharacter(world)
  await member.goto(`/${slug}`)
  await main(member)
    .getByRole('link', { name: /^Unlock/u })
    .first()
    .click()
  await expect(member).toHaveURL(`/buy-premium/${slug}`)
})

for (const { locale, width, unlock } of variants([
  { locale: 'en', width: 1440, unlock: /^Unlock .* for/u },
  { locale: 'ar', width: 360, unlock: /^فتح الدردشة مع/u },
] as const))
  test(`[PY-04] [LY-09] [LY-10] in ${locale} at ${width} px a character’s price fits`, async ({ as, world }) => {
    const { slug } = await specialCharacter(world)
    const page = await as('visitor', { viewport: { width, height: 760 }, locale })
    await page.goto(`/buy-premium/${slug}`)
    await expect(main(page).getByRole('button', { name: unlock })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

test('[IN-01] [PY-01] whoever reads in German with an English browser finds the plan in the order in German, too', async ({ visitor, context }) => {
  await remember(context, 'locale', 'de')
  await visitor.goto('/buy-premium')
  await expect(main(visitor).getByRole('region', { name: 'Premium, ein Monat' })).toBeVisible()
})

test('[PY-01] [PY-03] on a phone whoever chooses a plan or types a code stays where they are, and goes on from there by keyboard', async ({ as }) => {
  const page = await as('free', phone)
  await page.goto('/buy-premium')
  const plan = main(page).getByRole('radio').last()
  await plan.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await plan.press('ArrowUp')
  await expect(page).toHaveURL(/plan=/u)
  await expect(plan).toBeInViewport()
  await main(page).getByRole('button', { name: 'I have a promo code' }).click()
  const field = main(page).getByLabel('Promo code')
  await field.fill('NOPE')
  await field.press('Enter')
  await expect(main(page).getByText('Promocode not found')).toBeInViewport()
  await field.fill('FIRSTNIGHT')
  await field.press('Enter')
  const offer = main(page).getByRole('status').filter({ hasText: 'FIRSTNIGHT: 30% off' })
  await expect(offer).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('button', { name: 'Remove the promo code' })).toBeFocused()
  // A code that came along with the address takes nobody's focus.
  await page.goto('/buy-premium?promoCode=FIRSTNIGHT')
  await expect(offer).toBeAttached()
  await expect(page.locator('body')).toBeFocused()
})
