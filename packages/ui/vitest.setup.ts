import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom draws nothing: what measures, captures, scrolls or asks for the kind of screen is given a quiet stand-in.
class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const quietMedia = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
// React checks that updates are awaited; testing-library sets this itself only where test functions are global.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

if (typeof window !== 'undefined') {
  for (const name of ['ResizeObserver', 'IntersectionObserver']) Reflect.set(globalThis, name, QuietObserver)
  Reflect.set(window, 'matchMedia', () => quietMedia)
  Element.prototype.scrollIntoView ??= () => undefined
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.setPointerCapture ??= () => undefined
  Element.prototype.releasePointerCapture ??= () => undefined
  // A control is replaced when its tooltip's code comes, unless a pointer is on it. jsdom knows no pointers, so the code is there from the start.
  await import('./src/tooltip-code.ts')
  afterEach(cleanup)
}
