import type { Bot } from '@moonlit/sdk'
import { Picture } from '@moonlit/ui/picture'
import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { formatNumber, formatPrice } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

/** Prices of photos are in US dollars (Bot, photosForSale). */
const CURRENCY = 'USD'

/** Photos that open for a payment: blurred, with the price on them. [CP-03] */
export function PhotosForSale({ bot }: { bot: Bot }) {
  const { t } = useTranslation('character')
  const { locale } = useLocale()
  if (bot.photosForSale.length === 0) return null
  return (
    <section aria-labelledby="photos-for-sale" className="mt-16">
      <h2 id="photos-for-sale" className="display-type text-title">
        {t('sale.title')}
      </h2>
      <p className="mt-2 text-muted">{t('sale.text', { count: bot.photosForSale.length, name: bot.firstName })}</p>
      <ul className="mt-6 grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {bot.photosForSale.map(({ id, previewUrl, price }, index) => {
          const amount = formatPrice(locale, price, CURRENCY)
          return (
            <li key={id}>
              <Link
                to={addresses.buyCharacter(bot.slug)}
                aria-label={t('sale.label', { number: formatNumber(locale, index + 1), price: amount })}
                className="group relative block overflow-hidden rounded-card shadow-lift transition-transform focus-visible:outline-offset-4 motion-safe:hover:-translate-y-1"
              >
                <Picture src={previewUrl} alt="" look="blurred" ratio={4 / 5} />
                <span aria-hidden className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-scrim/40 px-2 text-center">
                  <span className="flex size-13 items-center justify-center rounded-full bg-glass text-amber-text backdrop-blur-md">
                    <LockKeyhole className="size-5.5" />
                  </span>
                  <span className="rounded-full bg-glass px-3.5 py-1.5 text-sm font-semibold backdrop-blur-md transition-colors group-hover:bg-body group-hover:text-ground">
                    {t('sale.unlock', { price: amount })}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
