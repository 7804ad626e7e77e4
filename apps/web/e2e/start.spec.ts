import { expect, test, whenItListens } from './support/test.ts'

test('[NV-01] [AP-03] a member whose session must be renewed sees the start screen until their data are there', async ({ member, world }) => {
  await world.advanceClock(16 * 60 * 1000)
  const renewal = Promise.withResolvers<void>()
  await member.route('**/api/v1/auth/refresh-token/', async (route) => {
    await renewal.promise
    await route.continue()
  })
  await member.goto('/')
  const start = member.getByRole('status').filter({ hasText: /^Loading$/u })
  await expect(start).toBeVisible()
  await expect(member.locator('[inert]').getByRole('main')).toHaveCount(1)
  renewal.resolve()
  await expect(start).toHaveCount(0)
  await expect(member.locator('[inert]').getByRole('main')).toHaveCount(0)
  await expect(member.getByRole('link', { name: 'Gallery' })).toBeVisible()
})

test('[XT-01] [AP-03] a member with two windows renews the session once for both, and stays signed in', async ({ member, context, world }) => {
  const renewals: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh-token/')) renewals.push(request.url())
  })
  const second = whenItListens(await context.newPage())
  const windows = [member, second]
  await world.advanceClock(16 * 60 * 1000)
  await Promise.all(windows.map((window) => window.goto('/')))
  for (const window of windows) await expect(window.getByRole('link', { name: 'Gallery' })).toBeVisible()
  expect(renewals).toHaveLength(1)
  await Promise.all(windows.map((window) => window.reload()))
  for (const window of windows) await expect(window.getByRole('link', { name: 'Gallery' })).toBeVisible()
  expect(renewals).toHaveLength(1)
})
