import { ApiError } from '../../http/api-error.ts'
import type { Member } from '../../http/caller.ts'
import { moderate } from '../../moderation/moderate.ts'
import { composeReply } from '../../replies/reply.ts'
import type { World } from '../../worlds/world.ts'
import type { BotRow } from '../bots/repo.ts'
import { type ChatRow, type MessageRow, addMessage, countDay, countSent, expectReply, findChat, findSender, lastMessages } from './repo.ts'
import { type Refusal, decideSend, writingTime } from './rules.ts'
import { characterOf, localeOf, memoryOf, personOf } from './voice.ts'

/** Messages a character looks back on when it answers. */
const LOOKS_BACK = 12

/**
 * Takes a person's message and has the character write its reply, as one change of the data. The reply is stored with
 * the time it will be finished, so that it survives a closed tab, and a moved clock moves it.
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
  }: { sender: Member; chat: ChatRow; bot: BotRow; text: string; tokenSize: number; isSubscriber: boolean },
): Refusal | MessageRow => {
  if (moderate(text).verdict === 'inappropriate') throw new ApiError('inappropriate_content')
  return world.atomically(() => {
    const now = world.clock.now()
    const present = findChat(world, sender, chat.id)
    const person = findSender(world, sender)
    if (present === undefined || person === undefined) throw new ApiError('not_found')
    const refusal = decideSend({ pendingUntil: present.pendingUntil, messagesSent: person.messagesSent, isSubscriber }, world.settings, now)
    if (refusal !== null) return refusal

    addMessage(world, chat.id, { isBot: false, text, tokenSize, sentAt: now })
    countSent(world, sender)
    const reply = composeReply({
      locale: localeOf(chat.lang),
      character: characterOf(bot),
      person: personOf(person),
      memory: memoryOf(present.memoryJson),
      history: lastMessages(world, chat.id, LOOKS_BACK).map(({ isBot, text: said }) => ({ isBot: isBot === 1, text: said })),
      seed: chat.id,
    })
    const sentAt = now + writingTime(reply.text, world.settings.replyDelay)
    const message = addMessage(world, chat.id, { isBot: true, text: reply.text, shot: reply.shot, sentAt })
    expectReply(world, chat.id, { until: sentAt, memoryJson: JSON.stringify(reply.memory) })
    countDay(world, bot.id, 'messages', 2)
    countDay(world, bot.id, 'tokens', tokenSize)
    return message
  })
}
