import { closeMenu, isMenuOpen, subscribeToMenus } from '@moonlit/ui/open-menus'
import { clearNotice } from '@moonlit/ui/toast'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { isPaymentPage } from '../addresses.ts'
import { useServices } from '../api/services.ts'
import { listen } from '../events/events.ts'
import { notePage } from './back-guard.ts'
import type { OverlayRegistry } from './overlays.ts'
import { useBackToClose } from './use-back-to-close.ts'

const nothing = () => null
const noMenu = () => false

/** Where Back is at hand, as a gesture or below the page; elsewhere it would cost the way forward at each menu. */
const SMALL = '(pointer: coarse), (width < 64rem)'

interface OverlayHostProps {
  registry: OverlayRegistry
  /** `held` while something else covers the page: the age gate, the start screen, maintenance. Overlays then wait. */
  state: 'shown' | 'held'
}

/**
 * Shows the overlay that is open, if any; mounted once. Opening another page closes it. One whose turn comes while a menu is open waits until that is
 * closed: nobody presses what slides under their finger. On small screens Back closes a menu, too. [OV-11]
 */
export function OverlayHost({ registry, state }: OverlayHostProps) {
  const { overlays } = useServices()
  const { pathname, key } = useLocation()
  const isOnTheWay = useNavigation().state !== 'idle'
  const [isSaleDue, setSaleDue] = useState(false)
  const entry = useSyncExternalStore(overlays.subscribe, overlays.current, nothing)
  const hasMenu = useSyncExternalStore(subscribeToMenus, isMenuOpen, noMenu)
  const [shown, setShown] = useState<number>()
  // One that is there stays: it has menus of its own.
  const isShown = entry !== null && state === 'shown' && (entry.id === shown || !hasMenu)
  if (isShown && entry.id !== shown) setShown(entry.id)
  useEffect(() => void overlays.leavePage(), [overlays, pathname])
  useEffect(() => {
    if (shown !== undefined) clearNotice()
  }, [shown])
  useEffect(notePage, [key])
  useBackToClose(hasMenu && matchMedia(SMALL).matches, closeMenu, 'leave')
  useEffect(() => {
    const stops = [
      listen('login-modal-open', ({ returnTo, reason }) => void overlays.open('sign', { mode: 'sign-in', returnTo, reason })),
      listen('registration-modal-open', ({ returnTo }) => void overlays.open('sign', { mode: 'sign-up', returnTo })),
      listen('show-discount-modal', () => setSaleDue(true)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [overlays])
  useEffect(() => {
    // On the page that one is about to leave it would be gone before it is read.
    if (!isSaleDue || isOnTheWay) return
    setSaleDue(false)
    // On a page about paying it would lead to where one is.
    if (!isPaymentPage(pathname)) void overlays.open('discount', {})
  }, [isSaleDue, isOnTheWay, overlays, pathname])
  if (!isShown) return null
  return (
    <Suspense key={entry.id} fallback={null}>
      {entry.render(registry, { close: overlays.close })}
    </Suspense>
  )
}
