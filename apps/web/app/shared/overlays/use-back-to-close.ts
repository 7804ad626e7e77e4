import { useEffect, useRef } from 'react'
import { openBackGuard, type BackGuard } from './back-guard.ts'

/**
 * While something of a page's own is open (a sheet, a panel, a menu), the browser's Back closes it instead of leaving the page. [OV-11]
 * @param ending what becomes of its entry in the history when it is closed otherwise: see BackGuard
 */
export const useBackToClose = (isOpen: boolean, close: () => void, ending: keyof BackGuard = 'release'): void => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    let guard: BackGuard | undefined
    // A moment later, so that an effect that is undone at once leaves no trace in the history.
    const timer = setTimeout(() => {
      guard = openBackGuard(() => latest.current())
    })
    return () => {
      clearTimeout(timer)
      void guard?.[ending]()
    }
  }, [isOpen, ending])
}
