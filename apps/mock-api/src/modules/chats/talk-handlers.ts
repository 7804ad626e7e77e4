import type { EditBody, SendBody } from '@moonlit/contract/forms/chats'
import type { Message } from '@moonlit/contract/message'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError, errorBody } from '../../http/api-error.ts'
import { callerKey, memberOf } from '../../http/caller.ts'
import { clientAbort } from '../../http/client-abort.ts'
import type { VoiceStore } from '../../media/voice-store.ts'
import { accessOfCaller } from '../bots/access.ts'
import type { MediaAddresses } from '../media/address.ts'
import { load, loadToTalk } from './load.ts'
import { presentMessage } from './present.ts'
import type { RemoteReplies } from './remote-replies.ts'
import type { MessageRow } from './repo.ts'
import { requestRemoteReply } from './request-remote-reply.ts'
import type { Refusal } from './rules.ts'
import { type Text, acceptMessage } from './send.ts'
import { editMessage, replyAgain, showVersion } from './versions.ts'
import { waitForReply } from './wait-for-reply.ts'
import type { Exchange, PendingReply } from './write-reply.ts'

interface Asked<Params, Body> {
  readonly params: Params
  readonly body: Body
  readonly request: FastifyRequest
}
interface InChat {
  readonly id: string
}
interface OfMessage extends InChat {
  readonly msgId: string
}

const textOf = ({ message, tokenSize, clientMessageID, quotedMessageID }: z.infer<typeof SendBody>): Text => ({
  text: message,
  tokenSize,
  clientId: clientMessageID ?? null,
  quotedId: quotedMessageID ?? null,
})

/** Counts a call against the chat rate. */
const takeTurn = (request: FastifyRequest): void => {
  const { world } = request
  const retryAfter = world.limiter.take(`chat:${callerKey(request)}`, world.settings.chatRate, world.clock.now())
  if (retryAfter !== null) throw new ApiError('too_many_messages', { retryAfter })
}

const refuse = (refusal: Refusal) => {
  if (refusal === 'payment_required') throw new ApiError(refusal)
  return { status: 208, body: errorBody(refusal) } as const
}

/** The calls that make the character reply: to a message, to one that was changed, once more to the same. */
export const talkHandlers = ({ media, voice, replies }: { media: MediaAddresses; voice: VoiceStore; replies: RemoteReplies | null }) => {
  /** Answers with the reply once it is due: to a message that is known by its id already, or to what `accept` takes in. */
  const converse = async (
    request: FastifyRequest,
    chatId: string,
    { clientId, accept }: { clientId: string | null; accept: (exchange: Exchange) => Promise<Refusal | PendingReply> | Refusal | PendingReply },
  ) => {
    const { world, caller } = request
    const { chat, bot } = loadToTalk(request, chatId)
    const { isSubscriber } = accessOfCaller(world, caller)
    using abort = clientAbort(request)
    const view = (reply: MessageRow): { status: 200; body: Message } => ({
      status: 200,
      body: presentMessage(reply, { slug: bot.slug, isSubscriber, media }),
    })
    const known = clientId === null ? undefined : await waitForReply(world, chat.id, clientId, abort.signal)
    if (known !== undefined) return view(known)
    takeTurn(request)
    const outcome = await accept({
      sender: memberOf(request),
      chat,
      bot,
      isSubscriber,
      isRemote: replies !== null,
      isConfirmed: caller.kind !== 'user' || caller.emailVerified,
    })
    if (typeof outcome === 'string') return refuse(outcome)
    const reply = replies === null ? outcome.reply : await requestRemoteReply(world, replies, outcome)
    await world.clock.until(reply.sentAt, abort.signal)
    return view(reply)
  }

  return {
    send: ({ params, body, request }: Asked<InChat, z.infer<typeof SendBody>>) => {
      const text = textOf(body)
      return converse(request, params.id, { clientId: text.clientId, accept: (exchange) => acceptMessage(request.world, exchange, text) })
    },

    edit: ({ params, body, request }: Asked<OfMessage, z.infer<typeof EditBody>>) => {
      const text = textOf(body)
      return converse(request, params.id, {
        clientId: text.clientId,
        accept: async (exchange) => {
          const outcome = editMessage(request.world, exchange, { ...text, messageId: params.msgId })
          if (typeof outcome !== 'string') await voice.forget(outcome.silenced)
          return outcome
        },
      })
    },

    anotherReply: ({ params, request }: Asked<OfMessage, object>) =>
      converse(request, params.id, { clientId: null, accept: (exchange) => replyAgain(request.world, exchange, params.msgId) }),

    showVersion: async ({ params, body, request }: Asked<OfMessage, { version: number }>) => {
      const { world, caller } = request
      const { chat, bot } = load(request, params.id)
      const outcome = showVersion(world, chat.id, { messageId: params.msgId, version: body.version })
      if (typeof outcome === 'string') return refuse(outcome)
      const { isSubscriber } = accessOfCaller(world, caller)
      return { status: 200 as const, body: presentMessage(outcome, { slug: bot.slug, isSubscriber, media }) }
    },
  }
}
