import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { isBannerPage } from '../../shared/addresses.ts'
import { useIsHydrated } from '../../shared/hydration/use-is-hydrated.ts'
import { usePageTraits } from '../../shared/page/page-traits.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { readStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { lazyPart } from '../../shared/net/lazy-part.ts'

const DiscountBanner = lazyPart(() => import('./discount-banner.tsx'))
const ExitOffer = lazyPart(() => import('./exit-offer.tsx'))

/**
 * The discount banner and the offer to whoever leaves, for members without a subscription; nobody else gets their code. The banner stands on no
 * chat, no character's page and none that is about paying, and never again once something was bought. [OV-04] [OV-05]
 */
export function Offers() {
  const { user } = useUser()
  const { pathname } = useLocation()
  const { shell } = usePageTraits()
  // Their code comes late, when prices may be known that the server's page was without.
  const isHydrated = useIsHydrated()
  if (!isHydrated || user?.access.length !== 0) return null
  const isBannerHere = shell !== 'chat' && isBannerPage(pathname) && readStored(stored.discountDisabled) !== true
  return (
    <Suspense fallback={null}>
      {isBannerHere ? <DiscountBanner /> : null}
      <ExitOffer />
    </Suspense>
  )
}
