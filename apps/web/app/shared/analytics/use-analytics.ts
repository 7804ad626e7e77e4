import { useEffect } from 'react'
import { useCookieChoices } from '../consent/cookie-choices.ts'

/** How long after the start visits begin to be reported, in milliseconds. */
const DELAY = 4000

/** Reports that a page was opened: only where it is agreed to, and late enough to be in nobody's way. [NV-12] */
export const useAnalytics = (path: string): void => {
  const isAgreed = useCookieChoices()?.analytics === true
  useEffect(() => {
    if (!isAgreed) return
    const timer = setTimeout(() => {
      // A report that cannot be made is nobody's trouble.
      void import('./adapter.ts').then(({ analytics }) => analytics.page(path)).catch(() => undefined)
    }, DELAY)
    return () => clearTimeout(timer)
  }, [isAgreed, path])
}
