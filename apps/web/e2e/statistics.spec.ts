import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { World } from './support/world.ts'
import { CARDS, ProviderPage } from './support/provider-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, signDialog, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const SOURCES = ['promo', 'fb', 'affise', 'keitaro'] as const
const DAY = 86_400_000
const Source = z.object({
  result: z.array(
    z.object({
      date: z.string(),
      botSlug: z.string().nullable(),
      visits: z.number(),
      signups: z.number(),
      payments: z.number(),
      revenue: z.number(),
    }),
  ),
})

const Named = z.object({ firstName: z.string() })

const dayBefore = (days: number, last = new Date().toISOString()): string => new Date(Date.parse(last) - days * DAY).toISOString().slice(0, 10)

/** The last day that a page shows: a story may last beyond midnight. */
const lastDay = (page: Page): Promise<string> => page.locator('input[name="to"]').inputValue()

/** What the server has counted for a source, by day and character. */
const countedFor = async (world: World, source: string, from: string, to: string) => {
  const { headers } = await world.mock.as('admin')
  return Source.parse(await world.mock.send(`/api/v1/stats/sources/${source}/?from=${from}&to=${to}`, { headers })).result
}

/** What a character is called. */
const nameOf = async (world: World, slug: string): Promise<string> => Named.parse(await world.mock.send(`/api/v1/bots/${slug}/?lang=en`)).firstName

const whole = new Intl.NumberFormat('en')
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })
const sum = (rows: readonly { visits: number; signups: number; payments: number; revenue: number }[]): string[] => {
  const total = (key: 'visits' | 'signups' | 'payments') => whole.format(rows.reduce((all, row) => all + row[key], 0))
  return [total('visits'), total('signups'), total('payments'), dollars.format(rows.reduce((all, { revenue }) => all + revenue, 0))]
}

/** The same as cells of a table, where an amount has cents if one beside it has any. */
const sumInTable = (rows: Parameters<typeof sum>[0]): (string | RegExp)[] =>
  sum(rows).map((said) => (/^\$[\d,]+$/u.test(said) ? new RegExp(`^\\${said}(?:\\.00)?$`, 'u') : said))

const figures = (page: Page) => page.locator('dl > div').evaluateAll((all) => all.map((one) => one.querySelector('dd')?.textContent ?? ''))
const table = (page: Page, name: string) => page.getByRole('table', { name })
const cells = (page: Page, name: string, row: string | RegExp) => table(page, name).getByRole('row', { name: row }).getByRole('cell')
const chart = (page: Page) => page.getByRole('slider', { name: 'Read the chart day by day' })
const isNotFound = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'This page has slipped away' })).toBeVisible()

for (const source of SOURCES)
  test(`[TS-02] [RT-13] [RP-04] what came from ${source} is shown to an admin, as figures, by character and by day`, async ({ as, world }) => {
    const admin = await as('admin')
    expect((await admin.goto(`/${source}`))?.status()).toBe(200)
    const last = await lastDay(admin)
    const rows = await countedFor(world, source, dayBefore(29, last), last)
    const advertised = rows.find(({ botSlug }) => botSlug !== null)?.botSlug ?? ''
    await expect(admin.getByRole('navigation', { name: 'Traffic sources' }).locator('[aria-current="page"]')).toHaveAttribute('href', `/${source}`)
    expect(await figures(admin)).toEqual(sum(rows))
    await expect(cells(admin, 'By character', /^Figures of/u).first()).toBeVisible()
    await expect(cells(admin, 'By character', new RegExp(`^Figures of ${await nameOf(world, advertised)} `, 'u'))).toHaveText(
      sumInTable(rows.filter(({ botSlug }) => botSlug === advertised)),
    )
    await expect(cells(admin, 'By character', /^Other pages/u)).toHaveText(sumInTable(rows.filter(({ botSlug }) => botSlug === null)))
    await expect(table(admin, 'All days').getByRole('row')).toHaveCount(32)
    const yesterday = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(dayBefore(1, last)))
    await expect(cells(admin, 'All days', new RegExp(`^${yesterday} `, 'u'))).toHaveText(
      sumInTable(rows.filter(({ date }) => date === dayBefore(1, last))),
    )
    await expect(cells(admin, 'All days', /^Total/u)).toHaveText(sumInTable(rows))
    await expectAccessible(admin)
  })

