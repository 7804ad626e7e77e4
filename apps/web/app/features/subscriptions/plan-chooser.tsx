import type { Plan } from '@moonlit/sdk'
import type { PromoType } from '@moonlit/sdk/rules'
import { Badge } from '@moonlit/ui/badge'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PLAN_PARAM } from '../../shared/addresses.ts'
import { formatNumber, formatPrice } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useShownQuery } from '../../shared/page/use-shown-query.ts'
import { Includes } from './includes.tsx'
import { OrderSummary } from './order-summary.tsx'
import { amountsOf, type usePlans, type usePromoCode } from './plans-data.ts'

interface PlanChooserProps {
  plans: readonly Plan[]
  promoType: PromoType | undefined
  /** The character who led here. */
  slug: string | undefined
  code: ReturnType<typeof usePromoCode>
  isOfSource: ReturnType<typeof usePlans>['isOfSource']
  onRemoveSource: () => void
}

/**
 * One plan of a few, and what it comes to. The choice stands in the address, so that a reload and signing in keep it; the first time the popular
 * one is chosen, or else the first: never one for being the dearest. [PY-01]
 */
export function PlanChooser({ plans, promoType, slug, code, isOfSource, onRemoveSource }: PlanChooserProps) {
  const { t } = useTranslation('subscriptions')
  const [search, setSearch] = useSearchParams()
  // Here at once, in the address a moment later.
  const [wanted, setWanted] = useState(() => search.get(PLAN_PARAM))
  const chosen = plans.find(({ id }) => id === wanted) ?? plans.find(({ popular }) => popular) ?? plans[0]
  useShownQuery(chosen ? { [PLAN_PARAM]: chosen.id } : {})
  if (!chosen) return null
  const amounts = plans.flatMap(amountsOf)
  const choose = (id: string) => {
    setWanted(id)
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(PLAN_PARAM, id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-3 text-muted">{t('plans.choose')}</legend>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} beside={amounts} isChosen={plan === chosen} onChoose={() => choose(plan.id)} />
        ))}
        <Includes includes={chosen.includes} />
      </fieldset>
      <OrderSummary
        plan={chosen}
        beside={amounts}
        promoType={promoType}
        slug={slug}
        code={code}
        sourceCounts={isOfSource(chosen)}
        onRemoveSource={onRemoveSource}
      />
    </div>
  )
}

interface PlanCardProps {
  plan: Plan
  /** The amounts that all cards show: each is written with cents if one of them is. */
  beside: readonly number[]
  isChosen: boolean
  onChoose: () => void
}

function PlanCard({ plan, beside, isChosen, onChoose }: PlanCardProps) {
  const { t } = useTranslation('subscriptions')
  const { locale } = useLocale()
  const { price, oldPrice, currency, durationMonths, discount, discountBy } = plan
  const months = durationMonths ?? 1
  const said = (amount: number) => formatPrice(locale, amount, currency, { beside })
  const perMonth = months > 1 ? said(price / months) : null
  return (
    <label
      data-state={isChosen ? 'chosen' : 'free'}
      className="group relative flex min-h-29 cursor-pointer items-center gap-4 rounded-card bg-surface p-4 shadow-rest transition-[background-color,box-shadow] hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-amber data-[state=chosen]:bg-raised data-[state=chosen]:shadow-lift data-[state=chosen]:inset-ring-2 data-[state=chosen]:inset-ring-amber forced-colors:border forced-colors:border-[ButtonBorder] forced-colors:data-[state=chosen]:border-2 forced-colors:data-[state=chosen]:border-[Highlight] sm:gap-5 sm:p-5"
    >
      <input
        type="radio"
        name="plan"
        value={plan.id}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card outline-none"
      />
      <span
        aria-hidden
        className="flex size-6 shrink-0 items-center justify-center rounded-full inset-ring-2 inset-ring-faint group-data-[state=chosen]:accent-fill group-data-[state=chosen]:inset-ring-0 forced-colors:border forced-colors:border-[ButtonText]"
      >
        {isChosen ? (
          <span className="size-2.5 rounded-full bg-on-accent forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none" />
        ) : null}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 flex-col gap-1.5">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
            <span className="text-xl font-semibold">{formatNumber(locale, months, { style: 'unit', unit: 'month', unitDisplay: 'long' })}</span>
            {plan.bestPrice ? (
              <Badge tone="mint">{t('plans.bestPrice')}</Badge>
            ) : plan.popular ? (
              <Badge tone="quiet">{t('plans.popular')}</Badge>
            ) : null}
          </span>
          <span className="text-sm text-muted">{perMonth ? t('plans.perMonth', { price: perMonth }) : t('plans.oneMonth')}</span>
          {discountBy === 'first' ? <span className="text-sm text-mint">{t('order.offFirst')}</span> : null}
        </span>
        <span className="flex flex-col items-end gap-1 max-[26rem]:w-full max-[26rem]:flex-row max-[26rem]:flex-wrap max-[26rem]:items-baseline max-[26rem]:gap-x-3">
          <span className="text-2xl font-semibold tabular-nums">{said(price)}</span>
          {oldPrice !== undefined ? (
            <span className="flex flex-wrap items-center gap-x-2 text-sm">
              <s className="text-muted">
                <span className="sr-only">{t('plans.before')} </span>
                {said(oldPrice)}
              </s>
              <span className="font-semibold text-mint">{formatNumber(locale, -discount / 100, { style: 'percent' })}</span>
            </span>
          ) : null}
        </span>
      </span>
    </label>
  )
}
