import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localPathOf, SESSION_ENDED_PARAM, SIGN_IN_PARAM } from '../addresses.ts'
import { emit } from '../events/events.ts'

/** Opens the sign-in dialog for an address that asks for it. It stands beside the overlays, which are there once the age gate is passed. [RT-19] [OV-01] */
export function AskedSignIn(): null {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    const params = new URLSearchParams(search)
    const page = params.get(SIGN_IN_PARAM)
    if (page === null) return
    const reason = params.has(SESSION_ENDED_PARAM) ? 'ended' : page ? 'needed' : undefined
    params.delete(SIGN_IN_PARAM)
    params.delete(SESSION_ENDED_PARAM)
    const rest = params.size > 0 ? `?${params}` : ''
    const isGone = Promise.resolve(navigate(pathname + rest, { replace: true, preventScrollReset: true }))
    // A server never hears of the fragment, and browsers carry it through its redirect: it is a place of the page that was asked for.
    void isGone.then(() => emit({ name: 'login-modal-open', returnTo: localPathOf(page + hash), reason }))
  }, [navigate, pathname, search, hash])
  return null
}
