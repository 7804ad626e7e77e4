import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Dialogs are loaded when they are first asked for, which takes more than the usual second where everything else is tested too.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

// jsdom lays nothing out, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// What a page gets ahead while it rests needs the router of a rendered document, which tests of parts have none of: they never rest.
globalThis.requestIdleCallback ??= () => 0
globalThis.cancelIdleCallback ??= () => undefined
// jsdom has no pointers to capture either. Tests of the server have no elements at all.
if (typeof Element !== 'undefined') Element.prototype.setPointerCapture ??= () => undefined
