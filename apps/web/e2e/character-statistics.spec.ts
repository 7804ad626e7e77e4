import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { expect, expectAccessible, test } from './support/test.ts'

const Stats = z.object({
  botId: z.string(),
  paymentsCount: z.number(),
  totalPrice: z.number(),
  chatsCount: z.number(),
  messagesCount: z.number(),
  voiceMessagesCount: z.number(),
  totalTokens: z.number(),
})

test('[CP-06] [RT-03] [RP-04] an admin has the statistics of a character as figures and as a chart', async ({ as, world }) => {
  const { headers } = await world.mock.as('admin')
  const stats = Stats.parse(await world.mock.send('/api/v1/stats/bots/amara/', { headers }))
  expect(stats.messagesCount).toBeGreaterThan(0)
  const ada = await as('admin')
  await ada.goto('/amara/stats')
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Amara in figures')
  const figures = await ada
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((figure) => [figure.querySelector('dt')?.textContent ?? '', figure.querySelector('dd')?.textContent ?? ''] as const),
    )
  const whole = new Intl.NumberFormat('en')
  expect(Object.fromEntries(figures)).toEqual({
    'Paid in total': new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(stats.totalPrice),
    Chats: whole.format(stats.chatsCount),
    Messages: whole.format(stats.messagesCount),
    'Voice messages': whole.format(stats.voiceMessagesCount),
    Tokens: whole.format(stats.totalTokens),
    Payments: whole.format(stats.paymentsCount),
  })
  await expect(ada.getByText(`Id ${stats.botId}`)).toBeVisible()
  const chart = ada.getByRole('figure', { name: /^What Amara has seen/u })
  const bars = chart.locator('[data-bar]')
  await expect(bars).toHaveCount(5)
  const lengths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width))
  const [chats = 0, messages = 0, , tokens = 0, payments = 0] = lengths
  expect(tokens).toBe(Math.max(...lengths))
  expect(payments).toBe(Math.min(...lengths))
  expect(payments).toBeGreaterThan(0)
  expect(messages).toBeGreaterThan(chats)
  await expect(chart).toContainText(whole.format(stats.totalTokens))
  await expectAccessible(ada)
  await ada.getByRole('link', { name: 'Back to Amara' }).click()
  await expect(ada).toHaveURL(/\/amara$/u)
})

const Days = Stats.extend({ days: z.array(Stats.omit({ botId: true }).extend({ date: z.string() })) })
const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('[CP-06] an admin has the figures of a character for the days of their choice, as those of a source, and as a file', async ({ as, world }) => {
  const { headers } = await world.mock.as('admin')
  const [from, to] = [dayBefore(12), dayBefore(5)]
  const stats = Days.parse(await world.mock.send(`/api/v1/stats/bots/amara/?from=${from}&to=${to}`, { headers }))
  expect(stats.days.length).toBeGreaterThan(0)
  const ada = await as('admin')
  const messages = ada
    .locator('dl > div')
    .filter({ has: ada.getByText('Messages', { exact: true }) })
    .locator('dd')
  await ada.goto('/amara/stats')
  await expect(ada.getByRole('link', { name: 'All time' })).toHaveAttribute('aria-current', 'page')
  const all = (await messages.textContent()) ?? ''
  await ada.getByRole('link', { name: '7 days' }).click()
  await expect(ada).toHaveURL('/amara/stats?days=7')
  await expect(messages).not.toHaveText(all)
  await ada.getByLabel('From', { exact: true }).fill(from)
  await ada.getByLabel('To', { exact: true }).fill(to)
  await ada.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(ada).toHaveURL(`/amara/stats?from=${from}&to=${to}`)
  await expect(messages).toHaveText(new Intl.NumberFormat('en').format(stats.messagesCount))
  await expectAccessible(ada)
  const downloading = ada.waitForEvent('download')
  await ada.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`moonlit-amara-${from}-${to}.csv`)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines).toEqual([
    '\uFEFFdate,chats,messages,voice_messages,tokens,payments,revenue_usd',
    ...stats.days.map((day) =>
      [day.date, day.chatsCount, day.messagesCount, day.voiceMessagesCount, day.totalTokens, day.paymentsCount, day.totalPrice.toFixed(2)].join(','),
    ),
  ])
  await ada.goto(`/amara/stats?from=${to}&to=${from}`)
  await expect(ada).toHaveURL(`/amara/stats?from=${from}&to=${to}`)
  await ada.goto('/amara/stats?days=8')
  await expect(ada).toHaveURL('/amara/stats')
  await expect(messages).toHaveText(all)
})

test('[CP-06] whoever created a character sees its figures; nobody else learns that there are any', async ({ as, visitor, world }) => {
  const { slug } = await world.createCharacter('premium')
  await world.advanceClock(60_000)
  const owner = await as('premium')
  await owner.goto(`/my-models/${slug}`)
  await owner.getByRole('link', { name: 'Luna in figures' }).click()
  await expect(owner).toHaveURL(`/${slug}/stats`)
  await expect(owner.getByRole('heading', { level: 1, name: 'Luna in figures' })).toBeVisible()
  await expect(owner.locator('dl > div').filter({ hasText: 'Paid in total' })).toContainText('$0')
  await expectAccessible(owner)
  await owner.reload()
  await expect(owner.getByRole('heading', { level: 1, name: 'Luna in figures' })).toBeVisible()

  const member = await as('free')
  const isNotFound = (page: typeof member) => expect(page.getByRole('heading', { level: 1, name: 'This page has slipped away' })).toBeVisible()
  for (const [page, address] of [
    [visitor, `/${slug}/stats`],
    [visitor, '/amara/stats'],
    [member, `/${slug}/stats`],
    [member, '/amara/stats'],
    [owner, '/amara/stats'],
    [owner, '/nobody-here/stats'],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(404)
    await isNotFound(page)
  }
  const admin = await as('admin')
  await admin.goto(`/${slug}/stats`)
  await expect(admin.getByRole('heading', { level: 1, name: `${slug} in figures` })).toBeVisible()
})
