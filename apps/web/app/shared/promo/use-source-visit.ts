import type { PromoType } from '@moonlit/sdk/rules'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useServices } from '../api/services.ts'

/**
 * A visit to the plans that a source offers: it is told as one that came by a link of the source is, so that its sign-up and its payment
 * do not stand there without it. The address stays. [TS-01] [TS-03]
 */
export const useSourceVisit = (promoType: PromoType | undefined): void => {
  const { client } = useServices()
  const { search } = useLocation()
  const told = useRef<PromoType>(undefined)
  useEffect(() => {
    if (!promoType || told.current === promoType) return
    told.current = promoType
    // A failure changes nothing for the person.
    client.stats.firstTouch({ params: { promoType }, body: { query: Object.fromEntries(new URLSearchParams(search)) } }).catch(() => {})
  }, [client, promoType, search])
}
