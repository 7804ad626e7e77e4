import { useCallback, useEffect, useRef, useState } from 'react'
import type { SectionId } from './sections.ts'

/** By what people go on to another place of a page. */
const WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Which section is read: the one that one was led to, until one goes on, else the one that crossed the line last. Near the end of the page a section may
 * not come up to the line, for there is nothing left to scroll.
 */
export const useCurrentSection = () => {
  const [current, setCurrent] = useState<SectionId>('profile')
  const isLed = useRef(false)
  useEffect(() => {
    const goOn = () => {
      isLed.current = false
    }
    for (const way of WAYS) addEventListener(way, goOn, { passive: true })
    return () => {
      for (const way of WAYS) removeEventListener(way, goOn)
    }
  }, [])
  const lead = useCallback((id: SectionId) => {
    isLed.current = true
    setCurrent(id)
  }, [])
  const reach = useCallback((id: SectionId) => {
    if (!isLed.current) setCurrent(id)
  }, [])
  return { current, lead, reach }
}
