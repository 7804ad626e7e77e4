const reachable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * A ref for a pane that scrolls: while it hides something and holds nothing that takes focus, Tab reaches the pane itself, so that arrows scroll it.
 */
export const reachToScroll = (pane: HTMLElement | null) => {
  if (!pane) return undefined
  const look = () => {
    if (pane.scrollHeight > pane.clientHeight && !pane.querySelector(reachable)) pane.tabIndex = 0
    else pane.removeAttribute('tabindex')
  }
  const watcher = new ResizeObserver(look)
  for (const box of [pane, ...pane.children]) watcher.observe(box)
  look()
  return () => watcher.disconnect()
}
