import { afterAll, beforeAll, beforeEach, vi } from 'vitest'

/** What is given, and taken back after the file: those after it share the browser. */
const GIVEN = ['offsetHeight', 'clientHeight', 'offsetWidth', 'scrollHeight', 'scrollIntoView', 'scrollTo', 'hasPointerCapture'] as const

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
  const { prototype } = HTMLElement
  const before = GIVEN.map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const)
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
    prototype.scrollIntoView = () => undefined
    prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
      this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0
      this.dispatchEvent(new Event('scroll'))
    }
    prototype.hasPointerCapture = () => false
  })
  beforeEach(() => {
    localStorage.clear()
    for (const part of document.cookie.split('; ')) document.cookie = `${part.split('=')[0] ?? ''}=; Path=/; Max-Age=0`
  })
  afterAll(() => {
    vi.unstubAllGlobals()
    for (const [name, own] of before) {
      if (own) Object.defineProperty(prototype, name, own)
      else Reflect.deleteProperty(prototype, name)
    }
  })
}
