import { Button } from '@moonlit/ui/button'
import { Dialog } from '@moonlit/ui/dialog'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import type { OverlayControls } from '../../shared/overlays/overlay-props.ts'
import { SaleClock } from './sale-clock.tsx'

/** The big sale: what it offers, how long, and the way to the plans. Prices never rise when its countdown ends (PY-11). [OV-03] */
export default function DiscountDialog({ close }: OverlayControls) {
  const { t } = useTranslation(['subscriptions', 'common'])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && void close()}
      size="sm"
      titleLook="centred"
      figure={
        <span className="inline-flex rounded-full accent-fill px-4 py-1.5 text-sm font-semibold tracking-wide text-on-accent uppercase">
          {t('discount.kicker')}
        </span>
      }
      title={t('discount.title')}
      description={t('discount.text')}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="quiet" onClick={() => void close()} className="sm:flex-1">
            {t('discount.later')}
          </Button>
          <Button asChild className="sm:flex-1">
            <Link to={addresses.premium}>{t('discount.action')}</Link>
          </Button>
        </>
      }
    >
      <SaleClock />
    </Dialog>
  )
}
