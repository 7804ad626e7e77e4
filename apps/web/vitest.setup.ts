import { clearToasts } from '@moonlit/ui/toast'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { closeTabs } from './app/testing/open-tabs.ts'

// Dialogs are loaded when they are first asked for, which takes more than the usual second where everything else is tested too.
configure({ asyncUtilTimeout: 10_000 })

// What each test leaves is cleared here, for a module that the files of one process share would do so after the tests of the first alone. The last of
// these comes first: what is closed and taken away stores nothing any more.

// Nobody stays signed in, and nothing stays stored, for the next test.
afterEach(() => {
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.replace(/=.*/su, '')}=; path=/; max-age=0`
})
afterEach(cleanup)
// A toast outlives the page that it was shown on.
afterEach(clearToasts)
afterEach(closeTabs)

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
if (typeof Element !== 'undefined') {
  Element.prototype.setPointerCapture ??= () => undefined
  // A control is replaced when its tooltip's code comes, unless a pointer is on it: the code is there from the start.
  await import('@moonlit/ui/tooltip-code')
}
