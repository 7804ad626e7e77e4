import { onOwnMove } from './on-own-move.ts'

/** How long the page may take until what had the focus is there again, in milliseconds. */
const PATIENCE = 10_000

/** Addresses of the links that the keyboard was at when a page was left, by its entry of the history. */
const left = new Map<string, string>()

/** Notes which link of the page the keyboard is at, for when one comes back to it; none once something else has the focus. */
export const noteFocus = (entry: string): void => {
  const link = document.activeElement?.closest<HTMLAnchorElement>('main a[href]:focus-visible')
  if (link) left.set(entry, link.getAttribute('href') ?? '')
  else left.delete(entry)
}

/**
 * Gives the focus back to the link by which a page was left, once that is there again, unless somebody moves or something else has the focus by then: the
 * keyboard goes on where it was. Returns what ends it. [LY-10]
 */
export const returnFocus = (entry: string): (() => void) => {
  const href = left.get(entry)
  if (href === undefined) return () => undefined
  const focus = () => {
    if (document.activeElement !== document.body) return end()
    const link = document.querySelector<HTMLAnchorElement>(`main a[href="${CSS.escape(href)}"]`)
    if (!link) return
    link.focus({ preventScroll: true })
    end()
  }
  const arrival = new MutationObserver(focus)
  const timer = setTimeout(() => end(), PATIENCE)
  const unlisten = onOwnMove(() => end())
  const end = () => {
    arrival.disconnect()
    clearTimeout(timer)
    unlisten()
  }
  arrival.observe(document.body, { childList: true, subtree: true })
  focus()
  return end
}
