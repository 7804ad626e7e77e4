import { useEffect, useState } from 'react'
import { whenIdle } from '../time/when-idle.ts'

/** Whether the browser has had nothing else to do since this was shown. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
