import { ApiError, type Plan } from '@moonlit/sdk'
import type { PromoType } from '@moonlit/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PROMO_CODE_PARAM, PROMO_TYPE_PARAM } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useShownQuery } from '../../shared/page/use-shown-query.ts'
import { useCurrency } from '../../shared/payments/use-currency.ts'
import { keptPromoCode, keptPromoType } from '../../shared/promo/kept-offers.ts'

/** How what stands in the address is changed without going anywhere. */
const inPlace = { replace: true, preventScrollReset: true } as const

/** An address with a parameter; without it when there is nothing to say. */
const withParam =
  (name: string, value: string) =>
  (before: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(before)
    if (value === '') next.delete(name)
    else next.set(name, value)
    return next
  }

const isSubscription = ({ kind }: Plan): boolean => kind === 'subscription'

/** Every amount that a plan shows: what is charged, its regular price, and what it comes to in a month. */
export const amountsOf = ({ price, oldPrice = price, durationMonths }: Plan): readonly number[] => [price, oldPrice, price / (durationMonths ?? 1)]

/** The plans of a traffic source, then those of everybody that run as long as none of them. [PY-03] */
export const mergePlans = (ofSource: readonly Plan[], ofEverybody: readonly Plan[]): readonly Plan[] => [
  ...ofSource.filter(isSubscription),
  ...ofEverybody.filter((plan) => isSubscription(plan) && ofSource.every(({ durationMonths }) => durationMonths !== plan.durationMonths)),
]

/**
 * The traffic source in the address, else the one whose offer was followed earlier in this browser, until the offer is removed or used. Once the one in
 * the address is kept, what is kept counts: removed in another tab, it leaves the address here. [PY-03]
 */
export const usePromoSource = (named: PromoType | undefined) => {
  const [, setSearch] = useSearchParams()
  useShownQuery({ [PROMO_TYPE_PARAM]: named })
  const kept = keptPromoType.use() ?? undefined
  const [taken, setTaken] = useState<PromoType>()
  if (named === undefined && taken !== undefined) setTaken(undefined)
  const isGone = named !== undefined && named === taken && named !== kept
  useEffect(() => {
    if (named === undefined) return
    keptPromoType.set(named)
    setTaken(named)
  }, [named])
  const leaveAddress = useEffectEvent(() => setSearch(withParam(PROMO_TYPE_PARAM, ''), inPlace))
  useEffect(() => {
    if (isGone) leaveAddress()
  }, [isGone])
  return { promoType: isGone ? kept : (named ?? kept), remove: () => keptPromoType.set(null) } as const
}

/** Why a code is refused: unknown or over, or this person has paid with it before. */
const refusals = ['promo_code_not_found', 'promo_code_used'] as const

/** A code that does not count, why, and whether it was typed here or came along with the address or from earlier. */
interface RefusedCode {
  readonly code: string
  readonly why: (typeof refusals)[number]
  readonly from: 'field' | 'elsewhere'
}

/**
 * The promo code in the address, else the one that was taken earlier in this browser, as the server judges it: applied, refused with the reason, or
 * still being asked about. A taken one is kept, for every tab, until it is removed, used or over: then it leaves the address, too, wherever that was
 * done. A refused one leaves the address: asking for it again would lead nowhere. [PY-03]
 */
export const usePromoCode = () => {
  const { queries } = useServices()
  const [search, setSearch] = useSearchParams()
  const kept = keptPromoCode.use()
  /** The code of the address, as it is written there and as the server writes it, once it is kept. */
  const [taken, setTaken] = useState<{ readonly named: string; readonly code: string } | null>(null)
  const [refused, setRefused] = useState<RefusedCode | null>(null)
  const [entered, setEntered] = useState('')
  const named = search.get(PROMO_CODE_PARAM)?.trim() ?? ''
  const isGone = named !== '' && named === taken?.named && kept !== taken.code
  const typed = named === '' || isGone ? (kept ?? '') : named
  const { data, error, status } = useQuery({ ...queries.subscriptions.promoCode(typed), enabled: typed !== '' })
  const why = error instanceof ApiError ? refusals.find((refusal) => refusal === error.code) : undefined
  const putInAddress = (code: string) => setSearch(withParam(PROMO_CODE_PARAM, code), inPlace)
  const put = (code: string) => {
    setTaken(null)
    keptPromoCode.set(null)
    putInAddress(code)
  }
  const take = useEffectEvent((code: string) => {
    keptPromoCode.set(code)
    setTaken({ named, code })
  })
  const refuse = useEffectEvent((reason: RefusedCode['why']) => {
    setRefused({ code: typed, why: reason, from: typed === entered ? 'field' : 'elsewhere' })
    put('')
  })
  const leaveAddress = useEffectEvent(() => putInAddress(''))
  useEffect(() => {
    if (data) take(data.code)
    else if (why) refuse(why)
  }, [data, why])
  useEffect(() => {
    if (isGone) leaveAddress()
  }, [isGone])
  return {
    typed,
    applied: typed === '' ? undefined : data,
    error: typed === '' ? null : error,
    isChecking: typed !== '' && status === 'pending',
    refused,
    /** It was typed on this page, and did not come along with the address or from earlier. */
    isEntered: typed !== '' && typed === entered,
    change: (code: string) => {
      setRefused(null)
      setEntered(code)
      put(code)
    },
  } as const
}

/** What is for sale to this person, each at the price that is charged. [PY-01] [PY-11] */
export const usePlans = ({
  promoType,
  promoCode,
  isReady,
}: {
  promoType: PromoType | undefined
  promoCode: string | undefined
  isReady: boolean
}) => {
  const { queries } = useServices()
  const { ready, currency } = useCurrency()
  const { apiLocale: lang } = useLocale()
  const enabled = isReady && ready
  const everybody = useQuery({ ...queries.subscriptions.plans({ currency, promoCode, lang }), enabled })
  const source = useQuery({
    ...queries.subscriptions.promoPlans({ currency, promoCode, lang, promoType: promoType ?? 'promo' }),
    enabled: enabled && promoType !== undefined,
  })
  const isLoading = everybody.isPending || (promoType !== undefined && source.isPending)
  const failed = everybody.error ? everybody : source.error ? source : null
  return {
    plans: isLoading || failed ? undefined : mergePlans(source.data?.result ?? [], everybody.data?.result ?? []),
    characterPlan: everybody.data?.result.find(({ kind }) => kind === 'character'),
    /** Whether a plan is one of the traffic source's. */
    isOfSource: ({ id }: Plan): boolean => source.data?.result.some((plan) => plan.id === id) ?? false,
    failed,
  } as const
}

/** The greatest discount among the plans of everybody, in per cent; none while it is not known. */
export const useGreatestDiscount = (): { readonly discount: number; readonly isKnown: boolean } => {
  const { plans, failed } = usePlans({ promoType: undefined, promoCode: undefined, isReady: true })
  return { discount: Math.max(0, ...(plans ?? []).map(({ discount }) => discount)), isKnown: plans !== undefined || failed !== null }
}
