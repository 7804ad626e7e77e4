import { ApiError } from '../../http/api-error.ts'
import { type Verdict, moderate } from '@moonlit/talk/moderation/moderate'
import type { World } from '../../worlds/world.ts'
import { addMessage } from './repo.ts'
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

/**
 * What moderation says of a text that may be sent.
 * @throws ApiError 403 for inappropriate content
 */
export const verdictOn = (world: World, text: string): Exclude<Verdict, 'inappropriate'> => {
  const { verdict } = moderate(text, world.clock.now())
  if (verdict === 'inappropriate') throw new ApiError('inappropriate_content')
  return verdict
}

/**
 * Accepts a person's message and stores the character's reply in one transaction.
 * @throws ApiError 403 for inappropriate content; nothing is stored then
 */
export const acceptMessage = (world: World, exchange: Exchange, { text, tokenSize, clientId, quotedId }: Text): Refusal | PendingReply => {
  const verdict = verdictOn(world, text)
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
