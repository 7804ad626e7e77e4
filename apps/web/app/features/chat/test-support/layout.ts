import { afterAll, beforeAll, beforeEach, vi } from 'vitest'

const define = (name: 'offsetHeight' | 'clientHeight' | 'offsetWidth' | 'scrollHeight', measure: (element: HTMLElement) => number) =>
  Object.defineProperty(HTMLElement.prototype, name, {
    configurable: true,
    get(this: HTMLElement) {
      return measure(this)
    },
  })
// A row of the message list is 60 px high, everything else 600.
const heightOf = (element: HTMLElement): number => (element.dataset.index === undefined ? 600 : 60)

/**
 * What jsdom lacks of a browser: sizes, so that rows are in sight, and the width of the window. The virtual list, menus and chats ask for them.
 */
export const giveLayout = (width = 1440): void => {
  beforeAll(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width >= Number(/min-width: (\d+)px/u.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    define('offsetHeight', heightOf)
    define('clientHeight', heightOf)
    define('offsetWidth', () => 600)
    define(
      'scrollHeight',
      (element) => Number.parseFloat(element.querySelector<HTMLElement>('[style*=height]')?.style.height ?? '') || heightOf(element),
    )
    HTMLElement.prototype.scrollIntoView = () => undefined
    HTMLElement.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
      this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0
      this.dispatchEvent(new Event('scroll'))
    }
    HTMLElement.prototype.hasPointerCapture = () => false
  })
  beforeEach(() => {
    localStorage.clear()
    for (const part of document.cookie.split('; ')) document.cookie = `${part.split('=')[0] ?? ''}=; Path=/; Max-Age=0`
  })
  afterAll(() => vi.unstubAllGlobals())
}
