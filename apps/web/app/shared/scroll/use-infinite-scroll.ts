import { useEffect, useState, type RefCallback } from 'react'
import { useOnInView } from 'react-intersection-observer'

/** Loading more waits this long after the first load, in milliseconds. [EX-07] */
const SETTLE = 50

interface InfiniteScroll {
  /** `ready` when there is more and nothing is under way. */
  readonly state: 'ready' | 'loading' | 'failed' | 'done'
  readonly isFirstLoaded: boolean
  readonly onMore: () => void
}

/** Loads more while the sentinel is in sight, nothing is loading, and the last page is not reached. [EX-07] */
export const useInfiniteScroll = ({ state, isFirstLoaded, onMore }: InfiniteScroll): RefCallback<HTMLDivElement> => {
  const [isEnabled, setIsEnabled] = useState(false)
  useEffect(() => {
    if (!isFirstLoaded) {
      setIsEnabled(false)
      return
    }
    const timer = setTimeout(() => setIsEnabled(true), SETTLE)
    return () => clearTimeout(timer)
  }, [isFirstLoaded])
  return useOnInView((isInView) => isInView && onMore(), { rootMargin: '320px 0px', skip: !isEnabled || state !== 'ready' })
}
