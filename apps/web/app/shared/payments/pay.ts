import { unwrap, type Client } from '@moonlit/sdk'
import { readStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import type { Order } from './use-checkout.ts'

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

/** Until the browser shows this page again as it was left. */
const comesBack = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve()
    })
  })

/** Leads to the payment provider's page; done when its buyer has come back from there by the browser's Back. [PY-05] [TS-03] */
export const pay = async (client: Client, order: Order): Promise<void> => {
  const { link } = await openPayment(client, order)
  location.assign(link)
  await comesBack()
}
