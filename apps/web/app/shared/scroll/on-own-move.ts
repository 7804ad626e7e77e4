/** By what people go on to another place of a page themselves. */
const WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Calls back whenever somebody begins to move on a page, or in a part of it: by wheel, finger, key or press. Returns what ends it. */
export const onOwnMove = (act: () => void, within: Window | HTMLElement = window): (() => void) => {
  for (const way of WAYS) within.addEventListener(way, act, { passive: true })
  return () => {
    for (const way of WAYS) within.removeEventListener(way, act)
  }
}
