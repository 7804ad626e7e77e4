import { setToasterFloor } from '@moonlit/ui/toaster-floor'

/** Between what stands at the foot of the page and the lowest message, in pixels. */
const GAP = 8

/** A ref for what people press at the foot of the page: messages appear above it, however tall it grows. */
export const keepToastsAbove = (foot: HTMLElement | null) => {
  if (!foot) return undefined
  const measure = () => setToasterFloor(Math.ceil(innerHeight - foot.getBoundingClientRect().top) + GAP)
  const watcher = new ResizeObserver(measure)
  // All around it, too: it moves up without another size of its own when the cookie notice takes the room below the page.
  for (let part: HTMLElement | null = foot; part; part = part.parentElement) watcher.observe(part)
  addEventListener('resize', measure)
  return () => {
    watcher.disconnect()
    removeEventListener('resize', measure)
    setToasterFloor(0)
  }
}
