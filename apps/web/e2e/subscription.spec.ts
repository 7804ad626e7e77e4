import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { CARDS, ProviderPage } from './support/provider-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test, whenItListens } from './support/test.ts'
import { variants } from './support/variants.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Subscription' })
const dialog = (page: Page) => page.getByRole('dialog')
const buy = async (page: Page): Promise<void> => {
  await page.goto('/buy-premium')
  await page.getByRole('button', { name: /^Pay /u }).click()
  await new ProviderPage(page).pay(CARDS.good)
  await expect(page.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()
}

test('[PY-09] [OV-06] [AC-01] who wants to cancel is offered less for the next time, takes it, and keeps the subscription', async ({ as }) => {
  const page = await as('premium')
  await page.goto('/settings#subscription')
  await expect(section(page)).toContainText('It does not renew by itself; nothing more is charged unless you buy again.')
  await expect(section(page)).toContainText('Bought again after that, it costs $77.94.')
  await section(page).getByRole('button', { name: 'Cancel the subscription' }).click()
  await expect(dialog(page)).toContainText('Stay, and the next time costs 30% less')
  await expect(dialog(page)).toContainText(
    /Premium goes on until .+ If you buy again after that, you pay \$54\.56 for 12 months instead of \$77\.94\./u,
  )
  await expect(dialog(page)).toContainText('The lower price counts for one purchase; after that it is $77.94 again. Nothing is charged now')
  await expect(dialog(page)).toContainText('Premium ends at once, 362 days early')
  await expect(dialog(page)).toContainText('Packs, characters and photos you bought stay yours')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Stay with the offer' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(section(page)).toContainText('You took the offer: bought again after that, it costs $54.56.')
  // Made once: the next time it is only asked.
  await section(page).getByRole('button', { name: 'Cancel the subscription' }).click()
  await expect(dialog(page)).toContainText('Cancel Premium?')
  await expect(dialog(page)).not.toContainText('Stay, and')
  await expect(dialog(page)).toContainText('The 30% off your next subscription ends with it, too')
  await dialog(page).getByRole('button', { name: 'Keep Premium' }).click()
  await expect(section(page)).toContainText('You took the offer')
})

test('[PY-09] [OV-06] cancelling takes two clicks and ends premium at once, in every tab', async ({ as, world }) => {
  const page = await as('premium')
  const other = whenItListens(await page.context().newPage())
  await other.goto('/settings')
  await expect(section(other).getByRole('button', { name: 'Cancel the subscription' })).toBeVisible()
  await page.goto('/settings#subscription')
  await section(page).getByRole('button', { name: 'Cancel the subscription' }).click()
  await expect(dialog(page)).toContainText('The days left are not paid back')
  await dialog(page).getByRole('button', { name: 'Cancel now' }).click()
  await expect(page.getByText('Your subscription is cancelled. Nothing more is charged.')).toBeVisible()
  for (const tab of [page, other]) {
    await expect(section(tab)).toContainText(/Cancelled on/u)
    await expect(section(tab)).toContainText('Packs, characters and photos you bought stay yours.')
    await expect(section(tab).getByRole('button', { name: 'Cancel the subscription' })).toHaveCount(0)
  }
  const cancelled = await world.mock.requests({ call: 'subscriptions.unsubscribe' })
  expect(cancelled).toHaveLength(1)
  // It can be bought again at once.
  await section(page).getByRole('link', { name: 'See the plans' }).click()
  await expect(page.getByRole('button', { name: /^Pay /u })).toBeVisible()
})

test('[OV-06] a cancellation that the server refuses is told, and nothing has changed', async ({ as, world }) => {
  const page = await as('premium')
  await page.goto('/settings#subscription')
  await section(page).getByRole('button', { name: 'Cancel the subscription' }).click()
  await world.mock.force('subscriptions.unsubscribe', 500)
  await dialog(page).getByRole('button', { name: 'Cancel now' }).click()
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(section(page).getByRole('button', { name: 'Cancel the subscription' })).toBeVisible()
})

test('[AC-01] [CH-08] without a subscription the settings say how many free messages are left, and follow what is said; with one they are not counted', async ({
  member,
  as,
  world,
}) => {
  await world.change({ freeMessages: 2 })
  const counted = (page: Page) => section(page).getByText('Free messages left').locator('..')
  const chat = `/chat/${await world.openMembersChat('free', 'amara')}`
  await member.goto('/settings#subscription')
  await expect(counted(member)).toContainText('2')
  await expectAccessible(member)
  await member.goto(chat)
  for (const text of ['Tell me about your day', 'And then?']) {
    await member.getByRole('textbox', { name: 'Message to Amara' }).fill(text)
    await member.keyboard.press('Enter')
    await expect(member.getByRole('log').getByText(text)).toBeVisible()
  }
  await expect(member.getByText('No free messages left')).toBeVisible()
  await member.goto('/settings#subscription')
  await expect(counted(member)).toContainText('0')
  const subscriber = await as('premium')
  await subscriber.goto('/settings#subscription')
  await expect(section(subscriber)).toContainText('Photo generations left')
  await expect(counted(subscriber)).toHaveCount(0)
})

test('[AC-01] every payment has a receipt in the settings, which can be kept as a document', async ({ member }) => {
  await member.goto('/settings#subscription')
  await expect(section(member)).toContainText('You have not paid for anything yet.')
  await buy(member)
  await member.goto('/settings#subscription')
  const receipt = section(member).getByRole('listitem')
  await expect(receipt).toContainText('Premium, one month')
  await expect(receipt).toContainText('$12.99')
  const downloading = member.waitForEvent('download')
  await receipt.getByRole('button', { name: /^Download the receipt: Premium, one month/u }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^moonlit-\d{4}-\d\d-\d\d-p_[\w-]+\.html$/u)
  const text = await readFile(await download.path(), 'utf8')
  for (const part of [
    'Premium, one month',
    '>$12.99<',
    'Sold by',
    'Moonlit · [Company name] · [Street',
    'support@moonlit.example',
    'free@moonlit.example',
    'Runs until',
    'A single charge.',
  ])
    expect(text).toContain(part)
})

test('[AC-01] [PY-11] a receipt says what the price was without the discount, and what was taken off', async ({ member }) => {
  await member.goto('/buy-premium?promoCode=FIRSTNIGHT')
  await member.getByRole('button', { name: 'Pay $9.09' }).click()
  await new ProviderPage(member).pay(CARDS.good)
  await expect(member.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()
  await member.goto('/settings#subscription')
  const receipt = section(member).getByRole('listitem')
  await expect(receipt).toContainText('Discount with FIRSTNIGHT: -$3.90')
  await expect(receipt).toContainText(/Regular price \$12\.99\s*\$9\.09/u)
  await expectAccessible(member)
  const downloading = member.waitForEvent('download')
  await receipt.getByRole('button', { name: /^Download the receipt/u }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  for (const part of ['<dt>Regular price</dt><dd>$12.99</dd>', '<dt>Discount with FIRSTNIGHT</dt><dd>-$3.90</dd>', '<dd>$9.09</dd>'])
    expect(text).toContain(part)
})

test('[AC-01] [IN-02] [LY-09] a receipt in Arabic fits a phone, and no amount is torn apart', async ({ as, world }) => {
  await world.setLanguage('free', 'ar')
  const page = await as('free', { ...phone, locale: 'ar' })
  await page.goto('/buy-premium?promoCode=FIRSTNIGHT')
  await page.getByRole('button', { name: /9\.09/u }).click()
  await new ProviderPage(page).pay(CARDS.good)
  await expect(page).toHaveURL(/payment-success/u)
  await page.goto('/settings#subscription')
  const downloading = page.waitForEvent('download')
  await page.getByRole('listitem').filter({ hasText: '9.09' }).getByRole('button').click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  const kept = await page.context().newPage()
  await kept.setContent(text)
  for (const amount of ['12.99', '-3.90', '9.09'])
    await expect(kept.getByRole('definition').filter({ hasText: amount })).toHaveText(/^\u2066.*US\$\u2069$/u)
  await expectNoSidewaysScroll(kept)
})

test('[PY-03] [PY-11] a code counts once: who has paid with it is told so when they buy again', async ({ member }) => {
  await member.goto('/buy-premium?promoCode=FIRSTNIGHT')
  await member.getByRole('button', { name: 'Pay $9.09' }).click()
  await new ProviderPage(member).pay(CARDS.good)
  await expect(member.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()
  await member.goto('/settings#subscription')
  await section(member).getByRole('button', { name: 'Cancel the subscription' }).click()
  await dialog(member).getByRole('button', { name: 'Cancel now' }).click()
  await expect(section(member)).toContainText(/Cancelled on/u)
  await member.goto('/buy-premium')
  await member.getByRole('button', { name: 'I have a promo code' }).click()
  await member.getByLabel('Promo code').fill('FIRSTNIGHT')
  await member.keyboard.press('Enter')
  await expect(member.getByText('You have already used this promo code')).toBeVisible()
  await expect(member.getByRole('button', { name: 'Pay $12.99' })).toBeVisible()
  await member.goto('/buy-premium?promoCode=FIRSTNIGHT')
  await expect(member.getByText('You have already used the code FIRSTNIGHT.')).toBeVisible()
})

for (const { locale, region, cancel, confirm } of variants([
  { locale: 'en', region: 'Subscription', cancel: 'Cancel the subscription', confirm: 'Cancel now' },
  { locale: 'ar', region: 'الاشتراك', cancel: 'إلغاء الاشتراك', confirm: 'إلغاء الآن' },
] as const))
  test(`[PY-09] [OV-06] [LY-09] [LY-10] on a phone in ${locale} cancelling fits, and both ways out are equally large`, async ({ as, world }) => {
    await world.setLanguage('premium', locale)
    const page = await as('premium', { ...phone, locale })
    await page.goto('/settings#subscription')
    await page.getByRole('region', { name: region }).getByRole('button', { name: cancel }).tap()
    const ways = dialog(page).locator('footer button')
    await expect(ways).toHaveCount(2)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const boxes = await Promise.all((await ways.all()).map((way) => way.boundingBox()))
    expect(Math.abs((boxes[0]?.width ?? 0) - (boxes[1]?.width ?? 1000))).toBeLessThan(2)
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44)
    await dialog(page).getByRole('button', { name: confirm }).tap()
    await expect(dialog(page)).toHaveCount(0)
  })
