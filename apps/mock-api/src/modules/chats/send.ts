import { ApiError } from '../../http/api-error.ts'
import { type Verdict, moderate } from '@moonlit/talk/moderation/moderate'
import type { World } from '../../worlds/world.ts'
import { namesOfOthers } from '@moonlit/talk/replies/facts'
import { addMessage, findChatState } from './repo.ts'
import { memoryOf } from './reply-input.ts'
import { currentMemory } from './current-memory.ts'
import type { Refusal } from './rules.ts'
import { countDay } from './statistics.ts'
import { type Exchange, type PendingReply, admit, writeReply } from './write-reply.ts'

/** What a person writes. */
export interface Text {
  readonly text: string
  readonly tokenSize: number
  readonly clientId: string | null
  /** The message that it answers. */
  readonly quotedId: string | null
}

/** Of whom the person has told in a chat, but the character itself. */
const othersOf = (world: World, chatId: string, character: string): string[] =>
  namesOfOthers(memoryOf(findChatState(world, chatId)?.memoryJson ?? '{}')).filter((name) => name.toLowerCase() !== character.toLowerCase())

/**
 * What moderation says of a text that may be sent in a chat, where the children and pets of whom the person has told are somebody else.
 * @throws ApiError 403 for inappropriate content
 */
export const verdictOn = (world: World, { chat, bot }: Pick<Exchange, 'chat' | 'bot'>, text: string): Exclude<Verdict, 'inappropriate'> => {
  const now = world.clock.now()
  const first = moderate(text, now)
  const { verdict } = first.category === 'minor' ? moderate(text, now, 'chat', othersOf(world, chat.id, bot.firstName)) : first
  if (verdict === 'inappropriate') throw new ApiError('inappropriate_content')
  return verdict
}

/**
 * Accepts a person's message and stores the character's reply in one transaction.
 * @throws ApiError 403 for inappropriate content; nothing is stored then
 */
export const acceptMessage = (world: World, exchange: Exchange, { text, tokenSize, clientId, quotedId }: Text): Refusal | PendingReply => {
  const verdict = verdictOn(world, exchange, text)
  return world.atomically(() => {
    const admitted = admit(world, exchange, { text, verdict, remembered: (state) => currentMemory(world, exchange.chat, state) })
    if (typeof admitted === 'string') return admitted
    const { chat, bot } = exchange
    const asked = addMessage(world, chat.id, { isBot: false, text, tokenSize, clientId, quotedId, sentAt: world.clock.now() })
    countDay(world, bot.id, { messages: 2, tokens: tokenSize })
    return writeReply(world, exchange, {
      asked,
      person: admitted.person,
      before: admitted.before,
      verdict,
      store: (reply) => addMessage(world, chat.id, { isBot: true, ...reply, after: asked }),
    })
  })
}
