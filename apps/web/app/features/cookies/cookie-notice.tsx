import { Suspense, useEffect, useState } from 'react'
import { readStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { lazyPart } from '../../shared/net/lazy-part.ts'

const CookieBanner = lazyPart(async () => ({ default: (await import('./cookie-banner.tsx')).CookieBanner }))

/** Milliseconds from the page's load to the banner. */
const DELAY = 5000

/** Asks about cookies: five seconds after the page has loaded, not on touch devices, until somebody has chosen. [OV-02] */
export function CookieNotice() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (readStored(stored.cookieWarningHidden) === true || matchMedia('(pointer: coarse)').matches) return
    const timer = setTimeout(() => setDue(true), DELAY)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? (
    <Suspense fallback={null}>
      <CookieBanner />
    </Suspense>
  ) : null
}
