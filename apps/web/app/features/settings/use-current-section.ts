import { useCallback, useEffect, useRef, useState } from 'react'
import { onOwnMove } from '../../shared/scroll/on-own-move.ts'
import type { SectionId } from './sections.ts'

/**
 * Which section is read: the one that one was led to, until one goes on, else the one that crossed the line last. Near the end of the page a section may
 * not come up to the line, for there is nothing left to scroll.
 */
export const useCurrentSection = () => {
  const [current, setCurrent] = useState<SectionId>('profile')
  const isLed = useRef(false)
  useEffect(
    () =>
      onOwnMove(() => {
        isLed.current = false
      }),
    [],
  )
  const lead = useCallback((id: SectionId) => {
    isLed.current = true
    setCurrent(id)
  }, [])
  const reach = useCallback((id: SectionId) => {
    if (!isLed.current) setCurrent(id)
  }, [])
  return { current, lead, reach }
}
