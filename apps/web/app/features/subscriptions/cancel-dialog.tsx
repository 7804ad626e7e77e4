import { unwrap } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { notify } from '@moonlit/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { formatNumber, formatPrice, formatTerm } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'

/** Discount of the offer to stay on the next subscription, in per cent; the server takes it off by itself. */
const OFFER = 30

/**
 * Before a cancellation is final: what ends at once, what stays, and the offer to stay, once. Both ways out are a press away and equally large. [OV-06] [PY-09]
 */
export default function CancelDialog({ plan, offerPrice, endsAt, daysLeft, offer, close }: OverlayProps['cancel-subscription'] & OverlayControls) {
  const { t } = useTranslation('subscriptions')
  const { account, client } = useServices()
  const { locale } = useLocale()
  const isOffered = offer === 'open'
  const change = useMutation({
    mutationFn: (keep: boolean) => unwrap(client.subscriptions.unsubscribe({ params: { id: plan.id }, query: keep ? { keep: 'true' } : {} })),
    onSuccess: async (_, keep) => {
      await close()
      notify(keep ? t('cancel.kept') : t('cancel.done'))
      await account.subscriptionChanged()
    },
  })
  const discount = formatNumber(locale, OFFER / 100, { style: 'percent' })
  const said = (amount: number) => formatPrice(locale, amount, plan.currency, { beside: [plan.price, offerPrice] })
  const price = said(plan.price)
  const terms = {
    date: formatTerm(locale, endsAt),
    months: formatNumber(locale, plan.durationMonths ?? 1, { style: 'unit', unit: 'month', unitDisplay: 'long' }),
    offerPrice: said(offerPrice),
    price,
  }
  const keep = () => (isOffered ? change.mutate(true) : void close())
  const stateOf = (keeps: boolean) => (change.isPending && change.variables === keeps ? 'loading' : 'idle')
  return (
    <OverlayDialog
      close={close}
      size="md"
      figure={
        isOffered ? <span className="inline-flex rounded-full accent-fill px-4 py-1.5 text-sm font-semibold">{t('cancel.kicker')}</span> : undefined
      }
      title={isOffered ? t('cancel.offerTitle', { discount }) : t('cancel.title')}
      description={isOffered ? `${t('cancel.offerText', terms)} ${t('cancel.offerTerms', { price })}` : undefined}
      footer={
        <>
          <Button variant="quiet" className="sm:flex-1" state={stateOf(false)} onClick={() => !change.isPending && change.mutate(false)}>
            {t('cancel.confirm')}
          </Button>
          <Button className="sm:flex-1" state={stateOf(true)} onClick={() => !change.isPending && keep()}>
            {isOffered ? t('cancel.keepOffer') : t('cancel.keep')}
          </Button>
        </>
      }
    >
      <h3 className="text-sm font-semibold">{t('cancel.nowTitle')}</h3>
      <ul className="mt-3 flex flex-col gap-2.5 text-[0.9375rem]">
        {(['ends', 'features', 'paid', ...(offer === 'taken' ? (['offer'] as const) : [])] as const).map((what) => (
          <li key={what} className="flex gap-3 text-pretty">
            <X aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
            {what === 'ends' ? t('cancel.ends', { count: daysLeft }) : t(`cancel.${what}`, { discount })}
          </li>
        ))}
        {(['packs', 'charged'] as const).map((what) => (
          <li key={what} className="flex gap-3 text-pretty">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
            {t(`cancel.${what}`)}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        <Link to={addresses.legal('dispute-resolution')} className="underline underline-offset-4 hover:text-body">
          {t('cancel.refunds')}
        </Link>
      </p>
    </OverlayDialog>
  )
}
