import { contract } from '@moonlit/contract'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { initServer } from '@ts-rest/fastify'
import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import { type Member, memberOf } from '../../http/caller.ts'
import type { VoiceStore } from '../../media/voice-store.ts'
import { prepare } from '@moonlit/talk/dialogue/prepare'
import { greet } from '@moonlit/talk/replies/greeting'
import { suggestHints } from '@moonlit/talk/replies/hints'
import { isDelicate } from '@moonlit/talk/replies/memory'
import type { RemoteReplies } from './remote-replies.ts'
import { accessOfCaller } from '../bots/access.ts'
import { type BotRow, findBot } from '../bots/repo.ts'
import { mayChat, maySee, stateOf } from '../bots/rules.ts'
import type { MediaAddresses } from '../media/address.ts'
import { findAllowances } from '../users/repo.ts'
import { speakMessage } from './voice.ts'
import { voicesOfChat } from './voice-repo.ts'
import { openPicture } from './picture.ts'
import { requestCall } from './phone-call.ts'
import { presentChat, presentMessage } from './present.ts'
import { findChatLanguage, findChatState, findSender, lastMessages, markRead, openChat, pageOfMessages, removeChat } from './repo.ts'
import { listChats } from './list-repo.ts'
import { deleteMessage } from './deletion.ts'
import { factHandlers } from './facts.ts'
import { changeChat } from './change-chat.ts'
import { currentMemory } from './current-memory.ts'
import { recordOf } from './records/repo.ts'
import { searchRecord } from './records/search.ts'
import { writeTranscript } from './records/transcript.ts'
import { isBlocked, load, loadToTalk } from './load.ts'
import { react } from './reactions.ts'
import { remind } from './remind.ts'
import { isPending, messagesLeft } from './rules.ts'
import { talkHandlers } from './talk-handlers.ts'
import { characterOf, localeOf, personOf } from './reply-input.ts'

/** How many recent messages are not suggested again. */
const LATELY = 12

/** A character in the requested language, else in that of the existing chat, else in English. */
const findBotForChat = (world: World, owner: Member, slug: string, lang: string | undefined): BotRow | undefined => {
  const bot = findBot(world, slug, lang ?? 'en')
  const known = bot === undefined || lang !== undefined ? undefined : findChatLanguage(world, owner, bot.id)
  return known === undefined ? bot : findBot(world, slug, known)
}

