import type { Locator, Page } from '@playwright/test'
import { openBeforeScripts } from './support/late-scripts.ts'
import { expect, phone, test } from './support/test.ts'

/** Addresses that a page asks for from now on, without those of pictures. */
const askedFrom = (page: Page): string[] => {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() !== 'image') paths.push(pathname)
  })
  return paths
}

test('[EX-02] a gender pressed before the scripts have come is chosen once they are there', async ({ visitor }) => {
  const scriptsCome = await openBeforeScripts(visitor, '/')
  const men = visitor.getByRole('radio', { name: 'Male', exact: true })
  await men.click()
  await expect(men).not.toBeChecked()
  await scriptsCome()
  await expect(men).toBeChecked()
})

test('[EX-19] what is typed into the search before the scripts have come stays and is searched for', async ({ visitor }) => {
  const scriptsCome = await openBeforeScripts(visitor, '/')
  const field = visitor.getByRole('searchbox').or(visitor.getByRole('combobox')).first()
  await field.pressSequentially('doctor')
  await scriptsCome()
  await expect(field).toHaveValue('doctor')
  await expect(visitor).toHaveURL(/[?&]q=doctor/u)
})

test('nothing in sight moves while pictures, faces and scripts come, on a phone and reading from the right too', async ({ as }) => {
  for (const locale of ['en-GB', 'ar'] as const) {
    const page = await as('visitor', { ...phone, locale })
    for (const address of ['/', '/amara']) {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const moved = Number(document.documentElement.dataset.moved ?? 0)
            document.documentElement.dataset.moved = String(moved + Number(Reflect.get(entry, 'value')))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))
      expect(moved, `${address} in ${locale}`).toBeLessThan(0.01)
    }
  }
})

test('the first four pictures of explore are asked for ahead of the others', async ({ visitor }) => {
  await visitor.goto('/')
  const priorities = await visitor.getByRole('article').evaluateAll((cards) => cards.map((card) => card.querySelector('img')?.fetchPriority))
  expect(priorities.slice(0, 4)).toEqual(['high', 'high', 'high', 'high'])
  expect(new Set(priorities.slice(4))).toEqual(new Set(['auto']))
})

for (const locale of ['hi', 'ja', 'zh'] as const)
  test(`in ${locale} no face but that of the name is loaded`, async ({ as }) => {
    const page = await as('visitor', { ...phone, locale })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const faces = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.woff2')),
    )
    expect(faces.map((path) => path.replace(/-[\w-]{8}\.woff2$/u, ''))).toEqual(['/assets/brand'])
  })

for (const { how, come } of [
  { how: 'pointed at', come: (link: Locator) => link.hover() },
  { how: 'reached by the Tab key', come: (link: Locator) => link.focus() },
] as const)
  test(`a page whose link is ${how} has its code already, and no call was made for it`, async ({ visitor }) => {
    await visitor.goto('/terms-and-conditions')
    await visitor.waitForLoadState('networkidle')
    const paths = askedFrom(visitor)
    await come(visitor.locator('a[href="/contact"]:visible').first())
    await expect.poll(() => paths.some((path) => /\/assets\/contact-[^/]+\.js$/u.test(path))).toBe(true)
    expect(paths.filter((path) => !path.startsWith('/assets/'))).toEqual([])
  })
