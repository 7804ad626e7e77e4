import { createHmac, timingSafeEqual } from 'node:crypto'
import type { World } from '../../worlds/world.ts'

/** Body of the provider's callback. */
export interface CallbackBody {
  readonly status: 'succeeded' | 'failed' | 'duplicate' | 'refunded'
  /** ISO 8601. */
  readonly confirmedAt: string
}

/** The header that carries the signature of a callback. */
export const SIGNATURE_HEADER = 'x-payment-signature'

/** HMAC-SHA-256 in hex of payment, status and time by the world's secret, shared with the provider. */
export const signCallback = ({ secret }: Pick<World, 'secret'>, paymentId: string, { status, confirmedAt }: CallbackBody): string =>
  createHmac('sha256', secret).update(`payment:${paymentId}:${status}:${confirmedAt}`).digest('hex')

/** Whether a callback's signature is valid. */
export const isSigned = (world: Pick<World, 'secret'>, paymentId: string, body: CallbackBody, signature: unknown): boolean => {
  const expected = Buffer.from(signCallback(world, paymentId, body))
  const given = Buffer.from(typeof signature === 'string' ? signature : '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
