import { unlearn } from '@moonlit/talk/dialogue/unlearn'
import { mentions } from '@moonlit/talk/model/mentions'
import type { Memory } from '@moonlit/talk/replies/memory'
import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import { ownTexts, removeMessage } from './deletion-repo.ts'
import { localeOf } from './reply-input.ts'
import { changeMemories } from './reply-repo.ts'
import { type ChatRow, type MessageRow, findMessage, lastNumber } from './repo.ts'
import { messagesUpTo } from './versions-repo.ts'
import { voicesOfMessage } from './voice-repo.ts'

/** What a language model wrote down of a chat's beginning, without what a deleted message may have brought into it. */
const summaryWithout = ({ summary }: Memory, { seq }: MessageRow, last: number): Memory['summary'] =>
  summary && { text: seq <= summary.upTo ? '' : summary.text, upTo: Math.min(summary.upTo, last) }

/** The words of a crisis that a message answers: without the answer to mark them they would be sent to a language model. */
const crisisBefore = (world: World, chatId: string, message: MessageRow): string[] =>
  message.isHelp === 0 ? [] : messagesUpTo(world, chatId, message, 2).flatMap(({ id, seq }) => (seq === message.seq - 1 ? [id] : []))

/**
 * Deletes a message of a chat, and what the character learned from it.
 * @returns the voices that nobody can hear any more
 * @throws ApiError 404 for a message that is not there
 */
export const deleteMessage = (world: World, { id: chatId, lang }: ChatRow, messageId: string): string[] =>
  world.atomically(() => {
    const message = findMessage(world, chatId, messageId)
    if (message === undefined) throw new ApiError('not_found')
    const silenced = voicesOfMessage(world, message.id)
    const unsent = crisisBefore(world, chatId, message)
    removeMessage(world, chatId, message.id)
    const last = lastNumber(world, chatId)
    const locale = localeOf(message.lang ?? lang)
    const isToldElsewhere = (value: string) => ownTexts(world, chatId).some((text) => mentions(text, value, locale))
    changeMemories(world, chatId, (memory) => ({
      ...(message.isBot === 1 ? memory : unlearn(memory, message.text, { locale, isToldElsewhere })),
      summary: summaryWithout(memory, message, last),
      unsent: [...memory.unsent, ...unsent],
    }))
    return silenced
  })
