import { useEffect, useRef, useState, type RefObject } from 'react'

/** Loading more waits this long after the first load, in milliseconds. [EX-07] */
const SETTLE = 50

interface InfiniteScroll {
  /** `ready` when there is more and nothing is under way. */
  readonly state: 'ready' | 'loading' | 'failed' | 'done'
  readonly isFirstLoaded: boolean
  readonly onMore: () => void
}

/** Loads more while the sentinel is in sight, nothing is loading, and the last page is not reached. [EX-07] */
export const useInfiniteScroll = ({ state, isFirstLoaded, onMore }: InfiniteScroll): RefObject<HTMLDivElement | null> => {
  const sentinel = useRef<HTMLDivElement>(null)
  const [isEnabled, setIsEnabled] = useState(false)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    if (!isFirstLoaded) {
      setIsEnabled(false)
      return
    }
    const timer = setTimeout(() => setIsEnabled(true), SETTLE)
    return () => clearTimeout(timer)
  }, [isFirstLoaded])
  useEffect(() => {
    const element = sentinel.current
    if (!element || !isEnabled || state !== 'ready') return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && more.current(), {
      rootMargin: '320px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isEnabled, state])
  return sentinel
}
