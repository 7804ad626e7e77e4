import { useEffect, useState } from 'react'

/** Whether the browser has had nothing else to do since this was shown; after five seconds at the latest. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIsIdle(true)
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, 1000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(begin, { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return isIdle
}
