import { startTransition, useEffect, useState } from 'react'

/**
 * How many of a list's `count` are drawn: all of the first that there are, and of those that come later `step` more a frame, so that no frame
 * waits for all. Another `list` is drawn whole at once.
 */
export const useInSteps = (list: string, count: number, step: number): number => {
  const [drawn, setDrawn] = useState({ list, count })
  const isAnew = drawn.list !== list || drawn.count > count || (drawn.count === 0 && count > 0)
  if (isAnew) setDrawn({ list, count })
  useEffect(() => {
    if (drawn.count >= count) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn({ list, count: Math.min(count, drawn.count + step) })))
    return () => cancelAnimationFrame(frame)
  }, [drawn, list, count, step])
  return isAnew ? count : drawn.count
}
