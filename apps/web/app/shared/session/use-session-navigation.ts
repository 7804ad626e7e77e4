import { useEffect } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { addresses, isPremiumPage, localPathOf, SESSION_ENDED_PARAM, SIGN_IN_PARAM } from '../addresses.ts'
import { useServices } from '../api/services.ts'
import { emit, listen } from '../events/events.ts'
import { readStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import { finishExternalSignUp } from './finish-external-sign-up.ts'

/** Where the end of a session leads, and what an address that asks to sign in does. [SG-14] [RT-19] */
export const useSessionNavigation = (): void => {
  const { session, overlays } = useServices()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { pathname, search, hash } = useLocation()

  useEffect(
    () =>
      listen('logout', ({ reason }) => {
        // A session that ended by itself is asked for again, and leads back to the page where it ended (AP-03).
        void navigate(reason === 'ended' ? addresses.signInAgainFor(pathname + search) : addresses.explore)
      }),
    [navigate, pathname, search],
  )

  // Paid in another tab: whoever looks at the plans here has no use for them any more (XT-02). Other pages are loaded anew where they are.
  useEffect(
    () =>
      listen('paid-elsewhere', () => {
        if (isPremiumPage(pathname)) void navigate(addresses.explore)
        else void revalidate()
      }),
    [navigate, revalidate, pathname],
  )

  // A registration that a social provider began is gone on with, also on another page (SG-08); the provider's way back asks for it itself.
  useEffect(() => {
    if (readStored(stored.externalForm) === null || session.kind() === 'member' || location.pathname === addresses.oauthConfirm) return
    void finishExternalSignUp(overlays, localPathOf(readStored(stored.externalBackUrl)))
  }, [session, overlays])

  useEffect(() => {
    const params = new URLSearchParams(search)
    const page = params.get(SIGN_IN_PARAM)
    if (page === null) return
    const reason = params.has(SESSION_ENDED_PARAM) ? 'ended' : 'needed'
    params.delete(SIGN_IN_PARAM)
    params.delete(SESSION_ENDED_PARAM)
    const rest = params.size > 0 ? `?${params}` : ''
    const isGone = Promise.resolve(navigate(pathname + rest + hash, { replace: true, preventScrollReset: true }))
    void isGone.then(() => emit({ name: 'login-modal-open', returnTo: localPathOf(page), reason }))
  }, [navigate, pathname, search, hash])
}
