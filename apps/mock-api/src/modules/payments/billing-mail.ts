import type { World } from '../../worlds/world.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findBillingReader } from '../mail/repo.ts'
import { localeOf } from '../mail/messages.ts'
import { majorUnits } from '../users/rules.ts'
import { itemTitle } from './item-title.ts'
import type { PaymentRow } from './repo.ts'

/**
 * Mails the buyer a receipt in their language, unless they want no billing mails. Call it in the
 * transaction that grants the payment. A failing mail does not undo it.
 * @param times.paidAt when it was charged, `times.endsAt` until when a subscription runs, null for what does not; milliseconds
 */
export const sendReceipt = (world: World, mailer: Mailer, payment: PaymentRow, { paidAt, endsAt }: { paidAt: number; endsAt: number | null }): void =>
  mailer.notify(world, () => {
    const to = findBillingReader(world, payment.userId)
    if (to === undefined) return null
    const { amount, currency } = payment
    const locale = localeOf(to.language)
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    return {
      kind: 'receipt',
      to,
      // The settings page shows the subscription and the switch for these mails (AC-01).
      link: mailer.address('settings'),
      datedAt: paidAt,
      receipt: {
        item: itemTitle(world, payment, locale),
        amount: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(majorUnits(amount, currency)),
        paidOn: days.format(paidAt),
        endsOn: endsAt === null ? null : days.format(endsAt),
      },
    }
  })

/** Mails a person that their subscription was cancelled, in the transaction that cancels it. */
export const sendCancelled = (world: World, mailer: Mailer, userId: string): void =>
  mailer.notify(world, () => {
    const to = findBillingReader(world, userId)
    return to === undefined ? null : { kind: 'cancelled', to, link: mailer.address('buy-premium') }
  })
