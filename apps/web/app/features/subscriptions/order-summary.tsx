import type { Plan } from '@moonlit/sdk'
import type { PromoType } from '@moonlit/sdk/rules'
import { Button } from '@moonlit/ui/button'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber, formatPrice } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { monthsAfter } from '../../shared/payments/term.ts'
import { useCheckout } from '../../shared/payments/use-checkout.ts'
import type { usePromoCode } from './plans-data.ts'
import { AppliedOffer, PromoCode } from './promo-code.tsx'

interface OrderSummaryProps {
  plan: Plan
  promoType: PromoType | undefined
  slug: string | undefined
  code: ReturnType<typeof usePromoCode>
  /** Whether the plan is one of the traffic source's. */
  sourceCounts: boolean
  onRemoveSource: () => void
}

function OrderLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex items-baseline justify-between gap-4 text-muted">
      <span>{label}</span>
      <span className="tabular-nums">{children}</span>
    </p>
  )
}

/** What the chosen plan costs, and until when it runs: all that has to be known before paying. [PY-01] [PY-11] */
export function OrderSummary({ plan, promoType, slug, code, sourceCounts, onRemoveSource }: OrderSummaryProps) {
  const { t } = useTranslation('subscriptions')
  const { locale } = useLocale()
  const { buying, buy } = useCheckout()
  const [today] = useState(() => Date.now())
  const price = formatPrice(locale, plan.price, plan.currency)
  const months = plan.durationMonths ?? 1
  const discountLabel =
    plan.discountBy === 'code' && code.applied
      ? t('order.offCode', { code: code.applied.code })
      : plan.discountBy === 'offer'
        ? t('order.offOffer')
        : t('order.off')
  const end = formatDate(locale, new Date(monthsAfter(today, months)))
  return (
    <section
      aria-labelledby="order"
      className="flex flex-col gap-5 rounded-panel panel-fill p-5 sm:p-7 lg:sticky lg:top-[calc(var(--bars-height)+1.5rem)]"
    >
      <h3 id="order" className="display-type text-name">
        {plan.title}
      </h3>
      <div className="flex flex-col gap-2">
        {promoType ? (
          <AppliedOffer
            text={sourceCounts ? t('code.source') : t('code.sourceElsewhere')}
            removeLabel={t('code.removeSource')}
            onRemove={onRemoveSource}
          />
        ) : null}
        <PromoCode code={code} />
        {code.applied && plan.discountBy !== 'code' ? (
          <p className="text-sm text-pretty text-muted">
            {t('code.included', { discount: formatNumber(locale, plan.discount / 100, { style: 'percent' }) })}
          </p>
        ) : null}
      </div>
      <div className="flex flex-col gap-2">
        {plan.oldPrice === undefined ? null : (
          <>
            <OrderLine label={t('order.list')}>
              <s>{formatPrice(locale, plan.oldPrice, plan.currency)}</s>
            </OrderLine>
            <OrderLine label={discountLabel}>
              <span className="text-mint">{formatPrice(locale, plan.price - plan.oldPrice, plan.currency)}</span>
            </OrderLine>
          </>
        )}
        <p className="flex items-baseline justify-between gap-4">
          <span>{t('order.today')}</span>
          <span className="text-2xl font-semibold tabular-nums">{price}</span>
        </p>
        <p className="text-sm text-pretty text-muted">{t('order.terms', { date: end })}</p>
      </div>
      <Button
        size="lg"
        width="full"
        state={buying === null ? 'idle' : 'loading'}
        onClick={() => buy({ what: 'plan', id: plan.id, currency: plan.currency, promoCode: code.applied?.code, promoType, slug })}
      >
        {t('order.pay', { price })}
      </Button>
      <p className="text-center text-caption text-muted">{t('order.provider')}</p>
    </section>
  )
}
