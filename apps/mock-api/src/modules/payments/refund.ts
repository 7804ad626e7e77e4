import type { World } from '../../worlds/world.ts'
import type { Mailer } from '../mail/mailer.ts'
import { revokePhoto } from '../photos-for-sale/repo.ts'
import { endRefundedSubscription } from '../subscriptions/repo.ts'
import { sendRefunded } from './billing-mail.ts'
import { type PaymentRow, addExtras, markRefunded, packSize, revokeBot, uncountPayment } from './repo.ts'

/** Takes back what a payment granted. Of a pack, what is used already stays used. */
const revoke = (world: World, { userId, itemKind, itemId, botId, settledAt }: PaymentRow): void => {
  const less = (kind: PaymentRow['itemKind']): number => (itemKind === kind ? -packSize(world, itemId) : 0)
  switch (itemKind) {
    case 'subscription':
      endRefundedSubscription(world, { userId, planId: itemId, startedAt: settledAt ?? 0 })
      break
    case 'character':
      if (botId !== null) revokeBot(world, userId, botId)
      break
    case 'characterPhoto':
      revokePhoto(world, userId, itemId)
      break
    case 'voice':
    case 'photo':
    case 'creation':
      addExtras(world, userId, { audioSeconds: less('voice') * 60, photos: less('photo'), creations: less('creation') })
      break
  }
}

/**
 * Gives the money of a charged payment back, once: what it granted is taken back, and it counts in no statistics any more; the buyer is mailed.
 * Call it inside a transaction.
 */
export const refund = (world: World, mailer: Mailer, payment: PaymentRow): void => {
  if (!markRefunded(world, payment.id)) return
  revoke(world, payment)
  uncountPayment(world, payment)
  sendRefunded(world, mailer, payment)
}
