import { useTranslation } from 'react-i18next'
import { addresses } from '../../shared/addresses.ts'
import type { OverlayControls } from '../../shared/overlays/overlay-props.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { SaleClock } from './sale-clock.tsx'

/** The big sale: what it offers, how long, and the way to the plans. Prices never rise when its countdown ends (PY-11). [OV-03] */
export default function DiscountDialog({ close }: OverlayControls) {
  const { t } = useTranslation('subscriptions')
  return (
    <OfferDialog
      figure={
        <span className="inline-flex rounded-full accent-fill px-4 py-1.5 text-sm font-semibold tracking-wide text-on-accent uppercase">
          {t('discount.kicker')}
        </span>
      }
      title={t('discount.title')}
      text={t('discount.text')}
      laterLabel={t('discount.later')}
      actionLabel={t('discount.action')}
      to={addresses.premium}
      close={close}
    >
      <SaleClock />
    </OfferDialog>
  )
}
