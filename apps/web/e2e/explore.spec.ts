import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts'

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')

test('[EX-01] [EX-02] [EX-04] choosing a gender changes the heading and the people, and is remembered', async ({ visitor }) => {
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/girlfriend/u)
  const first = await cards(visitor).first().getByRole('heading').textContent()
  await visitor.getByRole('radio', { name: 'Male', exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/boyfriend/u)
  await expect(cards(visitor).first().getByRole('heading')).not.toHaveText(first ?? '')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/boyfriend/u)
  const [cookie] = (await visitor.context().cookies()).filter(({ name }) => name === 'explore_gender')
  expect(cookie).toMatchObject({ value: 'male', sameSite: 'Strict' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 24 * 3600)
})

test('[EX-04] a stored gender that is none of the three counts as female', async ({ visitor, context, baseURL }) => {
  await context.addCookies([{ name: 'explore_gender', value: 'robot', url: baseURL ?? '' }])
  await visitor.goto('/')
  await expect(visitor.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
})

test('[EX-03] [EX-06] a chip shows one kind of people and stands in the address; All shows everyone again', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.getByRole('link', { name: 'Doctor', exact: true }).click()
  await expect(visitor).toHaveURL(/\?type=doctor$/u)
  await expect(cards(visitor).first()).toBeVisible()
  const doctors = await cards(visitor).count()
  expect(doctors).toBeLessThan(20)
  await visitor.getByRole('main').getByRole('link', { name: 'All', exact: true }).click()
  await expect(visitor).not.toHaveURL(/type=/u)
  await expect(cards(visitor)).not.toHaveCount(doctors)
})

test('[EX-05] [EX-07] [EX-08] more people come while one scrolls, until everyone has come', async ({ visitor }) => {
  await visitor.goto('/')
  await expect(cards(visitor)).toHaveCount(20)
  const end = visitor.getByText('That is everyone, for now.')
  await expect(async () => {
    await cards(visitor).last().scrollIntoViewIfNeeded()
    await visitor.mouse.wheel(0, 3000)
    await expect(end).toBeVisible({ timeout: 500 })
  }).toPass()
  const names = await cards(visitor).getByRole('heading').allTextContents()
  expect(names.length).toBeGreaterThan(35)
  expect(new Set(names).size).toBe(names.length)
})

test('[EX-10] [ER-05] when nobody fits, the page says so and offers everyone', async ({ visitor }) => {
  await visitor.route('**/api/v1/bots/?*', (route) => route.fulfill({ json: { result: [], nextPage: null } }))
  await visitor.goto('/')
  await visitor.getByRole('radio', { name: 'Male', exact: true }).click()
  await expect(visitor.getByText('No models found by your request')).toBeVisible()
})

test('[EX-09] while people load, twenty places of their shape are shown', async ({ visitor }) => {
  await visitor.goto('/')
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  await visitor.route('**/api/v1/bots/?*', async (route) => {
    await loaded
    await route.continue()
  })
  await visitor.getByRole('radio', { name: 'Male', exact: true }).click()
  await expect(visitor.locator('[data-testid="skeletons"] > *')).toHaveCount(20)
  load()
  await expect(cards(visitor)).toHaveCount(20)
})

test('[EX-11] a page that fails keeps those who are there and can be tried again', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.route('**/api/v1/bots/?*page=2*', (route) => route.fulfill({ status: 400, json: { detail: 'No', code: 'validation_failed' } }))
  await cards(visitor).last().scrollIntoViewIfNeeded()
  await expect(visitor.getByText('More characters could not be loaded')).toBeVisible()
  await expect(cards(visitor)).toHaveCount(20)
  await visitor.unroute('**/api/v1/bots/?*page=2*')
  await visitor.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(visitor)).not.toHaveCount(20)
})