test('[TS-02] [RT-13] [RP-04] nobody but an admin learns that there are statistics', async ({ visitor, as, request }) => {
  for (const source of SOURCES) expect((await request.get(`/${source}`)).status()).toBe(404)
  await visitor.goto('/fb?days=7')
  await isNotFound(visitor)
  const premium = await as('premium')
  expect((await premium.goto('/keitaro'))?.status()).toBe(404)
  await isNotFound(premium)
  await premium.goto('/')
  await premium.getByRole('button', { name: 'Your account' }).click()
  await expect(premium.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  await expect(premium.getByRole('menuitem', { name: 'Statistics' })).toHaveCount(0)

  const admin = await as('admin')
  await admin.goto('/')
  await admin.getByRole('button', { name: 'Your account' }).click()
  await admin.getByRole('menuitem', { name: 'Statistics' }).click()
  await expect(admin).toHaveURL('/promo')
  await admin.getByRole('navigation', { name: 'Traffic sources' }).getByRole('link', { name: 'Affise' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Visits from Affise' })).toBeVisible()
})

test('[TS-02] the days are chosen by one press or by both ends, and are in the address', async ({ as, world }) => {
  const admin = await as('admin')
  await admin.goto('/fb')
  await admin.getByRole('link', { name: '7 days' }).click()
  await expect(admin).toHaveURL('/fb?days=7')
  await expect(table(admin, 'All days').getByRole('row')).toHaveCount(9)
  const last = await lastDay(admin)
  const week = sum(await countedFor(world, 'fb', dayBefore(6, last), last))
  await expect.poll(() => figures(admin)).toEqual(week)
  await expect(admin.getByLabel('From', { exact: true })).toHaveValue(dayBefore(6, last))

  await admin.getByLabel('From', { exact: true }).fill(dayBefore(2))
  await admin.getByLabel('To', { exact: true }).fill(dayBefore(5))
  await admin.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(admin.getByText('The first day is after the last')).toBeVisible()
  await expect(admin.getByLabel('From', { exact: true })).toBeFocused()
  await expect(admin).toHaveURL('/fb?days=7')
  await admin.getByLabel('From', { exact: true }).fill('2020-01-01')
  await admin.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(admin.getByText('Choose a year at most')).toBeVisible()

  await admin.getByLabel('From', { exact: true }).fill(dayBefore(9))
  await admin.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(admin).toHaveURL(`/fb?from=${dayBefore(9)}&to=${dayBefore(5)}`)
  const rows = await countedFor(world, 'fb', dayBefore(9), dayBefore(5))
  await expect.poll(() => figures(admin)).toEqual(sum(rows))
  await admin.reload()
  expect(await figures(admin)).toEqual(sum(rows))
  await admin.getByRole('link', { name: 'Keitaro' }).click()
  await expect(admin).toHaveURL(`/keitaro?from=${dayBefore(9)}&to=${dayBefore(5)}`)
  await admin.goBack()
  await expect(admin.getByRole('heading', { level: 1, name: 'Visits from Facebook' })).toBeVisible()

  await admin.goto('/fb?from=2020-01-01&to=2020-01-07')
  await expect(admin.getByText('Nobody came in these days')).toBeVisible()
  await expect(admin.getByText(/\/anime\/fb\?utm_source=/u)).toBeVisible()
  await expectAccessible(admin)
  await admin.goto(`/fb?from=${dayBefore(120)}&to=${dayBefore(0)}`)
  await expect(table(admin, 'All weeks').getByRole('row')).toHaveCount(20)
})

test('[TS-02] an address says which days are shown, also where it asked for others', async ({ as }) => {
  const admin = await as('admin')
  await admin.goto(`/fb?from=${dayBefore(2)}&to=${dayBefore(5)}&utm_source=radio`)
  await expect(admin).toHaveURL(`/fb?from=${dayBefore(5)}&to=${dayBefore(2)}&utm_source=radio`)
  await expect(admin.getByLabel('From', { exact: true })).toHaveValue(dayBefore(5))
  await expect(admin.getByLabel('To', { exact: true })).toHaveValue(dayBefore(2))
  await admin.goto('/fb?days=8')
  await expect(admin).toHaveURL('/fb?days=30')
  await admin.goto('/fb?from=2020-01-01&to=tomorrow')
  await expect(admin).toHaveURL('/fb')
  await expect(admin.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page')
})

test('[TS-02] the chart reads without colours: by arrow keys, by a screen reader, and by pointing at it', async ({ as, world }) => {
  const admin = await as('admin')
  await admin.goto('/fb')
  const last = await lastDay(admin)
  const yesterday = dayBefore(1, last)
  const [visits = ''] = sum(await countedFor(world, 'fb', yesterday, yesterday))
  await expect(admin.getByRole('figure', { name: 'Day by day' })).toContainText(/Most visits: \w+ \d+, \d{4}, \d+/u)
  await chart(admin).focus()
  const long = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
  await admin.keyboard.press('End')
  await expect(chart(admin)).toHaveAttribute('aria-valuetext', `${long.format(new Date(last))} Visits: 0 Sign-ups: 0 Payments: 0 Revenue: $0`)
  await admin.keyboard.press('ArrowLeft')
  await expect(chart(admin)).toHaveAttribute('aria-valuetext', new RegExp(`^${long.format(new Date(yesterday))} Visits: ${visits} `, 'u'))
  await expect(chart(admin)).toContainText(`Visits${visits}`)
  await admin.keyboard.press('Home')
  await expect(chart(admin)).toHaveAttribute('aria-valuenow', '1')
  await admin.keyboard.press('Escape')
  const [all = ''] = sum(await countedFor(world, 'fb', dayBefore(29, last), last))
  await expect(chart(admin)).toContainText(`Visits${all}`)
  const drawing = await chart(admin).locator('svg').first().boundingBox()
  if (!drawing) throw new Error('There is no drawing')
  await admin.mouse.move(drawing.x + (drawing.width * 28.5) / 30, drawing.y + 10)
  await expect(chart(admin)).toContainText(`Visits${visits}`)
  await admin.mouse.move(drawing.x, drawing.y - 60)
  await expect(chart(admin)).toContainText(`Visits${all}`)
})

test('[TS-02] the figures are kept as a file that spreadsheets read', async ({ as, world }) => {
  const admin = await as('admin', { locale: 'de' })
  await world.setLanguage('admin', 'de')
  await admin.goto('/promo?days=7')
  const last = await lastDay(admin)
  const rows = await countedFor(world, 'promo', dayBefore(6, last), last)
  const downloading = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'CSV herunterladen' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`moonlit-promo-${dayBefore(6, last)}-${last}.csv`)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFdate,character,visits,sign_ups,payments,revenue_usd')
  expect(lines.slice(1)).toEqual(
    rows.map(({ date, botSlug, visits, signups, payments, revenue }) =>
      [date, botSlug ?? '', visits, signups, payments, revenue.toFixed(2)].join(','),
    ),
  )
})

test('[TS-02] figures that cannot be had are said to be missing, and asked for again', async ({ as, world }) => {
  const admin = await as('admin')
  await admin.goto('/settings')
  const { id } = await world.mock.force('stats.source', 500, { times: null })
  await admin.getByRole('button', { name: 'Your account' }).click()
  await admin.getByRole('menuitem', { name: 'Statistics' }).click()
  await expect(admin.getByText('The figures could not be loaded')).toBeVisible()
  await expectAccessible(admin)
  await world.mock.forced.remove(id)
  await admin.getByRole('button', { name: 'Try again' }).click()
  await expect(table(admin, 'By character')).toBeVisible()
})

test('[TS-02] charts are fetched for the pages that have them, and for no others', async ({ as }) => {
  const admin = await as('admin')
  const scripts = () => admin.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  for (const address of ['/', '/amara', '/settings', '/buy-premium']) {
    await admin.goto(address)
    await admin.waitForLoadState('networkidle')
    expect((await scripts()).filter((path) => path.includes('/charts-'))).toEqual([])
  }
  await admin.goto('/fb')
  await admin.waitForLoadState('networkidle')
  expect((await scripts()).filter((path) => path.includes('/charts-'))).toHaveLength(1)
})

for (const { locale, look, title } of variants([
  { locale: 'en', look: 'wide', title: 'Visits from Facebook' },
  { locale: 'ar', look: 'phone', title: 'الزيارات من Facebook' },
] as const))
  test(`[TS-02] [CP-06] [LY-09] [LY-10] in ${locale}, ${look}, statistics fit, mirror, and can be used by keyboard`, async ({ as, world }) => {
    await world.setLanguage('admin', locale)
    const admin = await as('admin', { ...(look === 'phone' ? phone : { viewport: { width: 1440, height: 900 } }), locale })
    await admin.goto('/fb?days=90')
    await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectNoSidewaysScroll(admin)
    await expectAccessible(admin)
    const slider = admin.getByRole('slider')
    await slider.focus()
    await admin.keyboard.press('Home')
    await admin.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuenow', '2')
    // The first day is where reading begins.
    const active = await slider.locator('[data-state="active"]').first().boundingBox()
    const { width } = admin.viewportSize() ?? { width: 0 }
    expect((active?.x ?? 0) > width / 2).toBe(locale === 'ar')
    await admin.goto('/amara/stats')
    await expectNoSidewaysScroll(admin)
    await expectAccessible(admin)
  })

for (const locale of variants(['en', 'ar'] as const))
  test(`[TS-02] [LY-09] in ${locale}, on the narrowest phone, every figure and every source is in sight without scrolling sideways`, async ({
    as,
    world,
  }) => {
    await world.setLanguage('admin', locale)
    const admin = await as('admin', { ...phone, viewport: { width: 360, height: 740 }, locale })
    await admin.goto('/fb')
    const main = admin.getByRole('main')
    await expect(main.getByRole('table')).toHaveCount(2)
    const boxes = main.locator('[role=region]:has(table), nav ul')
    await expect(boxes).toHaveCount(4)
    expect(await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth))).toEqual([0, 0, 0, 0])
    await expect(main.getByRole('table').first().getByRole('columnheader')).toHaveCount(5)
    await expectAccessible(admin)
  })

test('[TS-03] [TS-01] where somebody came from travels with their sign-up and their payment', async ({ visitor, as, world }) => {
  await visitor.goto('/amara/keitaro?utm_source=x&utm_campaign=moon')
  await expect(visitor).toHaveURL(/\/amara$/u)
  // A later link of another source does not take the visit over.
  await visitor.goto('/custom/promo?utm_source=late')
  await expect(visitor).toHaveURL(/\/custom$/u)
  await visitor.getByRole('button', { name: 'Create account' }).click()
  await signDialog(visitor).signUp('robin@example.com', 'moonlight7')
  await expect(visitor.getByText('We sent a link to robin@example.com')).toBeVisible()
  await visitor.goto('/buy-premium')
  await visitor.getByRole('button', { name: /^Pay /u }).click()
  await new ProviderPage(visitor).pay(CARDS.good)
  await expect(visitor.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()

  const [registered] = await world.mock.requests({ call: 'auth.register' })
  expect(JSON.parse(registered?.request.body?.text ?? '')).toMatchObject({ params: { utm_source: 'late', utm_campaign: 'moon' } })
  const [bought] = await world.mock.requests({ call: 'subscriptions.buy' })
  expect(JSON.parse(new URL(bought?.path ?? '', 'http://api').searchParams.get('params') ?? '')).toEqual({
    utm_source: 'late',
    utm_campaign: 'moon',
  })
  const admin = await as('admin')
  await admin.goto(`/keitaro?from=${dayBefore(0)}&to=${dayBefore(0)}`)
  await expect(cells(admin, 'By character', /^Figures of Amara/u)).toHaveText(['1', '1', '1', '$12.99'])
  await admin.goto(`/promo?from=${dayBefore(0)}&to=${dayBefore(0)}`)
  await expect(admin.getByText('Nobody came in these days')).toBeVisible()
})

test('[TS-03] [RT-05] a visit to the plans of a source counts for it, as do the sign-up and the payment that follow', async ({
  visitor,
  as,
  world,
}) => {
  await visitor.goto('/promo/affise?click=1')
  await visitor.getByRole('button', { name: 'Create account' }).click()
  await signDialog(visitor).signUp('robin@example.com', 'moonlight7')
  await expect(visitor.getByText('We sent a link to robin@example.com')).toBeVisible()
  await visitor.keyboard.press('Escape')
  await visitor.getByRole('button', { name: /^Pay /u }).click()
  await new ProviderPage(visitor).pay(CARDS.good)
  await expect(visitor.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()
  const admin = await as('admin')
  await admin.goto('/affise')
  const last = await lastDay(admin)
  const today = (await countedFor(world, 'affise', last, last)).filter(({ botSlug }) => botSlug === null)
  expect(today).toMatchObject([{ visits: 1, signups: 1, payments: 1, revenue: 6.5 }])
})

test('[TS-03] of two people behind one address each signs up for the source of their own browser', async ({ visitor, as, world }) => {
  await visitor.goto('/anime/affise?click=1')
  await expect(visitor).toHaveURL(/\/anime$/u)
  const other = await as('visitor')
  for (const [page, email] of [
    [other, 'kim@example.com'],
    [visitor, 'robin@example.com'],
  ] as const) {
    await page.goto('/')
    await page.getByRole('button', { name: 'Create account' }).click()
    await signDialog(page).signUp(email, 'moonlight7')
    await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()
    const counted = (await countedFor(world, 'affise', dayBefore(1), dayBefore(0))).filter(({ botSlug, visits }) => botSlug === null && visits > 0)
    expect(counted.at(-1)).toMatchObject({ visits: 1, signups: page === visitor ? 1 : 0 })
  }
})
