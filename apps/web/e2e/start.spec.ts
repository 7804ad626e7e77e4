import type { Page } from '@playwright/test'
import { expect, test, whenItListens } from './support/test.ts'

const startScreen = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading$/u })

/** Whoever is signed in has their own places in the navigation, and nothing lies over them any more. */
const expectStarted = async (page: Page): Promise<void> => {
  await expect(page.getByRole('link', { name: 'Gallery' })).toBeVisible()
  await expect(startScreen(page)).toHaveCount(0)
}

test('[NV-01] [AP-03] a member whose session must be renewed sees the start screen until their data are there', async ({ member, world }) => {
  await world.advanceClock(16 * 60 * 1000)
  const renewal = Promise.withResolvers<void>()
  await member.route('**/api/v1/auth/refresh-token/', async (route) => {
    await renewal.promise
    await route.continue()
  })
  await member.goto('/')
  const start = startScreen(member)
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
  for (const window of windows) await expectStarted(window)
  expect(renewals).toHaveLength(1)
  await Promise.all(windows.map((window) => window.reload()))
  for (const window of windows) await expectStarted(window)
  expect(renewals).toHaveLength(1)
})
