import { Suspense, useEffect, useState } from 'react'
import { useIsPastAgeGate } from '../../shared/consent/age-gate.ts'
import { readStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { lazyPart } from '../../shared/net/lazy-part.ts'

const CookieBanner = lazyPart(async () => ({ default: (await import('./cookie-banner.tsx')).CookieBanner }))

/** Milliseconds from the page's load to the banner. */
const DELAY = 5000

/**
 * Asks about cookies: five seconds after the page has loaded, and passed the age gate, not on touch devices, until somebody has chosen. It takes no
 * focus; a shell has it after its skip link, so that the Tab key reaches it before a page full of cards. [OV-02] [LY-10]
 */
export function CookieNotice() {
  const [isDue, setDue] = useState(false)
  const isPast = useIsPastAgeGate()
  useEffect(() => {
    if (!isPast || readStored(stored.cookieWarningHidden) === true || matchMedia('(pointer: coarse)').matches) return
    const timer = setTimeout(() => setDue(true), DELAY)
    return () => clearTimeout(timer)
  }, [isPast])
  return isDue ? (
    <Suspense fallback={null}>
      <CookieBanner />
    </Suspense>
  ) : null
}
