import type { Locator, Page } from '@playwright/test'
import { countCalls, holdTime, passTimeUntil } from './support/clock.ts'
import { expect, test, whenItListens } from './support/test.ts'

const theirs = (page: Page): Locator => page.getByRole('log').locator('[data-side="theirs"]')
const MINUTE = 60_000
const countReminders = (page: Page) => countCalls(page, '/reminder/')
// Each step waits for what it leads to: a few more of them, and the page gives up what it has just asked.
const untilAsked = (page: Page, calls: ReturnType<typeof countReminders>, times: number) =>
  passTimeUntil(page, () => expect.poll(() => calls.count, { timeout: 200, intervals: [20] }).toBeGreaterThanOrEqual(times), { step: 5000 })

test('[CH-19] [XT-05] who says nothing is reminded after a minute, five and thirty, in all tabs, and asked for by one alone', async ({
  guest: { page, session },
  context,
  world,
}) => {
  await world.change({ reminderDelay: 0 })
  const address = `/chat/${await world.openChat(session, 'amara')}`
  const tabs = [page, whenItListens(await context.newPage())]
  // The clock is that of both.
  await page.clock.install()
  for (const tab of tabs) {
    await tab.goto(address)
    await expect(theirs(tab)).toHaveCount(1)
  }
  const calls = countReminders(page)
  await holdTime(page)
  const asked = async () => (await world.mock.requests({ call: 'chats.reminder' })).length
  for (const [place, silence] of [MINUTE, 5 * MINUTE, 30 * MINUTE].entries()) {
    if (place > 0) {
      await page.clock.runFor(silence - 2 * MINUTE)
      for (const tab of tabs) await expect(theirs(tab)).toHaveCount(place + 1)
    }
    await untilAsked(page, calls, place + 1)
    for (const tab of tabs) await passTimeUntil(tab, () => expect(theirs(tab)).toHaveCount(place + 2, { timeout: 100 }))
    expect(await asked()).toBe(place + 1)
  }
  await page.clock.runFor(120 * MINUTE)
  for (const tab of tabs) await expect(theirs(tab)).toHaveCount(4)
  expect(await asked()).toBe(3)
})

test('[CH-19] who is writing is not interrupted, and is reminded once the box is empty for a while', async ({ guest: { page, session }, world }) => {
  await world.change({ reminderDelay: 0 })
  await page.clock.install()
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await expect(theirs(page)).toHaveCount(1)
  const box = page.getByRole('textbox', { name: 'Message to Amara' })
  await box.fill('Let me think')
  const calls = countReminders(page)
  await holdTime(page)
  await page.clock.runFor(5 * MINUTE)
  expect(await world.mock.requests({ call: 'chats.reminder' })).toHaveLength(0)
  await box.fill('')
  await untilAsked(page, calls, 1)
  await passTimeUntil(page, () => expect(theirs(page)).toHaveCount(2, { timeout: 100 }))
})

test('[CH-19] a silence that the server finds too short is waited for', async ({ guest: { page, session }, world }) => {
  await world.freezeClock()
  await world.change({ reminderDelay: 90_000 })
  await page.clock.install()
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await expect(theirs(page)).toHaveCount(1)
  const calls = countReminders(page)
  await holdTime(page)
  await passTimeUntil(page, async () => expect((await world.mock.requests({ call: 'chats.reminder' })).map(({ status }) => status)).toEqual([429]), {
    step: 5000,
  })
  await world.advanceClock(90_000)
  await untilAsked(page, calls, 2)
  await passTimeUntil(page, () => expect(theirs(page)).toHaveCount(2, { timeout: 100 }))
})
