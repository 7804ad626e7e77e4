import { useTranslation } from 'react-i18next'
import { addresses } from '../../shared/addresses.ts'
import { formatNumber, formatPrice } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'
import { OfferDialog } from './offer-dialog.tsx'

/** The monthly plan at its price with a code, for whoever is about to leave. [OV-05] */
export default function ExitDialog({
  plan: { price, oldPrice = price, currency, discount },
  code,
  close,
}: OverlayProps['exit-offer'] & OverlayControls) {
  const { t } = useTranslation('subscriptions')
  const { locale } = useLocale()
  const said = (amount: number) => formatPrice(locale, amount, currency, { beside: [price, oldPrice] })
  const percent = formatNumber(locale, discount / 100, { style: 'percent' })
  return (
    <OfferDialog
      figure={<span className="inline-flex rounded-full accent-fill px-4 py-1.5 text-sm font-semibold">{t('exit.kicker')}</span>}
      title={t('exit.title', { discount: percent })}
      text={t('exit.text', { price: said(price), oldPrice: said(oldPrice) })}
      laterLabel={t('exit.later')}
      actionLabel={t('exit.action')}
      to={addresses.premiumWithCode(code)}
      close={close}
    >
      <p className="text-center text-caption text-pretty text-muted">{t('exit.note')}</p>
    </OfferDialog>
  )
}
