import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { World } from '../../worlds/world.ts'
import { findPhoneNumber, savePhoneNumber } from '../users/repo.ts'
import { addCallRequest, changeCallRequest, findCallRequest } from './call-repo.ts'
import { isSameCall } from './rules.ts'

interface CallRequest {
  readonly caller: Caller
  readonly isSubscriber: boolean
  readonly chatId: string
  /** The number to call this time; without one, that of the profile. */
  readonly phoneNumber: string | undefined
}

/**
 * Stores a call request. A given number is saved in the profile when there was none, else it is used for this
 * call only. Asking again within a minute updates the same request.
 * @throws ApiError 402 without a subscription, 403 with an e-mail that is not confirmed, 400 without a number
 */
export const requestCall = (world: World, { caller, isSubscriber, chatId, phoneNumber }: CallRequest): void => {
  if (caller.kind !== 'user' || !isSubscriber) throw new ApiError('payment_required')
  if (!caller.emailVerified) throw new ApiError('email_not_verified')
  world.atomically(() => {
    const known = findPhoneNumber(world, caller.id)
    const number = phoneNumber ?? known
    if (number === null) throw new ApiError('phone_number_required')
    if (known === null) savePhoneNumber(world, caller.id, number)
    const last = findCallRequest(world, chatId)
    if (last === undefined || !isSameCall(last, world.clock.now())) addCallRequest(world, chatId, number)
    else if (phoneNumber !== undefined) changeCallRequest(world, last.id, phoneNumber)
  })
}
