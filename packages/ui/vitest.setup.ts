import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom draws nothing: what measures, captures or scrolls is given a quiet stand-in.
class QuietObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// React checks that updates are awaited; testing-library sets this itself only where test functions are global.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

if (typeof window !== 'undefined') {
  globalThis.ResizeObserver ??= QuietObserver
  Element.prototype.scrollIntoView ??= () => undefined
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.setPointerCapture ??= () => undefined
  Element.prototype.releasePointerCapture ??= () => undefined
  afterEach(cleanup)
}
