import { ApiError } from '../../http/api-error.ts'
import type { Member } from '../../http/caller.ts'
import { moderate } from '../../moderation/moderate.ts'
import { type Memory, learnedOnly } from '../../replies/memory.ts'
import type { ReplyInput } from '../../replies/reply-input.ts'
import { composeReply } from '../../replies/reply.ts'
import type { World } from '../../worlds/world.ts'
import type { BotRow } from '../bots/repo.ts'
import { type ChatRow, type MessageRow, addMessage, countSent, expectReply, findSender, findTalk, lastMessages } from './repo.ts'
import { ELSEWHERE_TIME, type Refusal, decideSend, writingTime } from './rules.ts'
import { countDay } from './statistics.ts'
import { characterOf, localeOf, memoryOf, personOf } from './voice.ts'

/** Messages that a reply which is written elsewhere looks back on. */
const LOOKS_BACK = 12

/** What someone elsewhere needs in order to write a reply. */
export interface Question {
  readonly input: ReplyInput
  readonly askedAt: number
  readonly chatId: string
  /** What the character remembers when its own reply is the one that is sent. */
  readonly ownMemory: Memory
}

/** A message that was taken, with the character's own reply to it. */
export interface Taken {
  readonly reply: MessageRow
  /** Set when another reply may take the place of the character's own before that is seen. */
  readonly question: Question | null
}

/**
 * Takes a person's message and has the character write its reply, as one change of the data. The reply is stored with
 * the time it will be finished, so that it survives a closed tab, and a moved clock moves it. One that is to be written
 * elsewhere is stored as the character's own, due when nothing has come by then. What speaks of self-harm is never answered
 * elsewhere.
 * @throws ApiError 403 for content that is refused; nothing is stored then
 */
export const takeMessage = (
  world: World,
  {
    sender,
    chat,
    bot,
    text,
    tokenSize,
    isSubscriber,
    isWrittenElsewhere,
  }: { sender: Member; chat: ChatRow; bot: BotRow; text: string; tokenSize: number; isSubscriber: boolean; isWrittenElsewhere: boolean },
): Refusal | Taken => {
  const { verdict } = moderate(text, world.clock.now())
  if (verdict === 'inappropriate') throw new ApiError('inappropriate_content')
  const isAsked = isWrittenElsewhere && verdict === 'ok'
  return world.atomically(() => {
    const now = world.clock.now()
    const talk = findTalk(world, chat.id)
    const person = findSender(world, sender)
    if (talk === undefined || person === undefined) throw new ApiError('not_found')
    const refusal = decideSend({ pendingUntil: talk.pendingUntil, messagesSent: person.messagesSent, isSubscriber }, world.settings, now)
    if (refusal !== null) return refusal

    const asked = addMessage(world, chat.id, { isBot: false, text, tokenSize, sentAt: now })
    countSent(world, sender)
    const input: ReplyInput = {
      locale: localeOf(chat.lang),
      character: characterOf(bot),
      person: personOf(person),
      memory: memoryOf(talk.memoryJson),
      // The character itself goes by what it remembers.
      history: (isAsked ? lastMessages(world, chat.id, LOOKS_BACK) : [asked]).map(({ isBot, text: said }) => ({ isBot: isBot === 1, text: said })),
      seed: chat.id,
    }
    const own = composeReply(input)
    const memory = isAsked ? learnedOnly(input.memory, own.memory) : own.memory
    const sentAt = now + (isAsked ? ELSEWHERE_TIME : writingTime(own.text, world.settings.replyDelay))
    const reply = addMessage(world, chat.id, { isBot: true, text: own.text, shot: own.shot, sentAt, after: asked })
    expectReply(world, chat.id, { until: sentAt, memoryJson: JSON.stringify(memory) })
    countDay(world, bot.id, { messages: 2, tokens: tokenSize })
    return { reply, question: isAsked ? { input: { ...input, memory }, askedAt: now, chatId: chat.id, ownMemory: own.memory } : null }
  })
}