/** Chats and their messages. */
export const chatsRoutes = ({ media, voice, replies }: { media: MediaAddresses; voice: VoiceStore; replies: RemoteReplies | null }) =>
  initServer().router(contract.chats, {
    start: async ({ params, query, request }) => {
      const { world, caller } = request
      const owner = memberOf(request)
      const bot = findBotForChat(world, owner, params.slug, query.lang)
      const access = accessOfCaller(world, caller)
      if (bot === undefined || !maySee(bot, access)) throw new ApiError('not_found')
      if (isBlocked(request, bot)) throw new ApiError('character_blocked')
      const state = stateOf(bot, world.clock.now())
      if (state === 'failed') throw new ApiError('not_found')
      if (state === 'creating') throw new ApiError('character_not_ready')
      const sender = findSender(world, owner)
      if (sender === undefined || sender.firstName === '' || sender.gender === null) throw new ApiError('profile_incomplete')
      if (!mayChat(bot, access)) throw new ApiError('model_access')
      const text = greet(characterOf(bot).texts, personOf(sender))
      const chatID = openChat(world, owner, {
        botId: bot.id,
        lang: bot.lang,
        greeting: { isBot: true, text, shot: bot.startPhoto, isFull: true, sentAt: world.clock.now() },
      })
      // The first message comes soon.
      setImmediate(prepare, localeOf(bot.lang))
      return { status: 200, body: { chat: { chatID } } }
    },

    list: async ({ request }) => {
      const { isSubscriber } = accessOfCaller(request.world, request.caller)
      return {
        status: 200,
        body: { result: listChats(request.world, memberOf(request)).map((dialog) => presentChat(dialog, { isSubscriber, media })) },
      }
    },

    delete: async ({ params, request }) => {
      const { chat } = load(request, params.id)
      const heard = voicesOfChat(request.world, chat.id)
      if (!removeChat(request.world, memberOf(request), chat.id)) throw new ApiError('not_found')
      await voice.forget(heard)
      return { status: 200, body: { status: true } }
    },

    change: async ({ params, body, request }) => {
      changeChat(request.world, load(request, params.id).chat.id, body)
      return { status: 200, body: { status: true } }
    },

    messages: async ({ params, query, request }) => {
      const { chat, bot } = load(request, params.id)
      const { isSubscriber } = accessOfCaller(request.world, request.caller)
      const { count, messages } = pageOfMessages(request.world, chat.id, query)
      const owner = memberOf(request)
      const { messagesSent = 0 } = findSender(request.world, owner) ?? {}
      return {
        status: 200,
        body: {
          count,
          result: { messages: messages.map((message) => presentMessage(message, { slug: bot.slug, isSubscriber, media })) },
          messagesLeft: messagesLeft({ messagesSent, isSubscriber }, request.world.settings),
          isReplyPending: isPending(findChatState(request.world, chat.id) ?? { pendingUntil: null }, request.world.clock.now()),
          photosLeft: isSubscriber ? findAllowances(request.world, owner.id).chatPhotoLimit : null,
        },
      }
    },

    read: async ({ params, request }) => {
      markRead(request.world, load(request, params.id).chat.id)
      return { status: 200, body: { status: true } }
    },

    ...talkHandlers({ media, voice, replies }),

    hints: async ({ query, request }) => {
      if (query.chatId === undefined) return { status: 200, body: suggestHints({ character: null, lastBotText: null, said: [], seed: LOCALES[0] }) }
      const { chat, bot } = load(request, query.chatId)
      if (isBlocked(request, bot)) return { status: 200, body: suggestHints({ character: null, lastBotText: null, said: [], seed: chat.id }) }
      const state = findChatState(request.world, chat.id)
      // A ready-made 'Tell me a joke' is out of place as long as the character answers with care.
      if (state !== undefined && isDelicate(currentMemory(request.world, chat, state))) return { status: 200, body: { en: [] } }
      const lately = lastMessages(request.world, chat.id, LATELY)
      const last = lately.at(-1)
      return {
        status: 200,
        body: suggestHints({
          character: characterOf(bot),
          lastBotText: last?.text ?? null,
          said: lately.filter(({ isBot }) => isBot === 0).map(({ text }) => text),
          seed: `${chat.id}:${last?.seq ?? 0}`,
        }),
      }
    },

    fullImage: async ({ params, request }) => {
      const { world, caller } = request
      const { chat, bot } = load(request, params.id)
      const { isSubscriber } = accessOfCaller(world, caller)
      const shot = openPicture(world, chat.id, { messageId: params.msgId, owner: memberOf(request), isSubscriber })
      return { status: 200, body: { imageUrl: media.of(bot.slug, shot), isFullImage: true } }
    },

    reminder: async ({ params, request }) => {
      const { chat, bot } = loadToTalk(request, params.id)
      const { isSubscriber } = accessOfCaller(request.world, request.caller)
      const message = remind(request.world, { owner: memberOf(request), chatId: chat.id, bot })
      return { status: 200, body: presentMessage(message, { slug: bot.slug, isSubscriber, media }) }
    },

    voice: async ({ params, request }) => {
      const { world, caller } = request
      const { chat, bot } = load(request, params.id)
      const { isSubscriber } = accessOfCaller(world, caller)
      const { voiceHash, audioLimit } = await speakMessage(world, voice, {
        owner: memberOf(request),
        isSubscriber,
        chat,
        bot,
        messageId: params.msgId,
      })
      return { status: 200, body: { voiceUrl: media.voices.ofMessage({ id: params.msgId, voiceHash }), audioLimit } }
    },

    call: async ({ params, body, request }) => {
      const { world, caller } = request
      const { chat } = loadToTalk(request, params.id)
      requestCall(world, { caller, isSubscriber: accessOfCaller(world, caller).isSubscriber, chatId: chat.id, phoneNumber: body.phoneNumber })
      return { status: 201, body: { status: 'accepted' } }
    },

    react: async ({ params, body, request }) => {
      react(request.world, load(request, params.id).chat.id, { messageId: params.msgId, reaction: body.reaction })
      return { status: 200, body: { status: true } }
    },

    deleteMessage: async ({ params, request }) => {
      const { chat } = load(request, params.id)
      await voice.forget(deleteMessage(request.world, chat, params.msgId))
      return { status: 200, body: { status: true } }
    },

    ...factHandlers,

    search: async ({ params, query, request }) => ({
      status: 200,
      body: searchRecord(recordOf(request.world, load(request, params.id).chat.id), query),
    }),

    transcript: async ({ params, query: { lang, timeZone }, request }) => {
      const { world } = request
      const { chat, bot } = load(request, params.id)
      const personName = findSender(world, memberOf(request))?.firstName ?? ''
      const record = recordOf(world, chat.id)
      return { status: 200, body: writeTranscript({ record, character: bot, personName, lang, timeZone, now: world.clock.now() }) }
    },
  })
