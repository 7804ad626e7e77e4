/** Between what stands at the foot of the page and the lowest message, in pixels. */
const GAP = 8

/** A ref for what people press at the foot of the page: messages appear above it, however tall it grows. */
export const keepToastsAbove = (foot: HTMLElement | null) => {
  if (!foot) return undefined
  const { style } = document.documentElement
  const measure = () => style.setProperty('--toaster-floor', `${Math.ceil(innerHeight - foot.getBoundingClientRect().top) + GAP}px`)
  const watcher = new ResizeObserver(measure)
  watcher.observe(foot)
  addEventListener('resize', measure)
  return () => {
    watcher.disconnect()
    removeEventListener('resize', measure)
    style.removeProperty('--toaster-floor')
  }
}
