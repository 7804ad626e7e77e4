import type { Reaction } from '@moonlit/contract/rules'
import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import { saveReaction } from './reaction-repo.ts'
import { findMessage } from './repo.ts'

/**
 * Stores what the person feels about a message of the character; null takes it back.
 * @throws ApiError 404 for no message of the character
 */
export const react = (world: World, chatId: string, { messageId, reaction }: { messageId: string; reaction: Reaction | null }): void => {
  const message = findMessage(world, chatId, messageId)
  if (message === undefined || message.isBot === 0) throw new ApiError('not_found')
  saveReaction(world, message.id, reaction)
}
