import type { Bot, PhotoForSale } from '@moonlit/sdk'
import { Picture } from '@moonlit/ui/picture'
import { Spinner } from '@moonlit/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useInView } from 'react-intersection-observer'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { formatNumber, formatPrice } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { LateLedTo } from '../../shared/page/late-led-to.tsx'
import { LatePriceNote } from '../../shared/payments/late-price-note.tsx'
import { useCheckout, type Order } from '../../shared/payments/use-checkout.ts'
import { useCurrency } from '../../shared/payments/use-currency.ts'
import { wantedOrder } from '../../shared/payments/wanted-order.ts'

const lockedLook =
  'group relative block w-full scroll-mt-24 overflow-hidden rounded-card shadow-lift transition-transform focus-visible:outline-offset-4 motion-safe:hover:-translate-y-1'

/** Photos that open for a payment of their own: blurred, with the price on them that is charged; those that are open show clear. [CP-03] [PY-11] */
export function PhotosForSale({ bot }: { bot: Bot }) {
  const { t } = useTranslation('character')
  const { locale } = useLocale()
  const { queries, overlays } = useServices()
  // Prices are asked for once somebody comes near them: most stay with the portrait.
  const { ref, inView } = useInView({ rootMargin: '400px', triggerOnce: true })
  const isWanted = wantedOrder.use() !== null
  const { ready, currency } = useCurrency(inView || isWanted)
  const { buying, buy } = useCheckout()
  const prices = useQuery({ ...queries.photosForSale.list({ slug: bot.slug, currency }), enabled: ready })
  const { data } = prices
  if (bot.photosForSale.length === 0) return null
  const name = bot.firstName
  const orderOf = (photo: PhotoForSale): Order => ({ ...photo, what: 'photo', slug: bot.slug })
  const open = (photo: PhotoForSale, alt: string) => {
    if (photo.imageUrl === null) return
    void overlays.open('gallery', { title: t('galleryTitle', { name }), pictures: [{ src: photo.imageUrl, alt }], start: 0 })
  }
  return (
    <section ref={ref} aria-labelledby="photos-for-sale" className="mt-16">
      <h2 id="photos-for-sale" className="scroll-mt-24 display-type text-title">
        {t('sale.title')}
      </h2>
      <p className="mt-2 text-muted">{t('sale.text', { count: bot.photosForSale.length, name })}</p>
      {data ? (
        <div className="mt-6 empty:hidden">
          <LatePriceNote />
          <LatePriceNote offers={data.result.filter((one) => one.imageUrl === null).map(orderOf)} buy={buy} />
          <LateLedTo to="photo-" />
        </div>
      ) : null}
      <ul className="mt-6 grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {bot.photosForSale.map(({ id, previewUrl }, index) => {
          const photo = data?.result.find((one) => one.id === id)
          const number = formatNumber(locale, index + 1)
          const alt = t('sale.photo', { name, number })
          return (
            <li key={id}>
              {photo?.imageUrl ? (
                <button
                  id={`photo-${id}`}
                  type="button"
                  aria-label={t('sale.open', { name, number })}
                  onClick={() => open(photo, alt)}
                  className={lockedLook}
                >
                  <Picture src={photo.imageUrl} alt="" ratio={4 / 5} />
                </button>
              ) : (
                <LockedPhoto
                  id={id}
                  number={number}
                  previewUrl={previewUrl}
                  price={photo ? formatPrice(locale, photo.price, photo.currency, { beside: data?.result.map((one) => one.price) ?? [] }) : null}
                  state={buying === id ? 'buying' : 'idle'}
                  onBuy={() => photo && buy(orderOf(photo))}
                />
              )}
            </li>
          )
        })}
      </ul>
      {prices.isError ? <FailedQuery query={prices} layout="inline" className="mt-4" /> : null}
      <p className="mt-4 text-caption text-muted">{t('sale.note')}</p>
    </section>
  )
}

interface LockedPhotoProps {
  id: string
  number: string
  previewUrl: string
  /** Null until it is known; nothing can be bought before. */
  price: string | null
  state: 'idle' | 'buying'
  onBuy: () => void
}

function LockedPhoto({ id, number, previewUrl, price, state, onBuy }: LockedPhotoProps) {
  const { t } = useTranslation('character')
  return (
    <button
      id={`photo-${id}`}
      type="button"
      aria-label={price === null ? t('sale.locked', { number }) : t('sale.label', { number, price })}
      aria-disabled={price === null}
      aria-busy={state === 'buying' || undefined}
      onClick={onBuy}
      className={lockedLook}
    >
      <Picture src={previewUrl} alt="" variant="blurred" ratio={4 / 5} />
      <span aria-hidden className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-scrim/40 px-2 text-center">
        <span className="flex size-13 items-center justify-center rounded-full bg-glass text-amber-text backdrop-blur-md">
          {state === 'buying' ? <Spinner /> : <LockKeyhole className="size-5.5" />}
        </span>
        {price === null ? null : (
          <span className="rounded-full bg-glass px-3.5 py-1.5 text-sm font-semibold backdrop-blur-md transition-colors group-hover:bg-body group-hover:text-ground">
            {t('sale.unlock', { price })}
          </span>
        )}
      </span>
    </button>
  )
}
