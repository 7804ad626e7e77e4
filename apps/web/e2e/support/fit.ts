import type { Page } from '@playwright/test'

/** A text that does not fit: what it says, and what cuts it or what it sticks out of. */
const findCut = (): string[] => {
  const found = new Set<string>()
  const name = (element: Element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`
  const isControl = (element: Element) => element.matches('button, a, label, [role="radio"], [role="tab"], [role="menuitem"]')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent || !/\p{L}/u.test(text.textContent ?? '') || parent.closest('script, style, noscript, [inert], [aria-hidden="true"]')) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    // Only what the app says: others' texts may be as long as they like, and are cut on purpose.
    if (!/[\u202E\u00E5\u00E9\u00EE\u00F6\u00FB]/u.test(text.textContent ?? '')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      // For screen readers alone.
      if (box.width <= 2 || box.height <= 2 || clipPath !== 'none') break
      const cutsX = overflowX === 'hidden' || overflowX === 'clip'
      const cutsY = overflowY === 'hidden' || overflowY === 'clip'
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') break
      const [left, right, top, bottom] = [
        Math.max(0, ...lines.map((line) => box.left - line.left)),
        Math.max(0, ...lines.map((line) => line.right - box.right)),
        Math.max(0, ...lines.map((line) => box.top - line.top)),
        Math.max(0, ...lines.map((line) => line.bottom - box.bottom)),
      ]
      const [sideways, upright] = [Math.max(left, right), Math.max(top, bottom)]
      // Line boxes are a little taller than what they show.
      if ((cutsX && sideways > 1) || (cutsY && upright > 4) || (isControl(around) && sideways > 1)) {
        found.add(`${(text.textContent ?? '').trim().slice(0, 60)} | ${name(around)} ${Math.round(sideways)}, ${Math.round(upright)}`)
        break
      }
      if (position === 'fixed') break
    }
  }
  return [...found]
}

/** Texts of the app that are cut off, or stick out of what one presses. */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCut)
