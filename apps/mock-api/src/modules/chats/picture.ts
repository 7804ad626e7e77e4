import { ApiError } from '../../http/api-error.ts'
import type { Member } from '../../http/caller.ts'
import type { World } from '../../worlds/world.ts'
import { spendChatPhoto } from '../users/repo.ts'
import { findMessage, revealPicture } from './repo.ts'

/**
 * Reveals the picture of a message, for good. One that came when the month's photos were used up takes one of a later month's.
 * @returns its shot
 * @throws ApiError 404 for a message without a picture; 402 without a subscription, or when the month's photos are used up
 */
export const openPicture = (
  world: World,
  chatId: string,
  { messageId, owner, isSubscriber }: { messageId: string; owner: Member; isSubscriber: boolean },
): string =>
  world.atomically(() => {
    const message = findMessage(world, chatId, messageId)
    if (message?.shot == null) throw new ApiError('not_found')
    if (message.isFull === 0) {
      if (!isSubscriber) throw new ApiError('payment_required')
      if (message.isPastLimit === 1 && !spendChatPhoto(world, owner.id)) throw new ApiError('chat_photo_limit')
      revealPicture(world, message.id)
    }
    return message.shot
  })
