import { ApiError } from '../../http/api-error.ts'
import type { Member } from '../../http/caller.ts'
import { composeReminder } from '@moonlit/talk/replies/reminder'
import type { World } from '../../worlds/world.ts'
import type { BotRow } from '../bots/repo.ts'
import { type MessageRow, addMessage, countReminder, findChat, findSender, findChatState, lastSentAt } from './repo.ts'
import { nextReminder, untilReminder } from './rules.ts'
import { characterOf, localeOf, memoryOf, personOf } from './reply-input.ts'

/** Retry-After in a muted chat, which may be heard again. */
const HOUR_SECONDS = 60 * 60
/** Retry-After when there are no more reminders. */
const DAY_SECONDS = 24 * 60 * 60

/**
 * Sends a reminder to a silent person.
 * @throws ApiError 429 when the chat is muted, there were enough reminders, a reply is pending, or the silence is too short
 */
export const remind = (world: World, { owner, chatId, bot }: { owner: Member; chatId: string; bot: BotRow }): MessageRow =>
  world.atomically(() => {
    const chat = findChat(world, owner, chatId)
    const runChat = findChatState(world, chatId)
    const person = findSender(world, owner)
    if (chat === undefined || runChat === undefined || person === undefined) throw new ApiError('not_found')
    if (runChat.isMuted === 1) throw new ApiError('too_many_messages', { retryAfter: HOUR_SECONDS })
    const sent = nextReminder(runChat.reminders)
    if (sent === null) throw new ApiError('too_many_messages', { retryAfter: DAY_SECONDS })
    // Nobody is silent who has just deleted what was said last.
    const silentSince = Math.max(lastSentAt(world, chat.id), runChat.messageDeletedAt ?? 0)
    const wait = untilReminder(silentSince, world.settings, world.clock.now())
    if (wait > 0) throw new ApiError('too_many_messages', { retryAfter: wait / 1000 })
    const { text, memory } = composeReminder({
      locale: localeOf(chat.lang),
      character: characterOf(bot),
      person: personOf(person),
      memory: memoryOf(runChat.memoryJson),
      seed: chat.id,
      sent,
    })
    countReminder(world, chat.id, JSON.stringify(memory))
    return addMessage(world, chat.id, { isBot: true, text, sentAt: world.clock.now() })
  })
