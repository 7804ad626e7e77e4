import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useServices } from '../api/services.ts'
import { listen } from '../events/events.ts'
import { notePage } from './back-guard.ts'
import type { OverlayRegistry } from './overlays.ts'

const nothing = () => null

interface OverlayHostProps {
  registry: OverlayRegistry
  /** `held` while something else covers the page: the age gate, the start screen, maintenance. Overlays then wait. */
  state: 'shown' | 'held'
}

/** Shows the overlay that is open, if any; mounted once. Opening another page closes it. [OV-11] */
export function OverlayHost({ registry, state }: OverlayHostProps) {
  const { overlays } = useServices()
  const { pathname, key } = useLocation()
  const entry = useSyncExternalStore(overlays.subscribe, overlays.current, nothing)
  useEffect(() => () => void overlays.clear(), [overlays, pathname])
  useEffect(notePage, [key])
  useEffect(() => {
    const stops = [
      listen('login-modal-open', ({ returnTo, reason }) => void overlays.open('sign', { mode: 'sign-in', returnTo, reason })),
      listen('registration-modal-open', ({ returnTo }) => void overlays.open('sign', { mode: 'sign-up', returnTo })),
      listen('show-discount-modal', () => void overlays.open('discount', {})),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [overlays])
  if (!entry || state === 'held') return null
  return (
    <Suspense key={entry.id} fallback={null}>
      {entry.render(registry, { close: overlays.close })}
    </Suspense>
  )
}
