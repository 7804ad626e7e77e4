import { setToasterFloor } from '@moonlit/ui/toaster-floor'

/** Between what stands at the foot of the page and the lowest message, in pixels. */
const GAP = 8

/** A ref for what people press at the foot of the page: messages appear above it, however tall it grows. */
export const keepToastsAbove = (foot: HTMLElement | null) => {
  if (!foot) return undefined
  const measure = () => setToasterFloor(Math.ceil(innerHeight - foot.getBoundingClientRect().top) + GAP)
  const watcher = new ResizeObserver(measure)
  watcher.observe(foot)
  // It moves up without another size when something takes the room below it, as the cookie banner does.
  if (foot.parentElement) watcher.observe(foot.parentElement)
  addEventListener('resize', measure)
  return () => {
    watcher.disconnect()
    removeEventListener('resize', measure)
    setToasterFloor(0)
  }
}