test('[EX-14] [EX-15] a card shows name and age, two lines, and on hover or focus a second picture', async ({ visitor }) => {
  await visitor.goto('/')
  const card = cards(visitor).first()
  await expect(card.getByRole('heading')).toHaveText(/^\S.+,\s*\d\d$/u)
  const pictures = cards(visitor).locator('img[loading]')
  await expect(cards(visitor).nth(7).locator('img').first()).toHaveAttribute('loading', 'eager')
  await expect(cards(visitor).nth(8).locator('img').first()).toHaveAttribute('loading', 'lazy')
  expect(await pictures.count()).toBeGreaterThanOrEqual(20)
  await expect(card).toHaveAttribute('data-cover', 'hidden')
  await card.hover()
  await expect(card).toHaveAttribute('data-cover', 'shown')
  const [first, second] = await card.locator('img').evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src')))
  expect(second).toMatch(/extra\.webp$/u)
  expect(second).not.toBe(first)
  await visitor.mouse.move(0, 0)
  await expect(card).toHaveAttribute('data-cover', 'hidden')
  await card.getByRole('link').first().focus()
  await expect(card).toHaveAttribute('data-cover', 'shown')
})

test('[EX-18] [NV-04] back from a character, the same people stand at the same place, without loading again', async ({ visitor }) => {
  await visitor.goto('/')
  await cards(visitor).last().scrollIntoViewIfNeeded()
  await expect(cards(visitor)).not.toHaveCount(20)
  const chosen = cards(visitor).nth(22)
  await chosen.scrollIntoViewIfNeeded()
  const place = await visitor.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  const name = (await chosen.getByRole('heading').textContent())?.split(',')[0] ?? ''
  await chosen
    .getByRole('link', { name: new RegExp(name, 'u') })
    .first()
    .click()
  await expect(visitor.getByRole('heading', { level: 1, name: new RegExp(name, 'u') })).toBeVisible()
  expect(await visitor.evaluate(() => window.scrollY)).toBe(0)
  let asked = 0
  visitor.on('request', (request) => {
    if (/\/api\/v1\/bots\/\?/u.test(request.url())) asked += 1
  })
  await visitor.goBack()
  await expect(chosen).toBeInViewport()
  await expect.poll(() => visitor.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place))
  expect(asked).toBe(0)
})

test('[EX-17] [RT-01] anime and custom have addresses of their own, and the header leads there', async ({ visitor }) => {
  await visitor.goto('/')
  const categories = visitor.getByRole('navigation', { name: 'Kind of characters' })
  await categories.getByRole('link', { name: 'Anime' }).click()
  await expect(visitor).toHaveURL(/\/anime$/u)
  await expect(cards(visitor).first()).toBeVisible()
  await categories.getByRole('link', { name: 'Custom' }).click()
  await expect(visitor).toHaveURL(/\/custom$/u)
  await expect(categories.getByRole('link', { name: 'Custom' })).toHaveAttribute('aria-current', 'page')
})

test('[EX-13] a visitor reads more beneath the list; a member does not', async ({ visitor, member }) => {
  await member.goto('/')
  await expect(member.getByRole('heading', { name: 'Closer than a chat window' })).toHaveCount(0)
  await visitor.context().clearCookies({ name: 'authorization' })
  await visitor.context().clearCookies({ name: 'refresh_token' })
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { name: 'Closer than a chat window' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[EX-08] [EX-14] [LY-03] ten at a time, small pictures, and the bar at the thumb', async ({ visitor }) => {
    const pictures: string[] = []
    visitor.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url())
    })
    await visitor.goto('/', { waitUntil: 'networkidle' })
    const bar = visitor.getByRole('navigation', { name: 'Main, at the thumb' })
    for (const name of ['Explore', 'Generate', 'Create', 'Chat', 'Premium']) await expect(bar.getByRole('link', { name, exact: true })).toBeVisible()
    const portraits = pictures.filter((url) => url.includes('/media/bots/'))
    expect(portraits.length).toBeGreaterThan(3)
    expect(portraits.filter((url) => !url.includes('/small_'))).toEqual([])
    expect(await cards(visitor).count()).toBe(10)
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  })
})
