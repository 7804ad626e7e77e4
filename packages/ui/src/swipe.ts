import { useRef, useState, type PointerEvent } from 'react'

interface Swipe {
  /** Pixels dragged so far, to the right positive. */
  drag: number
  handlers: {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: (event: PointerEvent) => void
    onPointerCancel: () => void
  }
}

const FARTHEST_TAP = 8
const ENOUGH = 60

/** Sideways dragging with finger or mouse: `onSwipe` gets the physical way once it went far enough. */
export const useSwipe = (onSwipe: (way: 'left' | 'right') => void): Swipe => {
  const start = useRef<number | null>(null)
  const [drag, setDrag] = useState(0)
  const end = () => {
    start.current = null
    setDrag(0)
  }
  return {
    drag,
    handlers: {
      onPointerDown: (event) => {
        if (event.isPrimary && event.button === 0) start.current = event.clientX
      },
      onPointerMove: (event) => {
        if (start.current === null) return
        const moved = event.clientX - start.current
        if (Math.abs(moved) < FARTHEST_TAP && drag === 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag(moved)
      },
      onPointerUp: (event) => {
        if (start.current === null) return
        const moved = event.clientX - start.current
        end()
        if (Math.abs(moved) >= ENOUGH) onSwipe(moved < 0 ? 'left' : 'right')
      },
      onPointerCancel: end,
    },
  }
}
