import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { addresses, isPremiumPage, localPathOf } from '../addresses.ts'
import { useServices } from '../api/services.ts'
import { listen } from '../events/events.ts'
import { readStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import { finishExternalSignUp } from './finish-external-sign-up.ts'

/** Where the end of a session leads, and what else of it happens on every page. [SG-14] [AP-03] */
export const useSessionNavigation = (): void => {
  const { session, overlays, i18n } = useServices()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  /** The page where the session ended. */
  const left = useRef<string>(undefined)

  useEffect(
    () =>
      listen('logout', ({ reason }) => {
        if (reason === 'ended') left.current = pathname + search
        // A session that ended by itself is asked for again, and leads back to the page where it ended (AP-03).
        const to = reason === 'ended' ? addresses.signInAgainFor(pathname + search) : addresses.explore
        // What lay over the page is closed: the step back of that would undo the step forward.
        void overlays.clear().then(() => navigate(to))
        // Whoever has this tab in sight has pressed nothing.
        if (reason === 'elsewhere') void import('@moonlit/ui/toast').then(({ notify }) => notify(i18n.t('common:loggedOutElsewhere')))
      }),
    [navigate, overlays, i18n, pathname, search],
  )

  // Whoever is asked to log in again here has done so in another tab: they go on where they were (AP-03).
  useEffect(
    () =>
      listen('signed-in-elsewhere', () => {
        const page = left.current
        left.current = undefined
        if (page !== undefined && overlays.current()?.name === 'sign') void overlays.clear().then(() => navigate(page))
      }),
    [navigate, overlays],
  )

  // Paid in another tab: whoever looks at the plans here has no use for them any more (XT-02). Other pages are loaded anew where they are.
  useEffect(
    () =>
      listen('paid-elsewhere', () => {
        if (isPremiumPage(pathname)) void overlays.clear().then(() => navigate(addresses.explore))
        else void revalidate()
      }),
    [navigate, overlays, revalidate, pathname],
  )

  // Titles of pages name characters as well.
  useEffect(() => listen('own-characters-changed', () => void revalidate()), [revalidate])

  // A registration that a social provider began is gone on with, also on another page (SG-08); the provider's way back asks for it itself.
  useEffect(() => {
    if (readStored(stored.externalForm) === null || session.kind() === 'member' || location.pathname === addresses.oauthConfirm) return
    void finishExternalSignUp(overlays, localPathOf(readStored(stored.externalBackUrl)))
  }, [session, overlays])
}
