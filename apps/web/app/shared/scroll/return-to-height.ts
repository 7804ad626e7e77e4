import { onOwnMove } from './on-own-move.ts'

/** How long a page may take to grow as high as it was, in milliseconds. */
const PATIENCE = 10_000

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
  const unlisten = onOwnMove(() => end())
  const end = () => {
    growth.disconnect()
    clearTimeout(timer)
    unlisten()
  }
  growth.observe(document.body)
  go()
  return end
}
