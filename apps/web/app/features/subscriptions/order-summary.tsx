import type { Plan } from '@moonlit/sdk'
import type { PromoType } from '@moonlit/sdk/rules'
import { Button } from '@moonlit/ui/button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatPrice, formatTerm } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { LatePriceNote } from '../../shared/payments/late-price-note.tsx'
import { useCheckout, type Order } from '../../shared/payments/use-checkout.ts'
import type { usePromoCode } from './plans-data.ts'
import { AppliedOffer, PromoCode } from './promo-code.tsx'

interface OrderSummaryProps {
  plan: Plan
  /** The amounts of all plans that can be chosen, which stand beside the order. */
  beside: readonly number[]
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
export function OrderSummary({ plan, beside, promoType, slug, code, sourceCounts, onRemoveSource }: OrderSummaryProps) {
  const { t } = useTranslation('subscriptions')
  const { locale } = useLocale()
  const { buying, buy } = useCheckout()
  const said = (amount: number) => formatPrice(locale, amount, plan.currency, { beside })
  const price = said(plan.price)
  const { planOff, discountBy, runsUntil } = plan
  const order: Order = { ...plan, what: 'plan', promoCode: code.applied?.code, promoType, slug }
  // The plan’s own discount is everybody’s: what a code, the offer or a first subscription takes off is said beside it.
  const lastingPrice = (plan.oldPrice ?? plan.price) - planOff
  const isFirst = discountBy === 'first'
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
              <s>{said(plan.oldPrice)}</s>
            </OrderLine>
            {planOff > 0 ? (
              <OrderLine label={t('order.off')}>
                <span className="text-mint">{said(-planOff)}</span>
              </OrderLine>
            ) : null}
            {discountBy && discountBy !== 'plan' ? (
              <OrderLine
                label={
                  discountBy === 'code' ? t('order.offCode', { code: code.applied?.code ?? '' }) : t(isFirst ? 'order.offFirst' : 'order.offOffer')
                }
              >
                <span className="text-mint">{said(plan.price - lastingPrice)}</span>
              </OrderLine>
            ) : null}
          </>
        )}
        <p className="flex items-baseline justify-between gap-4">
          <span>{t('order.today')}</span>
          <span className="text-2xl font-semibold tabular-nums">{price}</span>
        </p>
        {runsUntil === null ? null : <p className="text-sm text-pretty text-muted">{t('order.terms', { date: formatTerm(locale, runsUntil) })}</p>}
        {isFirst ? <p className="text-sm text-pretty text-muted">{t('order.firstTerms', { price: said(lastingPrice) })}</p> : null}
      </div>
      <LatePriceNote offers={[order]} buy={buy} />
      <Button size="lg" width="full" state={buying === null ? 'idle' : 'loading'} onClick={() => buy(order)}>
        {t('order.pay', { price })}
      </Button>
      <p className="text-center text-caption text-muted">{t('order.provider')}</p>
    </section>
  )
}
