import { useEffect, useState, type RefObject } from 'react'

/** Which ends of a sideways scroller hide more, in reading order. */
export type ScrollEdges = 'none' | 'start' | 'end' | 'both'

/** From figures that are negative when reading right to left; a pixel of slack for fractional layouts. */
export const edgesOf = (scrolled: number, visible: number, whole: number): ScrollEdges => {
  const before = Math.abs(scrolled) > 1
  const after = Math.abs(scrolled) + visible < whole - 1
  if (before && after) return 'both'
  if (before) return 'start'
  return after ? 'end' : 'none'
}

/** Watches a sideways scroller and tells which of its ends hide more; looks again when `content` changes. */
export const useScrollEdges = (scroller: RefObject<HTMLElement | null>, content: unknown): ScrollEdges => {
  const [edges, setEdges] = useState<ScrollEdges>('none')
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => setEdges(edgesOf(box.scrollLeft, box.clientWidth, box.scrollWidth))
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [scroller, content])
  return edges
}

/** Scrolls a sideways scroller so that the part in it that is chosen stands in its middle, unless it is in sight; looks again when `chosen` changes. */
export const useKeptInSight = (scroller: RefObject<HTMLElement | null>, selector: string, chosen: unknown): void => {
  useEffect(() => {
    const box = scroller.current
    const part = box?.querySelector(selector)
    if (!box || !part) return
    const [frame, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()]
    if (inner.left < frame.left || inner.right > frame.right) box.scrollLeft += inner.left + inner.width / 2 - frame.left - frame.width / 2
  }, [scroller, selector, chosen])
}
