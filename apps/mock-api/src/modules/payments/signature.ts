import { createHmac, timingSafeEqual } from 'node:crypto'
import { PaymentFailureReason } from '@moonlit/contract/common'
import type { z } from 'zod'
import type { World } from '../../worlds/world.ts'

/** Reasons for a failure that the provider knows of; the others are found here. */
export const ProviderReason = PaymentFailureReason.extract(['declined', 'cancelled'])
export type ProviderReason = z.infer<typeof ProviderReason>

/** Body of the provider's callback. */
export interface CallbackBody {
  readonly status: 'succeeded' | 'failed' | 'duplicate' | 'refunded'
  /** Why a payment failed, where the provider says so. */
  readonly failureReason?: ProviderReason | undefined
  /** ISO 8601. */
  readonly confirmedAt: string
}

/** The header that carries the signature of a callback. */
export const SIGNATURE_HEADER = 'x-payment-signature'

/** HMAC-SHA-256 in hex of payment, status, reason and time by the world's secret, shared with the provider. */
export const signCallback = ({ secret }: Pick<World, 'secret'>, paymentId: string, { status, failureReason, confirmedAt }: CallbackBody): string =>
  createHmac('sha256', secret)
    .update(`payment:${paymentId}:${status}:${failureReason ?? ''}:${confirmedAt}`)
    .digest('hex')

/** Whether a callback's signature is valid. */
export const isSigned = (world: Pick<World, 'secret'>, paymentId: string, body: CallbackBody, signature: unknown): boolean => {
  const expected = Buffer.from(signCallback(world, paymentId, body))
  const given = Buffer.from(typeof signature === 'string' ? signature : '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
