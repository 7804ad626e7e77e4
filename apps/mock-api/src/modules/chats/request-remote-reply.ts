import { ApiError } from '../../http/api-error.ts'
import type { RemoteReplies } from './remote-replies.ts'
import type { World } from '../../worlds/world.ts'
import { findReply, finishReply, saveMemory } from './reply-repo.ts'
import { disclosureOf } from '@moonlit/talk/dialogue/compose'
import { withSentences } from '@moonlit/talk/replies/memory'
import { sumUp } from './remote-history.ts'
import { memoryOf } from './reply-input.ts'
import { type MessageRow, findChatState } from './repo.ts'
import { writingTime } from './rules.ts'
import type { PendingReply } from './write-reply.ts'

/**
 * Requests a remote reply and replaces the engine's with it; without an answer the engine's stays. The
 * database is not locked meanwhile. If the clock has already shown the engine's reply, that one stays.
 * @throws ApiError 404 when the chat was deleted meanwhile
 */
export const requestRemoteReply = async (world: World, replies: RemoteReplies, { reply, remoteRequest }: PendingReply): Promise<MessageRow> => {
  if (remoteRequest === null) return reply
  const { input, history, chatId } = remoteRequest
  const truth = () => disclosureOf(input)
  const text = await replies.write(input, { history, sendsPhoto: reply.shot !== null, now: world.clock.now(), truth })
  // The world may have been reset.
  if (!world.isOpen) throw new ApiError('not_found')
  const written = world.atomically(() => {
    const said = text ?? reply.text
    const sentAt = Math.max(world.clock.now(), remoteRequest.askedAt + writingTime(said, world.settings.replyDelay))
    const finished = finishReply(world, reply.id, { text: said, sentAt })
    const state = findChatState(world, chatId)
    if (finished !== undefined && text === null && state !== undefined)
      saveMemory(world, chatId, JSON.stringify(withSentences(memoryOf(state.memoryJson), remoteRequest.ownMemory)))
    const present = finished ?? findReply(world, reply.id)
    if (present === undefined) throw new ApiError('not_found')
    return present
  })
  if (text !== null) void sumUp(world, replies, chatId)
  return written
}
