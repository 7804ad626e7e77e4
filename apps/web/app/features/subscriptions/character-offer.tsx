import type { Bot, Plan } from '@moonlit/sdk'
import type { PromoType } from '@moonlit/sdk/rules'
import { Button } from '@moonlit/ui/button'
import { Picture } from '@moonlit/ui/picture'
import { Skeleton } from '@moonlit/ui/skeleton'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { formatPrice } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { LatePriceNote } from '../../shared/payments/late-price-note.tsx'
import { useCheckout, type Order } from '../../shared/payments/use-checkout.ts'
import { useIsOpen } from '../../shared/session/models-access.ts'
import { smallVariant } from '../../shared/pictures.ts'

const gains = ['chat', 'forGood', 'once'] as const

interface CharacterOfferProps {
  bot: Bot
  /** The plan that buys a character; undefined until it is there. */
  plan: Plan | undefined
  promoCode: string | undefined
  promoType: PromoType | undefined
}

/** A character who is sold by themselves: what the payment opens, what it costs, and what it does not include. [PY-04] */
export function CharacterOffer({ bot, plan, promoCode, promoType }: CharacterOfferProps) {
  const { t } = useTranslation('subscriptions')
  const { locale } = useLocale()
  const isOwned = useIsOpen(bot)
  const { buying, buy } = useCheckout()
  const name = bot.firstName
  const said = (amount: number) => (plan ? formatPrice(locale, amount, plan.currency, { beside: [plan.price, plan.oldPrice ?? plan.price] }) : '')
  const price = plan ? said(plan.price) : ''
  const order: Order | undefined = plan && { ...plan, what: 'plan', promoCode, promoType, slug: bot.slug }
  return (
    <header className="grid items-center gap-x-12 gap-y-7 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="relative mx-auto h-64 w-full max-w-sm overflow-hidden rounded-panel shadow-lift md:aspect-4/5 md:h-auto">
        <Picture src={bot.imageUrl} small={smallVariant(bot.imageUrl)} alt="" ratio="fill" loading="eager" priority="high" />
      </div>
      <div className="flex flex-col items-start gap-5">
        <div>
          <h1 className="display-type text-hero">{isOwned ? t('character.owned', { name }) : t('character.title', { name })}</h1>
          <p className="mt-3 max-w-xl text-lg text-pretty text-muted">{isOwned ? t('character.ownedText') : t('character.text', { name })}</p>
        </div>
        {isOwned ? (
          <Button asChild size="lg">
            <Link to={addresses.character(bot.slug)}>{t('character.open', { name })}</Link>
          </Button>
        ) : (
          <>
            <ul className="flex flex-col gap-2.5">
              {gains.map((gain) => (
                <li key={gain} className="flex gap-3">
                  <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-text" />
                  {t(`character.gain.${gain}`, { name })}
                </li>
              ))}
            </ul>
            {plan && order && isOwned !== undefined ? (
              <>
                <p className="flex items-baseline gap-3">
                  <span className="text-4xl font-semibold tabular-nums">{price}</span>
                  {plan.oldPrice === undefined ? null : (
                    <s className="text-muted">
                      <span className="sr-only">{t('plans.before')} </span>
                      {said(plan.oldPrice)}
                    </s>
                  )}
                </p>
                {plan.discountBy === 'code' && promoCode ? <p className="-mt-3 text-mint">{t('order.offCode', { code: promoCode })}</p> : null}
                <LatePriceNote offers={[order]} buy={buy} />
                <Button size="lg" className="whitespace-normal" state={buying === null ? 'idle' : 'loading'} onClick={() => buy(order)}>
                  {t('character.buy', { name, price })}
                </Button>
              </>
            ) : (
              <Skeleton className="h-28 w-64" />
            )}
            <p className="max-w-lg text-sm text-pretty text-muted">{t('character.note')}</p>
          </>
        )}
      </div>
    </header>
  )
}
