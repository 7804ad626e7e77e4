import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { onOwnMove } from '../../../shared/scroll/on-own-move.ts'

/** So near to the end, in pixels, counts as being at it. */
export const NEAR_END = 96

const isAtEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_END

/**
 * Keeps a scroller at its end while the person is there, whatever changes its size (the keyboard, a growing composer, suggestions) or its
 * `content`; and tells whether they are.
 */
export const usePinnedScroll = (scroller: RefObject<HTMLElement | null>, content: unknown, toEnd: () => void) => {
  const [isPinned, setIsPinned] = useState(true)
  const pinned = useRef(true)
  const latest = useRef(toEnd)
  useLayoutEffect(() => {
    latest.current = toEnd
  })
  useLayoutEffect(() => {
    if (pinned.current) latest.current()
  }, [content])
  const pin = useCallback(() => {
    pinned.current = true
    setIsPinned(true)
    latest.current()
  }, [])

  const unpin = useCallback(() => {
    pinned.current = false
    setIsPinned(false)
  }, [])

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    // Rows turn out taller than was guessed once they are there, and a keyboard or suggestions take room: the end is farther away then, and nobody
    // has left it. Whoever does moves by themselves, or between sizes that stay the same.
    let hasMoved = false
    let sizes = ''
    const look = () => {
      const isThere = isAtEnd(box)
      const now = `${box.scrollHeight} ${box.clientHeight}`
      if (!isThere && pinned.current && !hasMoved && now !== sizes) {
        sizes = now
        latest.current()
        return
      }
      sizes = now
      if (isThere) hasMoved = false
      pinned.current = isThere
      setIsPinned(isThere)
    }
    const watcher = new ResizeObserver(() => {
      if (pinned.current) latest.current()
    })
    watcher.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    const stop = onOwnMove(() => {
      hasMoved = true
    }, box)
    return () => {
      watcher.disconnect()
      box.removeEventListener('scroll', look)
      stop()
    }
  }, [scroller])

  return { isPinned, pin, unpin }
}
