import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { promoTypeOf } from '../addresses.ts'
import { useServices } from '../api/services.ts'

/**
 * A visit that came with a promo type and a query: both go to first-touch, then the address loses both.
 * A failure changes nothing for the person. [EX-16] [CP-05] [PB-02]
 */
export const useFirstTouch = (promoSegment: string | undefined, slug?: string): void => {
  const { client } = useServices()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const told = useRef<string>(undefined)
  useEffect(() => {
    const promoType = promoTypeOf(promoSegment)
    const query = Object.fromEntries(new URLSearchParams(search))
    if (!promoType || Object.keys(query).length === 0 || told.current === pathname + search) return
    told.current = pathname + search
    const tell = slug
      ? client.stats.firstTouchOfBot({ params: { promoType, slug }, body: { query } })
      : client.stats.firstTouch({ params: { promoType }, body: { query } })
    const leave = () => void navigate(`/${pathname.split('/').filter(Boolean).slice(0, -1).join('/')}`, { replace: true })
    tell.then(leave, leave)
  }, [client, navigate, pathname, promoSegment, search, slug])
}
