import { Suspense } from 'react'
import { lazyPart } from '../net/lazy-part.ts'
import type { Order } from './use-checkout.ts'
import { useCurrency } from './use-currency.ts'
import { wantedOrder } from './wanted-order.ts'

const PriceNote = lazyPart(() => import('./price-note.tsx'))

export interface PriceNoteProps {
  /** What is for sale beside it, at the prices that are shown. */
  readonly offers: readonly Order[]
  readonly buy: (order: Order) => void
}

/**
 * What is to be known of prices. Beside what is for sale: what goes on there after a sign-in, or stops. Without that, once on a page and above its first
 * price: that the account has another currency. Fetched for those alone who need it. [PY-10] [PY-11]
 */
export function LatePriceNote(props: PriceNoteProps | { readonly offers?: undefined }) {
  const { before } = useCurrency()
  const wanted = wantedOrder.use()
  return (
    (props.offers ? wanted : before) && (
      <Suspense>
        <PriceNote {...props} />
      </Suspense>
    )
  )
}
