import { ApiError } from '../../http/api-error.ts'
import type { Member } from '../../http/caller.ts'
import { wishedShot } from '@moonlit/media/photos/chat-shot'
import { composeReply } from '@moonlit/talk/dialogue/compose'
import { isCrisis } from '@moonlit/talk/dialogue/crisis'
import type { Verdict } from '@moonlit/talk/moderation/moderate'
import { type Memory, isDelicate, learnedOnly, withFactsOf } from '@moonlit/talk/replies/memory'
import type { Reply, ReplyInput } from '@moonlit/talk/replies/reply-input'
import type { World } from '../../worlds/world.ts'
import type { Said } from '@moonlit/talk/model/conversation'
import type { BotRow } from '../bots/repo.ts'
import { spendChatPhoto } from '../users/repo.ts'
import { withQuoted } from './quoted.ts'
import { characterOf, localeOf, personOf } from './reply-input.ts'
import { historyFor } from './remote-history.ts'
import { expectReply } from './reply-repo.ts'
import { type ChatRow, type ChatStateRow, type MessageRow, countSent, findChatState, findSender } from './repo.ts'
import { REMOTE_REPLY_DEADLINE, type Refusal, decideSend, writingTime } from './rules.ts'
import { messagesUpTo } from './versions-repo.ts'

/** How many messages of history the embedded engine gets, which remembers the rest: what the character said last, and the answer to it. */
const ANSWERED = 2

/** How often the engine tries to find other words than those of earlier versions; to some messages it has only one answer. */
const TRIES = 4

/** Who writes to whom. */
export interface Exchange {
  readonly sender: Member
  readonly chat: ChatRow
  readonly bot: BotRow
  readonly isSubscriber: boolean
  readonly isRemote: boolean
  /** Whether the sender may write at all: a guest, or a member whose e-mail is confirmed. */
  readonly isConfirmed: boolean
}

/** Input for a remote reply. */
export interface RemoteRequest {
  readonly input: ReplyInput
  /** What the model is sent of the chat. */
  readonly history: readonly Said[]
  readonly askedAt: number
  readonly chatId: string
  /** The memory to store when the engine's reply is used. */
  readonly ownMemory: Memory
}

/** A reply that is on its way: the engine's. */
export interface PendingReply {
  readonly reply: MessageRow
  /** Set when a remote reply may replace the engine's. */
  readonly remoteRequest: RemoteRequest | null
}

type Sender = NonNullable<ReturnType<typeof findSender>>

/** What is to be answered, what moderation says of it, and what the character remembers before it. */
interface Judged {
  readonly text: string
  readonly verdict: Verdict
  readonly remembered: (state: ChatStateRow) => Memory
}

/** What a reply is written with. */
interface Admitted {
  readonly state: ChatStateRow
  readonly person: Sender
  readonly before: Memory
}

/**
 * Whether a reply to a text may be asked for. Who is in a crisis is answered, whatever they have paid or confirmed. Call it inside the
 * transaction.
 * @throws ApiError 403 while the person's e-mail is not confirmed
 */
export const admit = (
  world: World,
  { sender, chat, isSubscriber, isConfirmed }: Exchange,
  { text, verdict, remembered }: Judged,
): Refusal | Admitted => {
  const state = findChatState(world, chat.id)
  const person = findSender(world, sender)
  if (state === undefined || person === undefined) throw new ApiError('not_found')
  const { pendingUntil } = state
  const refusal = decideSend({ pendingUntil, messagesSent: person.messagesSent, isSubscriber }, world.settings, world.clock.now())
  if (refusal === 'wait_for_previous_response') return refusal
  const before = remembered(state)
  const isFree = () => isDelicate(before) || isCrisis({ message: text, asWritten: text, verdict, memory: before, locale: localeOf(chat.lang) })
  if ((isConfirmed && refusal === null) || isFree()) return { state, person, before }
  if (!isConfirmed) throw new ApiError('email_not_verified')
  return refusal ?? { state, person, before }
}

