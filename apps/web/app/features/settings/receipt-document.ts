import type { Receipt } from '@moonlit/sdk'
import type { AppLocale } from '../../shared/i18n/locales.ts'
import type { TFunction } from 'i18next'
import { COMPANY } from '../../shared/company.ts'
import { formatDate, formatPrice, formatTerm } from '../../shared/format.ts'

/** What lowered the price of a payment, in words, and by how much (less than nothing): the plan itself, then a first subscription, a code or the offer. [PY-11] */
export const discountsOf = (
  t: TFunction<['settings']>,
  { price, listPrice, planOff, discountBy, promoCode }: Receipt,
): readonly { readonly label: string; readonly off: number }[] => {
  const ofPlan = planOff > 0 ? [{ label: t('settings:receipts.field.off'), off: -planOff }] : []
  if (listPrice === null || discountBy === null || discountBy === 'plan') return ofPlan
  const label = {
    first: t('settings:receipts.field.offFirst'),
    code: t('settings:receipts.field.offCode', { code: promoCode ?? '' }),
    offer: t('settings:receipts.field.offOffer'),
  }[discountBy]
  return [...ofPlan, { label, off: price + planOff - listPrice }]
}

interface ReceiptPage {
  readonly receipt: Receipt
  readonly locale: AppLocale
  readonly dir: 'ltr' | 'rtl'
  /** Of who paid. */
  readonly email: string
  readonly t: TFunction<['settings']>
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? '')

/** A receipt as a page that stands by itself: it can be kept, printed and read without us. */
export const receiptDocument = ({ receipt, locale, dir, email, t }: ReceiptPage): string => {
  const { id, title, price, listPrice, currency, paidAt, endsAt, refundedAt } = receipt
  // Always with its cents: it is a document.
  const money = (amount: number): string => formatPrice(locale, amount, currency, { trailingZeroDisplay: 'auto' })
  const seller = `Moonlit · ${COMPANY.name} · ${COMPANY.address} · ${COMPANY.register} · ${COMPANY.mail}`
  const rows = [
    [t('settings:receipts.field.number'), id],
    [t('settings:receipts.field.date'), formatDate(locale, paidAt)],
    [t('settings:receipts.field.item'), title],
    ...(endsAt === null ? [] : [[t('settings:receipts.field.until'), formatTerm(locale, endsAt)]]),
    [t('settings:receipts.field.seller'), seller],
    [t('settings:receipts.field.payer'), email],
    ...(listPrice === null
      ? []
      : [[t('settings:receipts.field.list'), money(listPrice)], ...discountsOf(t, receipt).map(({ label, off }) => [label, money(off)])]),
    [t('settings:receipts.field.amount'), money(price)],
    ...(refundedAt === null ? [] : [[t('settings:receipts.refunded'), formatDate(locale, refundedAt)]]),
  ]
  const head = escape(`${t('settings:receipts.document')} · Moonlit`)
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${head}</title>
<style>
body { max-width: 40rem; margin: 3rem auto; padding: 0 1.5rem; font: 16px/1.6 system-ui, sans-serif; color: #1d162b; background: #fff }
h1 { font-size: 1.5rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.5rem 2rem; padding-block: 1rem; border-block: 1px solid #d8d0e0 }
dt { color: #6a5f78 }
dd { margin: 0; unicode-bidi: plaintext; text-align: ${dir === 'rtl' ? 'right' : 'left'}; overflow-wrap: anywhere }
@media (width < 30rem) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-block-end: 0.75rem } }
</style>
<h1>${head}</h1>
<dl>
${rows.map(([name = '', value = '']) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join('\n')}
</dl>
<p>${escape(t('settings:receipts.note'))}</p>
</html>
`
}
