import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** What has the focus, when a bar that stands still over the page lies on its middle; null when it can be seen. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const isBar = (part: Element | null): boolean =>
      part !== null && (['fixed', 'sticky'].includes(getComputedStyle(part).position) || isBar(part.parentElement))
    const focused = document.activeElement
    if (!focused || focused === document.body || isBar(focused)) return null
    const { left, width, top, height } = focused.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, Math.max(0, top) + Math.min(height, innerHeight) / 2)
    return over !== null && !focused.contains(over) && !over.contains(focused) && isBar(over) ? focused.textContent : null
  })

for (const [size, viewport] of [
  ['a page at 200 %', { width: 720, height: 450 }],
  ['a phone', { width: 360, height: 720 }],
] as const)
  for (const address of ['/amara', '/buy-premium', '/generate-photo'])
    test(`[LY-10] on ${size} no bar hides what the keyboard is at on ${address}`, async ({ as }) => {
      const page = await as('visitor', { viewport })
      await page.goto(address)
      const footer = page.getByRole('contentinfo').getByRole('link').last()
      const hidden: string[] = []
      for (let pressed = 0; pressed < 150; pressed += 1) {
        await page.keyboard.press('Tab')
        // What had it before takes a moment to go.
        const isSeen = expect.poll(() => hiddenFocus(page), { timeout: 1000 }).toBeNull()
        await isSeen.catch(async () => hidden.push((await hiddenFocus(page)) ?? ''))
        if (await footer.evaluate((link) => link === document.activeElement)) break
      }
      await expect(footer).toBeFocused()
      expect(hidden).toEqual([])
    })
