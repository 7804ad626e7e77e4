import { MAX_REPLY_VERSIONS } from '@moonlit/contract/rules'
import { moderate } from '@moonlit/talk/moderation/moderate'
import { withFactsOf } from '@moonlit/talk/replies/memory'
import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import { memoryOf } from './reply-input.ts'
import { saveMemory } from './reply-repo.ts'
import { type ChatStateRow, type MessageRow, addMessage, findChatState, findMessage, lastMessages } from './repo.ts'
import { type Refusal, isPending } from './rules.ts'
import { type Text, verdictOn } from './send.ts'
import { countDay } from './statistics.ts'
import { addVersion, lastOwn, memoriesOf, messagesUpTo, removeAfter, rewriteMessage, swapVersion, textsOf } from './versions-repo.ts'
import { voicesAfter } from './voice-repo.ts'
import { type Exchange, type PendingReply, admit, writeReply } from './write-reply.ts'

/** Until the first reply of a merged chat nobody knows what was remembered before: the memory goes on as it is. */
const memoryBefore = ({ memoryBeforeJson, memoryJson }: ChatStateRow) => memoryOf(memoryBeforeJson ?? memoryJson)

/**
 * Puts another text in the place of the person's last message. What was said after it goes, and the character replies anew, from what it
 * remembered before the message.
 * @returns the reply, and the voices that nobody can hear any more
 * @throws ApiError 403 for inappropriate content; 404 for no message of the person; 409 when they have written another one since
 */
export const editMessage = (
  world: World,
  exchange: Exchange,
  { messageId, text, tokenSize, clientId }: Omit<Text, 'quotedId'> & { messageId: string },
): Refusal | (PendingReply & { silenced: string[] }) => {
  const { chat, bot } = exchange
  const verdict = verdictOn(world, exchange, text)
  return world.atomically(() => {
    const message = findMessage(world, chat.id, messageId)
    if (message === undefined || message.isBot === 1) throw new ApiError('not_found')
    if (lastOwn(world, chat.id)?.id !== message.id) throw new ApiError('not_last_message')
    const admitted = admit(world, exchange, { text, verdict, remembered: memoryBefore })
    if (typeof admitted === 'string') return admitted
    const sentAt = world.clock.now()
    const silenced = voicesAfter(world, { chatId: chat.id, seq: message.seq })
    removeAfter(world, chat.id, message)
    rewriteMessage(world, message.id, { text, tokenSize, clientId, sentAt })
    countDay(world, bot.id, { messages: 2, tokens: tokenSize })
    const pending = writeReply(world, exchange, {
      asked: { ...message, text },
      person: admitted.person,
      before: admitted.before,
      verdict,
      store: (reply) => addMessage(world, chat.id, { isBot: true, ...reply, after: message }),
    })
    return { ...pending, silenced }
  })
}

/** The last message of a chat, a reply, and the person's message that it answers. */
const lastReply = (world: World, chatId: string, messageId: string): { reply: MessageRow; asked: MessageRow } => {
  const reply = findMessage(world, chatId, messageId)
  if (reply === undefined || reply.isBot === 0) throw new ApiError('not_found')
  const [asked] = messagesUpTo(world, chatId, reply, 2)
  if (lastMessages(world, chatId, 1)[0]?.id !== reply.id || asked?.isBot !== 0) throw new ApiError('not_last_message')
  return { reply, asked }
}

/**
 * Makes another version of the chat's last reply, from what the character remembered before the message.
 * @throws ApiError 404 for no message of the character; 409 for one that is not the last reply, or has all its versions
 */
export const replyAgain = (world: World, exchange: Exchange, messageId: string): Refusal | PendingReply =>
  world.atomically(() => {
    const { chat, bot } = exchange
    const text = lastOwn(world, chat.id)?.text ?? ''
    const { verdict } = moderate(text, world.clock.now())
    // A reply that is being written is not there yet: whether one is, comes first.
    const admitted = admit(world, exchange, { text, verdict, remembered: memoryBefore })
    if (typeof admitted === 'string') return admitted
    const { reply, asked } = lastReply(world, chat.id, messageId)
    if (reply.versions >= MAX_REPLY_VERSIONS) throw new ApiError('reply_versions_limit')
    const { memoryJson } = admitted.state
    countDay(world, bot.id, { messages: 1 })
    return writeReply(world, exchange, {
      asked,
      person: admitted.person,
      before: admitted.before,
      again: { texts: textsOf(world, reply), memories: [memoryJson, ...memoriesOf(world, reply)].map(memoryOf), now: memoryOf(memoryJson) },
      verdict,
      store: (written) => addVersion(world, { id: reply.id, memoryJson }, written),
    })
  })

/**
 * Shows another version of the chat's last reply, and remembers what belongs to it.
 * @throws ApiError 404 for a version that is not there; 409 for a message that is not the last reply
 */
export const showVersion = (world: World, chatId: string, { messageId, version }: { messageId: string; version: number }) =>
  world.atomically((): Refusal | MessageRow => {
    const state = findChatState(world, chatId)
    if (state === undefined) throw new ApiError('not_found')
    if (isPending(state, world.clock.now())) return 'wait_for_previous_response'
    const { reply } = lastReply(world, chatId, messageId)
    if (reply.version === version) return reply
    const swapped = swapVersion(world, { id: reply.id, memoryJson: state.memoryJson }, version)
    if (swapped === undefined) throw new ApiError('not_found')
    // What the person has corrected or forgotten since stays so.
    saveMemory(world, chatId, JSON.stringify(withFactsOf(memoryOf(swapped.memoryJson), memoryOf(state.memoryJson))))
    return swapped.message
  })
