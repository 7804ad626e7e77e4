import { ApiError, unwrap, type Client, type Currency } from '@moonlit/sdk'
import type { PromoType } from '@moonlit/sdk/rules'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addresses } from '../addresses.ts'
import { useServices } from '../api/services.ts'
import { useErrorToast } from '../errors/use-error-toast.ts'
import { emit } from '../events/events.ts'
import { readStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'

/** Something to buy at the price that is shown: the currency, code and source are those of that price. [PY-11] */
export type Order =
  | {
      readonly what: 'plan'
      readonly id: string
      readonly currency: Currency
      readonly promoCode?: string | undefined
      readonly promoType?: PromoType | undefined
      /** The character that is bought, or whose page led here. */
      readonly slug?: string | undefined
    }
  | { readonly what: 'pack'; readonly id: string; readonly currency: Currency; readonly promoType?: PromoType | undefined }
  | { readonly what: 'photo'; readonly id: string; readonly slug: string; readonly currency: Currency }

/** How much tracking data a payment takes along, in characters of JSON. */
const MOST_TRACKING = 8192

/** The parameters met on the way, newest first as far as they fit (TS-03). */
const trackingParams = (): Record<string, string> => {
  const kept: [string, string][] = []
  for (const entry of Object.entries(readStored(stored.queryParams) ?? {}).toReversed()) {
    if (JSON.stringify(Object.fromEntries([...kept, entry])).length > MOST_TRACKING) break
    kept.push(entry)
  }
  return Object.fromEntries(kept)
}

const openPayment = (client: Client, order: Order) => {
  const params = trackingParams()
  switch (order.what) {
    case 'plan': {
      const { id, currency, promoCode, promoType, slug } = order
      return unwrap(client.subscriptions.buy({ params: { id }, query: { currency, promoCode, promoType, slug, params: JSON.stringify(params) } }))
    }
    case 'pack': {
      const { id, currency, promoType } = order
      return unwrap(client.subscriptions.buyPack({ params: { id }, query: { currency, promoType, params: JSON.stringify(params) } }))
    }
    case 'photo':
      return unwrap(client.photosForSale.buy({ params: { slug: order.slug, id: order.id }, body: { currency: order.currency, params } }))
  }
}

/** Buying: who is not signed in is asked to, and comes back to the page; everybody else is led to the payment provider, once. [PY-05] [PY-08] [PY-12] */
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
  const { mutate, reset, variables, status } = useMutation({
    mutationFn: (order: Order) => openPayment(client, order),
    meta: { errors: 'handled' },
    onSuccess: ({ link }) => location.assign(link),
    onError: (error) => {
      isUnderWay.current = false
      if (error instanceof ApiError && error.code === 'duplicate_payment') void navigate(addresses.duplicatePayment)
      else showError(error)
    },
  })
  // Back from the provider's page, the browser may show this one as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isUnderWay.current = false
      reset()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [reset])
  const isBuying = status === 'pending' || status === 'success'
  return {
    buying: isBuying ? variables.id : null,
    buy: (order) => {
      if (session.kind() !== 'member') emit({ name: 'login-modal-open', returnTo: pathname + search + hash, reason: 'account' })
      else if (!isUnderWay.current) {
        isUnderWay.current = true
        mutate(order)
      }
    },
  }
}
