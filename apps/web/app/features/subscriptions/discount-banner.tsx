import { Button } from '@moonlit/ui/button'
import { IconButton } from '@moonlit/ui/icon-button'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { formatDuration, formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { roomAtFoot } from '../../shared/page/room-at-foot.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { useGreatestDiscount } from './plans-data.ts'
import { bannerAt } from './sale.ts'

/** The page's end and what stands at its foot stand above the banner. */
const makeRoom = roomAtFoot('--offer-height')

/**
 * How much less the plans cost, with its clock of an hour that survives a reload. At zero it is hidden for five seconds and begins anew; prices are
 * the same before and after (PY-11). It can be sent away for the session. [OV-04]
 */
export default function DiscountBanner() {
  const { t } = useTranslation('subscriptions')
  const { locale } = useLocale()
  const { discount } = useGreatestDiscount()
  const [now, setNow] = useState(() => Date.now())
  const [isGone, setIsGone] = useState(() => readStored(stored.discountBannerClosed) === true)
  const { start, secondsLeft } = bannerAt(readStored(stored.discountStart), now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => writeStored(stored.discountStart, start), [start])
  if (isGone || discount === 0 || secondsLeft === 0) return null
  const close = () => {
    writeStored(stored.discountBannerClosed, true)
    setIsGone(true)
  }
  return (
    <aside
      ref={makeRoom}
      aria-label={t('banner.label')}
      className="fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom)+var(--notice-space))] z-20 mx-auto flex max-w-md animate-rise lg:ms-auto lg:me-5 items-center gap-3 rounded-panel panel-fill py-2 ps-5 pe-2 lg:bottom-5 short:hidden"
    >
      <p className="min-w-0 flex-1 text-sm leading-tight">
        <span className="block font-semibold">{t('discount.title', { discount: formatNumber(locale, discount / 100, { style: 'percent' }) })}</span>
        <span role="timer" aria-label={t('discount.ends')} dir="ltr" className="text-amber-text tabular-nums">
          {formatDuration(secondsLeft)}
        </span>
      </p>
      <Button asChild className="px-4">
        <Link to={addresses.premium}>{t('banner.action')}</Link>
      </Button>
      <IconButton label={t('banner.close')} tooltip="none" onClick={close}>
        <X />
      </IconButton>
    </aside>
  )
}
