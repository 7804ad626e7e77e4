/** How long a page may take to grow as high as it was, in milliseconds. */
const PATIENCE = 10_000

/** By what people go on to another place of a page themselves. */
const WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls back to where one was. A list that loads on is not as high at first: it is followed down as it grows, which makes it load on, until
 * the height is reached, or somebody scrolls. Returns what ends it.
 */
export const returnToHeight = (top: number): (() => void) => {
  const page = document.documentElement
  const go = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (page.scrollHeight - window.innerHeight >= top) end()
  }
  const growth = new ResizeObserver(go)
  const timer = setTimeout(() => end(), PATIENCE)
  function end() {
    growth.disconnect()
    clearTimeout(timer)
    for (const way of WAYS) removeEventListener(way, end)
  }
  for (const way of WAYS) addEventListener(way, end, { passive: true })
  growth.observe(document.body)
  go()
  return end
}
