import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isPaymentPage } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { useCurrency } from '../../shared/payments/use-currency.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'

/** The promo code that takes half off the monthly plan, for whoever is about to leave. */
const EXIT_CODE = 'FULLMOON'

/**
 * Offers the monthly plan at its price with the code, once a session, when the pointer leaves the page by its top. Nothing is offered unless the
 * server sells it so. For members without a subscription; mounted for them alone. [OV-05]
 */
export default function ExitOffer() {
  const { queries, overlays } = useServices()
  const { pathname } = useLocation()
  const { ready, currency } = useCurrency()
  const { data } = useQuery({ ...queries.subscriptions.plans({ currency, promoCode: EXIT_CODE }), enabled: ready, staleTime: 30 * 60_000 })
  const monthly = data?.result.find(({ kind, durationMonths, oldPrice }) => kind === 'subscription' && durationMonths === 1 && oldPrice !== undefined)
  const isElsewhere = !isPaymentPage(pathname)
  useEffect(() => {
    if (!monthly || !isElsewhere || readStored(stored.exitOfferSeen)) return
    const onLeave = ({ clientY, relatedTarget }: MouseEvent) => {
      // Over the top edge, towards the tabs and the cross; not while something else is open.
      if (clientY > 0 || relatedTarget !== null || overlays.current() !== null || readStored(stored.exitOfferSeen)) return
      writeStored(stored.exitOfferSeen, true)
      void overlays.open('exit-offer', { plan: monthly, code: EXIT_CODE })
    }
    document.addEventListener('mouseout', onLeave)
    return () => document.removeEventListener('mouseout', onLeave)
  }, [monthly, isElsewhere, overlays])
  return null
}
