import type { Gender } from '@moonlit/sdk/rules'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { GENDER_PARAM } from '../../shared/addresses.ts'

/**
 * Whoever sees others than women because the browser remembers so has an address that shows the same to everybody it is sent to. The router
 * need not know: to it both are the same page. An address with a promo type stays as it came: its query is what is reported. [EX-04]
 */
export const useNamedGender = (gender: Gender): void => {
  const { key, pathname } = useLocation()
  useEffect(() => {
    const url = new URL(location.href)
    if (gender === 'female' || url.searchParams.has(GENDER_PARAM) || pathname.split('/').filter(Boolean).length > 1) return
    url.searchParams.set(GENDER_PARAM, gender)
    history.replaceState(history.state, '', url)
  }, [key, pathname, gender])
}
