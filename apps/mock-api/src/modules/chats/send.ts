import { ApiError } from '../../http/api-error.ts'
import type { Member } from '../../http/caller.ts'
import { moderate } from '@moonlit/talk/moderation/moderate'
import { type Memory, learnedOnly } from '@moonlit/talk/replies/memory'
import type { ReplyInput } from '@moonlit/talk/replies/reply-input'
import { composeReply } from '@moonlit/talk/dialogue/compose'
import type { World } from '../../worlds/world.ts'
import type { BotRow } from '../bots/repo.ts'
import { expectReply } from './reply-repo.ts'
import { type ChatRow, type MessageRow, addMessage, countSent, findSender, findChatState, lastMessages } from './repo.ts'
import { REMOTE_REPLY_DEADLINE, type Refusal, decideSend, writingTime } from './rules.ts'
import { countDay } from './statistics.ts'
import { characterOf, localeOf, memoryOf, personOf } from './reply-input.ts'

/** How many messages of history a remote reply gets. */
const LOOKS_BACK = 12

/** How many the embedded engine gets, which remembers the rest: what the character said last, and the answer to it. */
const ANSWERED = 2

/** Input for a remote reply. */
export interface RemoteRequest {
  readonly input: ReplyInput
  readonly askedAt: number
  readonly chatId: string
  /** The memory to store when the engine's reply is used. */
  readonly ownMemory: Memory
}

/** An accepted message, with the engine's reply. */
export interface AcceptedMessage {
  readonly reply: MessageRow
  /** Set when a remote reply may replace the engine's. */
  readonly remoteRequest: RemoteRequest | null
}

/**
 * Accepts a person's message and stores the character's reply in one transaction. The reply is stored with
 * its due time, so that it survives a closed tab and follows the clock. For a
 * remote reply the engine's is stored too, due after the remote timeout. A message about self-harm is never sent
 * to a remote endpoint.
 * @throws ApiError 403 for inappropriate content; nothing is stored then
 */
export const acceptMessage = (
  world: World,
  {
    sender,
    chat,
    bot,
    text,
    tokenSize,
    clientId,
    isSubscriber,
    isRemote,
  }: {
    sender: Member
    chat: ChatRow
    bot: BotRow
    text: string
    tokenSize: number
    clientId: string | null
    isSubscriber: boolean
    isRemote: boolean
  },
): Refusal | AcceptedMessage => {
  const { verdict } = moderate(text, world.clock.now())
  if (verdict === 'inappropriate') throw new ApiError('inappropriate_content')
  return world.atomically(() => {
    const now = world.clock.now()
    const runChat = findChatState(world, chat.id)
    const person = findSender(world, sender)
    if (runChat === undefined || person === undefined) throw new ApiError('not_found')
    const refusal = decideSend({ pendingUntil: runChat.pendingUntil, messagesSent: person.messagesSent, isSubscriber }, world.settings, now)
    if (refusal !== null) return refusal

    const asked = addMessage(world, chat.id, { isBot: false, text, tokenSize, clientId, sentAt: now })
    countSent(world, sender)
    const input: ReplyInput = {
      locale: localeOf(chat.lang),
      character: characterOf(bot),
      person: personOf(person),
      memory: memoryOf(runChat.memoryJson),
      history: lastMessages(world, chat.id, isRemote ? LOOKS_BACK : ANSWERED).map(({ isBot, text: said }) => ({ isBot: isBot === 1, text: said })),
      seed: chat.id,
    }
    const own = composeReply(input)
    // Whoever is given help lines, by the grammar of a crisis or by what the engine understood, is not sent on.
    const isHelped = own.memory.helped === own.memory.turns
    const goesRemote = isRemote && verdict === 'ok' && !isHelped
    const memory = goesRemote ? learnedOnly(input.memory, own.memory) : own.memory
    const sentAt = now + (goesRemote ? REMOTE_REPLY_DEADLINE : writingTime(own.text, world.settings.replyDelay))
    const reply = addMessage(world, chat.id, { isBot: true, text: own.text, shot: own.shot, isHelp: isHelped, sentAt, after: asked })
    expectReply(world, chat.id, { until: sentAt, memoryJson: JSON.stringify(memory) })
    countDay(world, bot.id, { messages: 2, tokens: tokenSize })
    return { reply, remoteRequest: goesRemote ? { input: { ...input, memory }, askedAt: now, chatId: chat.id, ownMemory: own.memory } : null }
  })
}
