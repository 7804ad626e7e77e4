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

/** What is to be known of the prices beside it, and what goes on there after a sign-in: fetched for those alone who need it. [PY-10] [PY-11] */
export function LatePriceNote(props: PriceNoteProps) {
  const { before } = useCurrency()
  const wanted = wantedOrder.use()
  return (
    (wanted ?? before) && (
      <Suspense>
        <PriceNote {...props} />
      </Suspense>
    )
  )
}
