import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import { findReply, findReplyTo, isSent } from './reply-repo.ts'
import type { MessageRow } from './repo.ts'

/**
 * The reply to a message that was sent before with the same id, once it is written; undefined when no such message has arrived.
 * A remote reply may take the place of the engine's meanwhile, and move its time.
 * @throws ApiError 404 when the chat was deleted meanwhile, or every reply since was
 */
export const waitForReply = async (world: World, chatId: string, clientId: string, signal: AbortSignal): Promise<MessageRow | undefined> => {
  let reply = findReplyTo(world, chatId, clientId)
  if (reply === undefined && isSent(world, chatId, clientId)) throw new ApiError('not_found')
  while (reply !== undefined && reply.sentAt > world.clock.now() && !signal.aborted) {
    await world.clock.until(reply.sentAt, signal)
    // The world may have been reset.
    reply = world.isOpen ? findReply(world, reply.id) : undefined
    if (reply === undefined) throw new ApiError('not_found')
  }
  return reply
}
