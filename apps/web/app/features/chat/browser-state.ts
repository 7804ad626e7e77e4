import { useEffect, useState, useSyncExternalStore } from 'react'

/** Widths the panes change at: below `md` one at a time, from `xl` all three side by side. [LY-09] */
export const widths = { md: '(min-width: 768px)', xl: '(min-width: 1280px)' } as const

const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches

/** Whether the window is at least so wide right now, for handlers. */
export const isAtLeast = (width: keyof typeof widths): boolean => matches(widths[width])

/** Whether the window is at least so wide; false on the server. */
export const useIsAtLeast = (width: keyof typeof widths): boolean =>
  useSyncExternalStore(
    (listener) => {
      if (typeof matchMedia !== 'function') return () => undefined
      const list = matchMedia(widths[width])
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matches(widths[width]),
    () => false,
  )

/** The time, looked at again every half minute. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