const compose = (input: ReplyInput, verdict: Verdict, told: readonly string[], attempt = 0): Reply => {
  const reply = composeReply(told.length === 0 ? input : { ...input, seed: `${input.seed}:${told.length + attempt}` }, verdict)
  return told.includes(reply.text) && attempt < TRIES ? compose(input, verdict, told, attempt + 1) : reply
}

/**
 * Writes the reply to a message and stores it with its due time, so that it survives a closed tab and follows the clock. For a
 * remote reply the engine's is stored too, due after the remote timeout. A message about self-harm is never sent
 * to a remote endpoint. Counts the message against the person's, and its photo against the plan's. Call it inside the transaction.
 */
export const writeReply = (
  world: World,
  { sender, chat, bot, isRemote, isSubscriber }: Exchange,
  {
    asked,
    person,
    before,
    again = null,
    verdict,
    store,
  }: {
    asked: MessageRow
    person: Sender
    /** What the character remembers before the message. */
    before: Memory
    /** For another version of a reply: the texts of the others, what the character remembers after each, and after the one that is shown. */
    again?: { readonly texts: readonly string[]; readonly memories: readonly Memory[]; readonly now: Memory } | null
    verdict: Verdict
    store: (reply: Pick<MessageRow, 'text' | 'shot' | 'sentAt'> & { readonly isHelp: boolean; readonly isPastLimit: boolean }) => MessageRow
  },
): PendingReply => {
  const now = world.clock.now()
  const recent = messagesUpTo(world, chat.id, asked, ANSWERED).slice(0, -1)
  const input: ReplyInput = {
    locale: localeOf(chat.lang),
    character: characterOf(bot),
    person: personOf(person),
    // What other versions said counts as said, so that this one says something else.
    memory: { ...before, said: Object.fromEntries([before, ...(again?.memories ?? [])].flatMap(({ said }) => Object.entries(said))) },
    history: [...withQuoted(world, chat.id, { before: recent, asked }), asked].map(({ isBot, text }) => ({ isBot: isBot === 1, text })),
    seed: chat.id,
  }
  const composed = compose(input, verdict, again?.texts ?? [])
  // The message was read before: what the person has corrected or forgotten since is not learnt from it again.
  const own = again === null ? composed : { ...composed, memory: withFactsOf(composed.memory, again.now) }
  // Whoever is given help lines, by the grammar of a crisis or by what the engine understood, is not sent on.
  const isHelped = own.memory.helped === own.memory.turns
  // A crisis costs nobody a message, nor do the minutes after it.
  if (!isHelped && !isDelicate(before)) countSent(world, sender)
  // Whoever asks whether a human writes is told by the engine, which never says anything else.
  const goesRemote = isRemote && verdict === 'ok' && !isHelped && !own.isDisclosure
  const memory = goesRemote ? learnedOnly(input.memory, own.memory) : own.memory
  const sentAt = now + (goesRemote ? REMOTE_REPLY_DEADLINE : writingTime(own.text, world.settings.replyDelay))
  const shot = own.shot === null ? null : wishedShot(own.shot, asked.text)
  // A subscriber's photo is one of the month's; past them it comes blurred.
  const isPastLimit = shot !== null && isSubscriber && !spendChatPhoto(world, sender.id)
  const reply = store({ text: own.text, shot, sentAt, isHelp: isHelped, isPastLimit })
  expectReply(world, chat.id, { until: sentAt, memoryJson: JSON.stringify(memory), memoryBeforeJson: JSON.stringify(before) })
  if (!goesRemote) return { reply, remoteRequest: null }
  const history = historyFor(world, chat.id, asked, memory)
  return { reply, remoteRequest: { input: { ...input, memory }, history, askedAt: now, chatId: chat.id, ownMemory: own.memory } }
}
