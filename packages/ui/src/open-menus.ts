import { useEffect, useRef } from 'react'

let open = 0
/** What closes each that is shown, the last opened at the end. */
const closers: (() => void)[] = []
const listeners = new Set<() => void>()

const count = (change: 1 | -1): void => {
  open += change
  for (const listener of listeners) listener()
}

/** Whether a menu, or a question beside its control, is open: what nobody asked for waits until it is closed. */
export const isMenuOpen = (): boolean => open > 0

/** Closes the menu that was opened last: whoever goes back in the browser wants no more than that. */
export const closeMenu = (): void => closers.at(-1)?.()

/** Tells whenever a menu opens or closes; returns what ends it. */
export const subscribeToMenus = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Counts a menu among those that are open; stands in its content. It counts until the focus is back where it was, which Radix does in a task of its
 * own once the content is gone: a dialog that opened before would remember nothing as the place to return to. [LY-10]
 */
export const OpenMenu = ({ onClose }: { onClose: () => void }): null => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const close = () => latest.current()
    closers.push(close)
    count(1)
    // Whoever leaves the page by the browser's own buttons leaves the menu behind.
    addEventListener('popstate', close)
    return () => {
      removeEventListener('popstate', close)
      closers.splice(closers.indexOf(close), 1)
      setTimeout(() => count(-1))
    }
  }, [])
  return null
}
