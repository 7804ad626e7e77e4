import { expect, expectAccessible, expectNoSidewaysScroll, expectThumbSized, phone, test } from './support/test.ts'

for (const [width, locale, name, last] of [
  [360, 'en-GB', 'Sections of the settings', 'Delete the account'],
  [360, 'ar', 'أقسام الإعدادات', 'حذف الحساب'],
  [768, 'de', 'Bereiche der Einstellungen', 'Konto löschen'],
] as const)
  test(`[AC-01] [LY-09] at ${width} pixels in ${locale} the sections stand in a row that stays in sight and leads to each`, async ({ as, world }) => {
    await world.setLanguage('free', locale.slice(0, 2))
    const page = await as('free', { ...phone, viewport: { width, height: 760 }, screen: { width, height: 760 }, locale })
    await page.goto('/settings')
    const sections = page.getByRole('navigation', { name })
    await expect(sections).toBeInViewport()
    await expectThumbSized(page, 'main nav')
    const link = sections.getByRole('link', { name: last })
    await link.tap()
    await expect(page.getByRole('region', { name: last })).toBeFocused()
    await expect(page.getByRole('region', { name: last }).getByRole('heading')).toBeInViewport({ ratio: 0.95 })
    await expect(sections).toBeInViewport({ ratio: 0.95 })
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(link).toBeInViewport({ ratio: 0.95 })
    // Near the end of the page, too, the one that one was led to is marked.
    await sections.getByRole('link').nth(-2).tap()
    await expect(sections.getByRole('link').nth(-2)).toHaveAttribute('aria-current', 'true')
    await sections.getByRole('link').first().tap()
    await expect(page.getByRole('region').first()).toBeFocused()
    await expect(page.getByRole('region').first().getByRole('heading')).toBeInViewport({ ratio: 0.95 })
    const [row, heading] = await Promise.all([sections, page.getByRole('region').first().getByRole('heading')].map((part) => part.boundingBox()))
    expect(heading?.y ?? 0).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0))
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
