import { isMenuOpen } from '@moonlit/ui/open-menus'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { isPaymentPage } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { useBackToClose } from '../../shared/overlays/use-back-to-close.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useCurrency } from '../../shared/payments/use-currency.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'

/** The promo code that takes half off the monthly plan, for whoever is about to leave. */
const EXIT_CODE = 'FULLMOON'

/** Whether a step back leads out of the site, on a device that has no pointer to leave the page with. */
const isLeftByBack = (): boolean =>
  typeof window !== 'undefined' && Reflect.get(Object(history.state), 'idx') === 0 && matchMedia('(pointer: coarse)').matches

/**
 * Offers the monthly plan at its price with the code, once a session: when the pointer leaves the page by its top, or where there is none, when
 * somebody steps back out of the page that they came to; the next step leaves. Nothing is offered unless the server sells it so. For members without
 * a subscription; mounted for them alone. [OV-05]
 */
export default function ExitOffer() {
  const { queries, overlays } = useServices()
  const { pathname } = useLocation()
  const { ready, currency } = useCurrency()
  const { apiLocale } = useLocale()
  const { data } = useQuery({
    ...queries.subscriptions.plans({ currency, promoCode: EXIT_CODE, lang: apiLocale }),
    enabled: ready,
    staleTime: 30 * 60_000,
  })
  const monthly = data?.result.find(({ kind, durationMonths, oldPrice }) => kind === 'subscription' && durationMonths === 1 && oldPrice !== undefined)
  const [isMade, setIsMade] = useState(() => readStored(stored.exitOfferSeen) === true)
  const [cameTo] = useState(pathname)
  // Only on the page that they came to, before they saw others: a step forward again must not be lost.
  const [hasMoved, setHasMoved] = useState(false)
  if (pathname !== cameTo && !hasMoved) setHasMoved(true)
  const isOpen = monthly !== undefined && !isMade && !isPaymentPage(pathname)
  const offer = () => {
    // Made in another page of the session.
    if (!monthly || readStored(stored.exitOfferSeen)) return
    writeStored(stored.exitOfferSeen, true)
    setIsMade(true)
    void overlays.open('exit-offer', { plan: monthly, code: EXIT_CODE })
  }
  const leave = useEffectEvent(({ clientY, relatedTarget }: MouseEvent) => {
    // Over the top edge, towards the tabs and the cross; not while something else is open.
    if (clientY <= 0 && relatedTarget === null && overlays.current() === null && !isMenuOpen()) offer()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const onLeave = (event: MouseEvent) => leave(event)
    document.addEventListener('mouseout', onLeave)
    return () => document.removeEventListener('mouseout', onLeave)
  }, [isOpen])
  useBackToClose(isOpen && !hasMoved && isLeftByBack(), offer)
  return null
}
