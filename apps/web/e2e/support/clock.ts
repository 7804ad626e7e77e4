import { type Page, expect } from '@playwright/test'

/**
 * Holds the page's own time, a minute from now: from here on it passes only by `clock.runFor` and `passTimeUntil`, however slow the
 * machine is. The clock has been installed before the page was opened, and the page listens.
 */
export const holdTime = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000)

/** Lets the page's own time pass in steps, about as fast as real time, until something is so; what is fetched meanwhile takes real time. */
export const passTimeUntil = async (page: Page, isSo: () => Promise<unknown>, { step = 50 } = {}): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(step)
    await isSo()
  }).toPass({ intervals: [20] })
