import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'

/** What the service worker has stored, as paths. */
const storedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

for (const { locale, name, explore } of variants([
  { locale: 'en', name: 'Moonlit', explore: 'Explore' },
  { locale: 'ar', name: 'Moonlit', explore: 'استكشاف' },
] as const))
  test(`[NV-16] [PB-07] in ${locale} the app can be installed: its name, its language, and icons of every kind`, async ({ as }) => {
    const page = await as('visitor', { locale })
    const { request } = page
    await page.goto('/')
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const answer = await request.get(href ?? '')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest: unknown = await answer.json()
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      display: 'standalone',
      lang: locale,
      dir: locale === 'ar' ? 'rtl' : 'ltr',
      name,
      shortcuts: [{ name: explore, url: '/' }, { url: '/chat' }],
      icons: [
        { sizes: '192x192', purpose: 'any' },
        { sizes: '512x512', purpose: 'any' },
        { sizes: '512x512', purpose: 'maskable' },
      ],
    })
    const icons = [...JSON.stringify(manifest).matchAll(/"src":"([^"]+)"/gu)].map(([, src]) => src ?? '')
    const touch = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? ''
    for (const src of [...icons, touch]) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  })

for (const { locale, title, retry } of variants([
  { locale: 'en-GB', title: 'You are offline', retry: 'Reload the page' },
  { locale: 'ar', title: 'لا يوجد اتصال بالإنترنت', retry: 'إعادة تحميل الصفحة' },
] as const))
  test(`[NV-16] in ${locale} whoever opens a page without a connection is told so in their language, and has the page when it is back; no answer of the API is stored`, async ({
    as,
  }) => {
    const page = await as('visitor', { ...phone, locale, serviceWorkers: 'allow' })
    await page.goto('/')
    await expect.poll(() => storedPaths(page), { timeout: 30_000 }).toContain('/errors/offline')
    // From here on the worker stands between the page and the server.
    await page.goto('/buy-premium')
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await page.goto('/amara')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(locale === 'ar' ? 'أمارا' : 'Amara')
    const stored = await storedPaths(page)
    expect(stored.filter((path) => !/^\/(?:errors\/offline$|assets\/|icons\/|favicon\.svg$)/u.test(path))).toEqual([])
    expect(stored.filter((path) => path.endsWith('.js'))).toEqual([])

    await page.context().setOffline(true)
    await page.evaluate(() => location.assign('/contact'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(/\/contact$/u)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-align', 'center')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expect(page.getByRole('link', { name: retry })).toHaveAttribute('href', '')
    await page.context().setOffline(false)
    await expect(page.getByRole('main').locator('form')).toBeVisible()
  })

test('[NV-16] a new worker leaves the page that is open as it is', async ({ as }) => {
  const page = await as('free', { serviceWorkers: 'allow' })
  await page.goto('/')
  await expect.poll(() => storedPaths(page), { timeout: 30_000 }).toContain('/errors/offline')
  await page.goto('/contact')
  const field = page.getByRole('main').getByRole('textbox').last()
  await field.fill('What I wanted to say')
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).unregister()
    await navigator.serviceWorker.register('/service-worker.js?next')
    await navigator.serviceWorker.ready
  })
  await expect(field).toHaveValue('What I wanted to say')
  await page.getByRole('link', { name: 'Explore' }).first().click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
