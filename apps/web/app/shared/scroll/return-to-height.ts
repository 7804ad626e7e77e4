import { onOwnMove } from './on-own-move.ts'

/** How long a page may take to grow as high as it was, in milliseconds. */
const PATIENCE = 10_000

/** A page that has been as high as it was for so long grows no more, in milliseconds: a list draws what it has loaded row by row. */
const QUIET = 1500

/**
 * Scrolls back to where one was. A list that loads on is not as high at first: it is followed down as it grows, which makes it load on, until
 * the height is reached and stays, or somebody scrolls. Returns what ends it.
 */
export const returnToHeight = (top: number): (() => void) => {
  const page = document.documentElement
  let quiet: ReturnType<typeof setTimeout> | undefined
  const go = () => {
    window.scrollTo({ top, behavior: 'instant' })
    clearTimeout(quiet)
    if (page.scrollHeight - window.innerHeight >= top) quiet = setTimeout(() => end(), QUIET)
  }
  const growth = new ResizeObserver(go)
  const timer = setTimeout(() => end(), PATIENCE)
  const unlisten = onOwnMove(() => end())
  // What stands below the list is no anchor: the browser would keep that in sight as the list grows above it.
  page.style.overflowAnchor = 'none'
  const end = () => {
    page.style.overflowAnchor = ''
    growth.disconnect()
    clearTimeout(timer)
    clearTimeout(quiet)
    unlisten()
  }
  growth.observe(document.body)
  go()
  return end
}
