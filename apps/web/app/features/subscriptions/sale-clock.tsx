import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { saleAt } from './sale.ts'

/** Hours, minutes and seconds until the sale ends. It survives a reload, and begins anew five seconds after it has ended. [OV-03] */
export function SaleClock() {
  const { t } = useTranslation('subscriptions')
  const { locale } = useLocale()
  const [now, setNow] = useState(() => Date.now())
  const { start, secondsLeft } = saleAt(readStored(stored.saleStart), now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => writeStored(stored.saleStart, start), [start])
  const parts = [
    ['hours', Math.floor(secondsLeft / 3600)],
    ['minutes', Math.floor((secondsLeft % 3600) / 60)],
    ['seconds', secondsLeft % 60],
  ] as const
  return (
    <div role="timer" aria-label={t('discount.ends')} className="rounded-card bg-veil px-5 py-4 text-center">
      <p className="text-sm text-muted">{t('discount.ends')}</p>
      <dl dir="ltr" className="mt-2 flex justify-center gap-5">
        {parts.map(([unit, value]) => (
          <div key={unit} className="flex min-w-16 flex-col-reverse">
            <dt className="text-caption text-muted">{t(`discount.${unit}`)}</dt>
            <dd className="display-type text-4xl tabular-nums">{formatNumber(locale, value, { minimumIntegerDigits: 2 })}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
