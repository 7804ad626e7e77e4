import type { Locale } from '@moonlit/contract/vocabulary'
import { tells } from '@moonlit/talk/dialogue/unlearn'
import type { Said } from '@moonlit/talk/model/conversation'
import { mentions } from '@moonlit/talk/model/mentions'
import type { Fact } from '@moonlit/talk/replies/facts'
import type { Memory } from '@moonlit/talk/replies/memory'
import type { World } from '../../worlds/world.ts'
import type { RemoteReplies } from './remote-replies.ts'
import { withQuoted } from './quoted.ts'
import { changeMemories } from './reply-repo.ts'
import { memoryOf } from './reply-input.ts'
import { type MessageRow, findChatState, findMessage, lastMessages } from './repo.ts'
import { messagesUpTo } from './versions-repo.ts'

/** How many messages a language model is always sent. */
const WINDOW = 12
/** So many more are sent until they are summed up. */
const BEYOND = 8
/** However long nothing was summed up, no more than these are sent. */
const MOST = 2 * WINDOW

/** What may be sent: no words of a crisis nor the answer to them, and nothing of what was forgotten. */
const sendable = (messages: readonly MessageRow[], { unsent }: Memory): MessageRow[] => {
  const helped = new Set(messages.flatMap(({ seq, isHelp }) => (isHelp === 1 ? [seq - 1, seq] : [])))
  return messages.filter(({ id, seq }) => !helped.has(seq) && !unsent.includes(id))
}

const saidOf = (messages: readonly MessageRow[]): Said[] => messages.map(({ isBot, text }) => ({ isBot: isBot === 1, text }))

/** What a language model is sent of a chat: the last messages up to the one to answer, what that quotes, and those before that are not summed up yet. */
export const historyFor = (world: World, chatId: string, asked: MessageRow, memory: Memory): Said[] => {
  const from = Math.min(asked.seq - WINDOW, memory.summary?.upTo ?? 0)
  const before = messagesUpTo(world, chatId, asked, MOST).filter(({ seq }) => seq > from && seq < asked.seq)
  return saidOf([...sendable(withQuoted(world, chatId, { before, asked }), memory), asked])
}

/** Messages of the last ones that tell a fact: those that name it, and the one in which it was told. */
export const messagesWith = (world: World, chatId: string, fact: Fact, { turns, locale }: { turns: number; locale: Locale }): string[] => {
  const messages = lastMessages(world, chatId, MOST)
  const told = messages.filter(({ isBot }) => isBot === 0).at(fact.at - turns - 1)
  return messages
    .filter((message) => message === told || mentions(message.text, fact.value, locale) || (message.isBot === 0 && tells(message.text, fact, locale)))
    .map(({ id }) => id)
}

const areThere = (world: World, chatId: string, messages: readonly MessageRow[]): boolean =>
  messages.every(({ id }) => findMessage(world, chatId, id) !== undefined)

/**
 * Has the endpoint sum up what stands before the last messages, once there is enough of it. Nobody waits for it; where it fails, it is tried again
 * after the next reply.
 */
export const sumUp = async (world: World, replies: RemoteReplies, chatId: string): Promise<void> => {
  const state = findChatState(world, chatId)
  if (state === undefined) return
  const memory = memoryOf(state.memoryJson)
  const done = memory.summary?.upTo ?? 0
  const messages = lastMessages(world, chatId, MOST)
  const upTo = (messages.at(-1)?.seq ?? 0) - WINDOW
  if (upTo - done < BEYOND) return
  const older = sendable(
    messages.filter(({ seq }) => seq > done && seq <= upTo),
    memory,
  )
  const text = await replies.summarise(memory.summary?.text ?? '', saidOf(older), world.clock.now())
  if (text === null || !world.isOpen) return
  world.atomically(() =>
    changeMemories(world, chatId, (now) =>
      // What was forgotten or deleted meanwhile may be in it.
      now.unsent.length === memory.unsent.length && (now.summary?.upTo ?? 0) === done && areThere(world, chatId, older)
        ? { ...now, summary: { text, upTo } }
        : null,
    ),
  )
}
