import type { Pack } from '@moonlit/sdk'
import type { PromoType } from '@moonlit/sdk/rules'
import { Button } from '@moonlit/ui/button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { AudioLines, ImagePlus, WandSparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { formatPrice } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { LateLedTo } from '../../shared/page/late-led-to.tsx'
import { LatePriceNote } from '../../shared/payments/late-price-note.tsx'
import { useCheckout, type Order } from '../../shared/payments/use-checkout.ts'
import { useCurrency } from '../../shared/payments/use-currency.ts'

const kinds = [
  { kind: 'voice', icon: <AudioLines /> },
  { kind: 'photo', icon: <ImagePlus /> },
  { kind: 'creation', icon: <WandSparkles /> },
] as const satisfies readonly { kind: Pack['kind']; icon: ReactNode }[]

interface PacksProps {
  /** The traffic source whose plans are offered. */
  promoType: PromoType | undefined
}

/** More of one allowance, bought once and without a subscription. [PY-02] */
export default function Packs({ promoType }: PacksProps) {
  const { t } = useTranslation(['subscriptions', 'errors'])
  const { queries } = useServices()
  const { ready, currency } = useCurrency()
  const query = useQuery({ ...queries.subscriptions.packs(currency), enabled: ready })
  const { buying, buy } = useCheckout()
  const orderOf = (pack: Pack): Order => ({ ...pack, what: 'pack', promoType })
  if (query.data?.result.length === 0) return null
  return (
    <section aria-labelledby="packs" className="mt-16">
      <h2 id="packs" className="display-type text-title">
        {t('packs.title')}
      </h2>
      <p className="mt-2 max-w-xl text-pretty text-muted">{t('packs.text')}</p>
      {query.data ? (
        <div className="mt-6 empty:hidden">
          <LatePriceNote offers={query.data.result.map(orderOf)} buy={buy} />
          <LateLedTo to="pack" />
        </div>
      ) : null}
      {query.error ? (
        <FailedQuery query={query} layout="inline" />
      ) : (
        <div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-4">
          {kinds.map(({ kind, icon }) => (
            <PackCard
              key={kind}
              kind={kind}
              icon={icon}
              packs={query.data?.result.filter((pack) => pack.kind === kind)}
              beside={query.data?.result.map(({ price }) => price)}
              buying={buying}
              onBuy={(pack) => buy(orderOf(pack))}
            />
          ))}
        </div>
      )}
    </section>
  )
}

interface PackCardProps {
  kind: Pack['kind']
  icon: ReactNode
  packs: readonly Pack[] | undefined
  /** The prices of the packs of every kind. */
  beside: readonly number[] | undefined
  buying: string | null
  onBuy: (pack: Pack) => void
}

/** The packs of one kind. Each can be led to, and so can the card. */
function PackCard({ kind, icon, packs, beside, buying, onBuy }: PackCardProps) {
  const { t } = useTranslation('subscriptions')
  const { locale } = useLocale()
  const id = `packs-${kind}`
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-24 flex-col gap-4 rounded-panel bg-surface p-5 shadow-rest outline-none"
    >
      <header className="flex items-center gap-3.5">
        <span aria-hidden className="flex size-11 shrink-0 items-center justify-center rounded-full bg-veil text-amber-text [&>svg]:size-5.5">
          {icon}
        </span>
        <h3 id={`${id}-title`} className="display-type text-name">
          {t(`packs.kind.${kind}`)}
        </h3>
      </header>
      <ul className="flex flex-col gap-2">
        {packs
          ? packs.map((pack) => {
              const amount = t(`packs.amount.${kind}`, { count: pack.amount })
              const price = formatPrice(locale, pack.price, pack.currency, { beside })
              return (
                <li key={pack.id} className="flex items-center justify-between gap-3 rounded-field bg-raised py-2 ps-4 pe-2">
                  <span className="min-w-0">{amount}</span>
                  <Button
                    id={`pack-${pack.id}`}
                    variant="quiet"
                    className="min-w-24 scroll-mt-24 tabular-nums"
                    aria-label={t('packs.buy', { amount, price })}
                    aria-disabled={buying !== null && buying !== pack.id}
                    state={buying === pack.id ? 'loading' : 'idle'}
                    onClick={() => onBuy(pack)}
                  >
                    {price}
                  </Button>
                </li>
              )
            })
          : [0, 1].map((row) => (
              <li key={row}>
                <Skeleton className="h-15 noscript:hidden" />
              </li>
            ))}
      </ul>
    </section>
  )
}
