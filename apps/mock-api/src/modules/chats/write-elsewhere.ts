import { ApiError } from '../../http/api-error.ts'
import type { RemoteReplies } from '../../replies/remote.ts'
import type { World } from '../../worlds/world.ts'
import { type MessageRow, findReply, finishReply, keepMemory } from './repo.ts'
import { writingTime } from './rules.ts'
import type { Taken } from './send.ts'

/**
 * Asks for a reply elsewhere, and stores it in the place of the character's own; without an answer the own one stays. The
 * data is not held meanwhile. A clock that was moved may have shown the own reply by then: that one counts.
 * @throws ApiError 404 when the chat was deleted meanwhile
 */
export const writeElsewhere = async (world: World, replies: RemoteReplies, { reply, question }: Taken): Promise<MessageRow> => {
  if (question === null) return reply
  const text = await replies.write(question.input, { sendsPhoto: reply.shot !== null, now: world.clock.now() })
  // The whole world may have been reset.
  if (!world.isOpen) throw new ApiError('not_found')
  return world.atomically(() => {
    const said = text ?? reply.text
    const sentAt = Math.max(world.clock.now(), question.askedAt + writingTime(said, world.settings.replyDelay))
    const finished = finishReply(world, reply.id, { text: said, sentAt })
    if (finished !== undefined && text === null) keepMemory(world, question.chatId, JSON.stringify(question.ownMemory))
    const present = finished ?? findReply(world, reply.id)
    if (present === undefined) throw new ApiError('not_found')
    return present
  })
}
