import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { useServices } from '../api/services.ts'
import { formatPrice } from '../format.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useSessionKind } from '../session/use-session.ts'
import { isNumber, isObject, isString, json, type JsonObject } from '../storage/guards.ts'
import type { PriceNoteProps } from './late-price-note.tsx'
import { NOTE_LOOK } from './note-look.ts'
import type { Order } from './use-checkout.ts'
import { useCurrency } from './use-currency.ts'
import { wantedOrder } from './wanted-order.ts'

/** How long somebody may take to sign in, by the page of a social provider or by a mail, in milliseconds. */
const LONGEST_SIGN_IN = 15 * 60_000
/** How long after it a purchase may still go on by itself: later it would surprise whoever is doing something else by now, in milliseconds. */
const LONGEST_WAIT = 20_000

interface Wanted {
  readonly order: JsonObject & { readonly price: number; readonly currency: string }
  /** When it was wanted, in milliseconds since 1970. */
  readonly at: number
  /** It costs something else now: it goes on when its button is pressed, and not by itself. */
  readonly isStopped?: unknown
}

const parse = json(
  (value): value is Wanted =>
    isObject(value) && isNumber(value.at) && isObject(value.order) && isNumber(value.order.price) && isString(value.order.currency),
)

const isSameThing = ({ order }: Wanted, offer: Order): boolean =>
  order.what === offer.what && order.id === offer.id && order.slug === ('slug' in offer ? offer.slug : undefined)

/**
 * What was wanted before signing in is bought, at the price that was seen. Costs it something else now, or is it paid in another currency, the purchase
 * stops here and says so. [PY-05] [PY-10] [PY-11]
 */
export function WantedNote({ offers, buy }: PriceNoteProps) {
  const { t } = useTranslation('subscriptions')
  const { locale } = useLocale()
  const { overlays } = useServices()
  const { currency, before } = useCurrency()
  const text = wantedOrder.use()
  const isMember = useSessionKind() === 'member'
  const isCovered = useSyncExternalStore(overlays.subscribe, overlays.current) !== null
  const isOnTheWay = useNavigation().state !== 'idle'
  const note = useRef<HTMLParagraphElement>(null)
  const wanted = text === null ? undefined : parse(text)
  const offer = wanted && offers.find((one) => isSameThing(wanted, one))
  const isWaiting = wanted !== undefined && !wanted.isStopped && !isCovered && !isOnTheWay
  const isFound = offer !== undefined
  const goOn = useEffectEvent(() => {
    if (!wanted) return
    if (!isMember || Date.now() - wanted.at > LONGEST_SIGN_IN) wantedOrder.set(null)
    else if (offer && offer.price === wanted.order.price && offer.currency === wanted.order.currency) buy(offer)
    else if (offer) wantedOrder.set(JSON.stringify({ ...wanted, isStopped: true }))
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    let isCurrent = true
    // The step back of the dialog that has closed would undo the way to the provider's page.
    void overlays.clear().then(() => {
      if (isCurrent) goOn()
    })
    const timer = setTimeout(() => wantedOrder.set(null), LONGEST_WAIT)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isWaiting, isFound, isMember, overlays])
  const stopped = wanted?.isStopped ? offer : undefined
  const isStopped = stopped !== undefined
  useEffect(() => {
    if (!isStopped) return
    note.current?.scrollIntoView({ block: 'center' })
    note.current?.focus({ preventScroll: true })
  }, [isStopped])
  if (!isMember || !currency || !wanted || !stopped) return null
  return (
    <p ref={note} role="note" data-stopped tabIndex={-1} className={`${NOTE_LOOK} outline-none`}>
      {before
        ? t('plans.currencyChanged', { currency, before })
        : t('plans.priceChanged', {
            before: formatPrice(locale, wanted.order.price, wanted.order.currency),
            now: formatPrice(locale, stopped.price, stopped.currency),
          })}
    </p>
  )
}
