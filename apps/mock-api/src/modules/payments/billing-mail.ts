import type { World } from '../../worlds/world.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findBillingReader } from '../mail/repo.ts'
import { localeOf } from '../mail/messages.ts'
import type { MailInput } from '../mail/kinds.ts'
import { majorUnits } from '../users/rules.ts'
import { discountsOf } from './discount.ts'
import { setApart } from './page.ts'
import { itemTitle } from './item-title.ts'
import type { PaymentRow } from './repo.ts'

/** A mail about a payment, in its buyer's language; null when they want no billing mails. */
const aboutPayment = (
  world: World,
  mailer: Mailer,
  payment: PaymentRow,
  { kind, paidAt, endsAt }: { kind: 'receipt' | 'refunded'; paidAt: number; endsAt: number | null },
): MailInput | null => {
  const to = findBillingReader(world, payment.userId)
  if (to === undefined) return null
  const { id } = payment
  const locale = localeOf(to.language)
  const said = ({ amount, currency }: Pick<PaymentRow, 'amount' | 'currency'>): string =>
    setApart(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Math.abs(majorUnits(amount, currency))), locale)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    kind,
    to,
    // The receipt in the settings, beside the subscription and the switch for these mails (AC-01).
    link: `${mailer.address('settings')}#receipt-${id}`,
    receipt: {
      item: itemTitle(world, payment, locale),
      amount: said(payment),
      discounts: discountsOf(payment, said),
      paidOn: days.format(paidAt),
      endsOn: endsAt === null ? null : days.format(endsAt),
    },
  }
}

/**
 * Mails the buyer a receipt in their language, unless they want no billing mails. Call it in the
 * transaction that grants the payment. A failing mail does not undo it.
 * @param times.paidAt when it was charged, `times.endsAt` until when a subscription runs, null for what does not; milliseconds
 */
export const sendReceipt = (world: World, mailer: Mailer, payment: PaymentRow, { paidAt, endsAt }: { paidAt: number; endsAt: number | null }): void =>
  mailer.notify(world, () => {
    const mail = aboutPayment(world, mailer, payment, { kind: 'receipt', paidAt, endsAt })
    return mail && { ...mail, datedAt: paidAt }
  })

/** Mails the buyer that a payment was paid back, in the transaction that does so. */
export const sendRefunded = (world: World, mailer: Mailer, payment: PaymentRow): void =>
  mailer.notify(world, () => aboutPayment(world, mailer, payment, { kind: 'refunded', paidAt: payment.settledAt ?? world.clock.now(), endsAt: null }))

/** Mails a person that their subscription was cancelled, in the transaction that cancels it. */
export const sendCancelled = (world: World, mailer: Mailer, userId: string): void =>
  mailer.notify(world, () => {
    const to = findBillingReader(world, userId)
    return to === undefined ? null : { kind: 'cancelled', to, link: mailer.address('buy-premium') }
  })
