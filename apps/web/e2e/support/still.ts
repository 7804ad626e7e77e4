import type { Page } from '@playwright/test'

/** Every picture in the window has arrived; nobody wants to see empty frames. */
const whenPicturesAreThere = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      // In the window, and in whatever pane of it scrolls.
      let isInSight = width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      for (let pane = image.parentElement; pane && isInSight; pane = pane.parentElement) {
        if (!/auto|scroll/u.test(getComputedStyle(pane).overflow)) continue
        const box = pane.getBoundingClientRect()
        isInSight = bottom > box.top && top < box.bottom && right > box.left && left < box.right
      }
      return !isInSight || (image.complete && image.naturalWidth > 0)
    }),
  )

/** Whatever enters or fades has come to rest; what never ends, and what follows the scrolling, is no matter. */
const whenNothingMoves = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity)
      .every(({ playState }) => playState !== 'running'),
  )

/** The page as somebody sees it who has waited a moment: with its pictures and faces, and at rest. */
export const whenStill = async (page: Page): Promise<void> => {
  await page.mouse.move(0, 0)
  await whenPicturesAreThere(page)
  await page.evaluate(() => document.fonts.ready)
  await whenNothingMoves(page)
}
