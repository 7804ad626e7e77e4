import { type Page, expect } from '@playwright/test'

/**
 * Holds the page's own time, ten seconds from now: from here on it passes only by `clock.runFor` and `passTimeUntil`, however slow the
 * machine is. The clock has been installed before the page was opened, and the page listens. What it is asking for meanwhile is not given up by so
 * short a leap, which its tabs make one after the other.
 */
export const holdTime = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 10_000)

/** Lets the page's own time pass in steps, about as fast as real time, until something is so; what is fetched meanwhile takes real time. */
export const passTimeUntil = async (page: Page, isSo: () => Promise<unknown>, { step = 50 } = {}): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(step)
    await isSo()
  }).toPass({ intervals: [20] })

/**
 * Counts a call that a page, or another tab of it, makes from now on. Time that passes in long steps waits for the call and not for its answer, which
 * takes real time: the page would give the call up.
 */
export const countCalls = (page: Page, path: string): { readonly count: number } => {
  const calls = { count: 0 }
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls.count += 1
  })
  return calls
}
