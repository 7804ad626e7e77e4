import type { Plan } from '@moonlit/sdk'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../api/services.ts'
import { formatPrice } from '../format.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { keptPromoCode } from '../promo/kept-offers.ts'
import { useCurrency } from './use-currency.ts'

/**
 * What it costs to open what is locked, as the page of plans will say it to this person: with the code that they took earlier. [PY-10] [PY-11]
 * @param isWanted whether it is needed yet
 * @returns the price of a character, and the lowest one that Premium begins at; undefined until they are known
 */
export const useUnlockPrices = (isWanted = true): { readonly character: string | undefined; readonly premium: string | undefined } => {
  const { queries } = useServices()
  const { locale, apiLocale } = useLocale()
  const { ready, currency } = useCurrency(isWanted)
  const promoCode = keptPromoCode.use() ?? undefined
  const { data } = useQuery({ ...queries.subscriptions.plans({ currency, promoCode, lang: apiLocale }), enabled: isWanted && ready })
  const priceOf = (kind: Plan['kind']): string | undefined => {
    const [lowest] = data?.result.filter((plan) => plan.kind === kind).toSorted((one, other) => one.price - other.price) ?? []
    return lowest && formatPrice(locale, lowest.price, lowest.currency)
  }
  return { character: priceOf('character'), premium: priceOf('subscription') }
}
