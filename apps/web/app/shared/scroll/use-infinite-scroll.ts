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

/** From so far below what is in sight on; and everything above it, for who jumps to the end of the page has passed the sentinel. */
const REACH = '1000000px 0px 320px'

/** Loads more while the sentinel is in sight or was passed, nothing is loading, and the last page is not reached. [EX-07] */
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
  return useOnInView((isInView) => isInView && onMore(), { rootMargin: REACH, skip: !isEnabled || state !== 'ready' })
}
