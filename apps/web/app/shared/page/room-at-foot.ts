/** Between what stands at the foot of the page and what stands above it, in pixels. */
const GAP = 12

/**
 * A ref for what stands at the foot of the page and lies over it: it tells the page's styles how much of the foot that takes, for as long as it is
 * there; nothing while it is not shown.
 */
export const roomAtFoot = (property: '--notice-height' | '--offer-height') => (part: HTMLElement | null) => {
  if (!part) return undefined
  const { style } = document.documentElement
  const watcher = new ResizeObserver(() => {
    if (part.offsetHeight === 0) style.removeProperty(property)
    else style.setProperty(property, `${part.offsetHeight + GAP}px`)
  })
  watcher.observe(part)
  return () => {
    watcher.disconnect()
    style.removeProperty(property)
  }
}
