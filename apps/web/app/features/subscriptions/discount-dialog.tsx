import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../shared/addresses.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import type { OverlayControls } from '../../shared/overlays/overlay-props.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { useGreatestDiscount } from './plans-data.ts'
import { SaleClock } from './sale-clock.tsx'

/** The big sale: the greatest discount there is, how long, and the way to the plans. Prices do not rise when its countdown ends, and it says so (PY-11). [OV-03] */
export default function DiscountDialog({ close }: OverlayControls) {
  const { t } = useTranslation('subscriptions')
  const { locale } = useLocale()
  const { discount, isKnown } = useGreatestDiscount()
  const isOver = isKnown && discount === 0
  useEffect(() => {
    // Nothing is sold for less: there is no sale.
    if (isOver) void close()
  }, [isOver, close])
  if (discount === 0) return null
  return (
    <OfferDialog
      figure={
        <span className="inline-flex rounded-full accent-fill px-4 py-1.5 text-sm font-semibold tracking-wide text-on-accent uppercase">
          {t('discount.kicker')}
        </span>
      }
      title={t('discount.title', { discount: formatNumber(locale, discount / 100, { style: 'percent' }) })}
      text={t('discount.text')}
      laterLabel={t('discount.later')}
      actionLabel={t('discount.action')}
      to={addresses.premium}
      close={close}
    >
      <SaleClock />
      <p className="mt-4 text-center text-caption text-pretty text-muted">{t('discount.note')}</p>
    </OfferDialog>
  )
}
