import type { Page } from '@playwright/test'
import { holdTime, passTimeUntil } from './support/clock.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const FILE = '**/build-mark.json'
const notice = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Reload the page' }) })

/** The file that says which build is served, as the server of another build would give it; it counts how often it is asked for. */
const serveBuild = async (page: Page, answer: { mark: string } | 'fails') => {
  const asked = { times: 0 }
  await page.unroute(FILE)
  await page.route(FILE, async (route) => {
    asked.times += 1
    await (answer === 'fails' ? route.abort() : route.fulfill({ json: answer }))
  })
  return asked
}

test('[NV-09] a page and the file that is served name the same build', async ({ request }) => {
  const [, own] = /<html[^>]* data-build="(\w{6,})"/u.exec(await (await request.get('/')).text()) ?? []
  const file = await request.get('/build-mark.json')
  expect(await file.json()).toEqual({ mark: own })
  expect(file.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('[NV-09] [OV-08] whoever is writing when a new build comes is told of it, and has their words again after loading it', async ({
  guest: { page, session },
  world,
}) => {
  await page.clock.install()
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const composer = page.getByRole('textbox', { name: 'Message to Amara' })
  await composer.fill('Where were we?')
  await serveBuild(page, { mark: 'another' })
  await passTimeUntil(page, () => expect(notice(page)).toBeVisible({ timeout: 200 }), { step: 5000 })
  await expect(notice(page)).toContainText('Updates available')
  await expectAccessible(page)
  await page.unroute(FILE)
  const loaded = page.waitForEvent('load')
  await notice(page).getByRole('button', { name: 'Reload the page' }).click()
  await loaded
  await expect(composer).toHaveValue('Where were we?')
  await expect(notice(page)).toHaveCount(0)
})

test('[NV-09] it is asked every 30 s, not without a connection, and a failure changes nothing', async ({ visitor }) => {
  await visitor.clock.install()
  await visitor.goto('/contact')
  const failing = await serveBuild(visitor, 'fails')
  await holdTime(visitor)
  const askedAt: number[] = []
  for (const times of [1, 2, 3]) {
    await passTimeUntil(visitor, async () => expect(failing.times).toBe(times), { step: 5000 })
    askedAt.push(await visitor.evaluate(() => Date.now()))
  }
  // Seen in steps of 5 s.
  for (const [at, time] of askedAt.slice(1).entries()) expect(Math.abs(time - (askedAt[at] ?? 0) - 30_000)).toBeLessThanOrEqual(5000)
  await expect(notice(visitor)).toHaveCount(0)
  await visitor.context().setOffline(true)
  const answered = await serveBuild(visitor, { mark: 'another' })
  await visitor.clock.runFor(90_000)
  expect(answered.times).toBe(0)
  await visitor.context().setOffline(false)
  await passTimeUntil(visitor, () => expect(notice(visitor)).toBeVisible({ timeout: 200 }), { step: 5000 })
})

for (const { locale, text, close } of variants([
  { locale: 'en-GB', text: 'Updates available', close: 'Close' },
  { locale: 'ar', text: 'تتوفر تحديثات', close: 'إغلاق' },
] as const))
  test(`[NV-09] on a phone in ${locale} the notice fits, and can be closed`, async ({ as }) => {
    const page = await as('visitor', { ...phone, locale })
    await page.clock.install()
    await page.goto('/')
    await serveBuild(page, { mark: 'another' })
    const told = page.getByRole('status').filter({ hasText: text })
    await passTimeUntil(page, () => expect(told).toBeVisible({ timeout: 200 }), { step: 5000 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await told.getByRole('button', { name: close }).click()
    await expect(page.getByText(text)).toHaveCount(0)
    await page.clock.runFor(90_000)
    await expect(page.getByText(text)).toHaveCount(0)
  })
