import { expect, type Locator } from '@playwright/test'

/** Whether nothing lies over the middle of a part, nor over its upper and lower edge. */
const isFree = (part: Element): boolean => {
  const { left, width, top, bottom } = part.getBoundingClientRect()
  return [top + 3, (top + bottom) / 2, bottom - 3].every((y) => {
    const hit = document.elementFromPoint(left + width / 2, y)
    return hit !== null && (part.contains(hit) || hit.contains(part))
  })
}

/** A part is in the window, and nothing that sticks to its edges covers it. */
export const expectInSight = async (part: Locator): Promise<void> => {
  await expect(part).toBeInViewport({ ratio: 1 })
  await expect.poll(() => part.evaluate(isFree)).toBe(true)
}
