import { ApiError, type Currency, type Plan } from '@moonlit/sdk'
import type { PromoType } from '@moonlit/sdk/rules'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addresses } from '../addresses.ts'
import { useServices } from '../api/services.ts'
import { useErrorToast } from '../errors/use-error-toast.ts'
import { emit } from '../events/events.ts'
import { whenConnected } from '../net/lazy-part.ts'
import { PAYING, wantedOrder } from './wanted-order.ts'

/** Something to buy at the price that is shown: the currency, code and source are those of that price. [PY-11] */
export type Order = { readonly price: number } & (
  | {
      readonly what: 'plan'
      readonly id: string
      readonly kind: Plan['kind']
      readonly currency: Currency
      readonly promoCode?: string | undefined
      readonly promoType?: PromoType | undefined
      /** The character that is bought, or whose page led here. */
      readonly slug?: string | undefined
    }
  | { readonly what: 'pack'; readonly id: string; readonly currency: Currency; readonly promoType?: PromoType | undefined }
  | { readonly what: 'photo'; readonly id: string; readonly slug: string; readonly currency: Currency }
)

/** Buying: who is not signed in is asked to, and what they wanted goes on afterwards; everybody else is led to the payment provider, once. [PY-05] [PY-08] [PY-12] */
export const useCheckout = (): {
  /** Id of what is being bought: from the press until the provider's page is there. */
  readonly buying: string | null
  readonly buy: (order: Order) => void
} => {
  const { client, session } = useServices()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const showError = useErrorToast()
  // Held outside of the state: the second press of a double click comes before anything is drawn anew.
  const isUnderWay = useRef(false)
  const { mutate, variables, isPending } = useMutation({
    mutationKey: PAYING,
    mutationFn: async (order: Order) => (await whenConnected(() => import('./pay.ts'))).pay(client, order),
    meta: { errors: 'handled' },
    onSettled: () => {
      isUnderWay.current = false
    },
    onError: (error, order) => {
      if (error instanceof ApiError && error.code === 'duplicate_payment') void navigate(addresses.duplicatePayment, { state: order })
      else showError(error)
    },
  })
  return {
    buying: isPending ? variables.id : null,
    buy: (order) => {
      const isMember = session.kind() === 'member'
      wantedOrder.set(isMember ? null : JSON.stringify({ order, at: Date.now() }))
      if (!isMember) emit({ name: 'login-modal-open', returnTo: pathname + search + hash, reason: 'account' })
      else if (!isUnderWay.current) {
        isUnderWay.current = true
        mutate(order)
      }
    },
  }
}
