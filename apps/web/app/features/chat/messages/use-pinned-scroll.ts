import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

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
    const look = () => {
      pinned.current = isAtEnd(box)
      setIsPinned(pinned.current)
    }
    const watcher = new ResizeObserver(() => {
      if (pinned.current) latest.current()
    })
    watcher.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [scroller])

  return { isPinned, pin, unpin }
}
