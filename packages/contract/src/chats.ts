import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { chatChange } from './chat-change.ts'
import { chatDeletion } from './chat-deletion.ts'
import { chatFacts } from './chat-facts.ts'
import { chatReactions } from './chat-reactions.ts'
import { chatRecords } from './chat-records.ts'
import { chatVersions } from './chat-versions.ts'
import { ApiErrorBody, Done, Id, MediaUrl, MessagesLeft, SlugParam, queryInteger } from './common.ts'
import { DialogHints } from './dialog-hints.ts'
import { OptionalLang } from './fields.ts'
import { SendBody } from './forms/chats.ts'
import { Message } from './message.ts'
import { Slug } from './slug.ts'
import { acts, actsOnce, reads, sets } from './policy.ts'
import { FIELD_MESSAGES, MESSAGES_PAGE_SIZE } from './rules.ts'

const c = initContract()

export const Dialog = z
  .object({
    chatID: z.string(),
    botSlug: Slug,
    botName: z.string(),
    botImageUrl: MediaUrl,
    lastMessage: Message.nullable(),
    unread: z.number().int().min(0),
    isPinned: z.boolean().describe('It stands on top of the list'),
    isMuted: z.boolean().describe('No reminders, and what is unread is not counted'),
    isArchived: z.boolean().describe('It stands apart until a message comes'),
    mergedIDs: z
      .array(z.string())
      .optional()
      .describe("Ids of a guest's chats that became part of this one when they signed in: whoever comes by one of them is led here"),
  })
  .meta({
    id: 'Dialog',
    description: 'A chat with one character',
    examples: [
      {
        chatID: 'c_8Zk2',
        botSlug: 'amara',
        botName: 'Amara',
        botImageUrl: '/media/amara/cover.webp',
        lastMessage: null,
        unread: 0,
        isPinned: false,
        isMuted: false,
        isArchived: false,
      },
    ],
  })
export type Dialog = z.infer<typeof Dialog>

const chat = z.object({ id: Id })
const message = z.object({ id: Id, msgId: Id })

export const chats = c.router({
  start: {
    method: 'GET',
    path: '/bots/:slug/go_chat/',
    summary: 'Open the chat with a character',
    description:
      'Makes the chat with its greeting when there is none yet, else answers the one there is. Changes something though it is a GET: never prefetched. ' +
      '402 for a character that must be paid for; 403 without name and gender, or when the person has blocked it; 409 while it is being created.',
    pathParams: z.object({ slug: SlugParam }),
    query: z.object({
      lang: OptionalLang.describe('Language to talk in; without one a chat goes on in its own, and a new one is in English'),
    }),
    responses: {
      200: z
        .object({ chat: z.object({ chatID: z.string() }) })
        .meta({ id: 'StartedChat', description: 'The chat', examples: [{ chat: { chatID: 'c_8Zk2' } }] }),
      402: ApiErrorBody,
      403: ApiErrorBody,
      409: ApiErrorBody,
    },
    metadata: acts('session'),
  },
  list: {
    method: 'GET',
    path: '/chats/',
    summary: "The caller's chats",
    description:
      'Pinned ones first, then by last message, newest first; archived ones, too. Those with blocked characters are left out until they are unblocked.',
    responses: { 200: z.object({ result: z.array(Dialog) }).meta({ id: 'Dialogs', description: 'Chats' }) },
    metadata: reads('session'),
  },
  delete: {
    method: 'DELETE',
    path: '/chats/:id/',
    summary: 'Delete a chat',
    description: 'With all its messages.',
    pathParams: chat,
    responses: { 200: Done },
    metadata: actsOnce('session'),
  },
  messages: {
    method: 'GET',
    path: '/chats/:id/messages/',
    summary: 'A page of messages',
    description: 'The newest page first; each page from oldest to newest. It changes nothing: `chats.read` marks the chat as read.',
    pathParams: chat,
    query: z.object({
      limit: queryInteger(1, 100, MESSAGES_PAGE_SIZE).describe('How many to a page'),
      offset: queryInteger(0, 10_000_000, 0).describe('How many of the newest to pass over'),
    }),
    responses: {
      200: z
        .object({
          count: z
            .number()
            .int()
            .min(0)
            .meta({ examples: [1] }),
          result: z.object({ messages: z.array(Message) }),
          messagesLeft: MessagesLeft.optional(),
          isReplyPending: z
            .boolean()
            .optional()
            .describe('Whether the character is writing: the reply comes, be it in a later page')
            .meta({ examples: [false] }),
          photosLeft: z
            .number()
            .int()
            .min(0)
            .nullable()
            .optional()
            .describe("How many photos of this month the subscriber's plan still brings clear, in all chats; null without a subscription")
            .meta({ examples: [null] }),
        })
        .meta({ id: 'MessagePage', description: 'count is of all messages' }),
    },
    metadata: reads('session'),
  },
  read: {
    method: 'POST',
    path: '/chats/:id/read/',
    summary: 'Mark a chat as read',
    description: 'All that was said in it until now.',
    pathParams: chat,
    body: z.object({}).meta({ examples: [{}] }),
    responses: { 200: Done },
    metadata: sets('session'),
  },
  send: {
    method: 'POST',
    path: '/chats/:id/send/',
    summary: 'Send a message and get the reply',
    description:
      '208 while the reply to an earlier message is pending; 402 past the free messages; 403 for content against the rules, an e-mail not confirmed or a blocked character; 429 past the rate.',
    pathParams: chat,
    body: SendBody,
    responses: { 200: Message, 208: ApiErrorBody, 402: ApiErrorBody, 403: ApiErrorBody, 429: ApiErrorBody },
    metadata: acts('session'),
  },
  fullImage: {
    method: 'GET',
    path: '/chats/:id/messages/:msgId/get_full_image/',
    summary: 'Reveal a picture',
    description:
      "For those with access; 402 for others. A photo that came when the plan's photos of the month were used up takes one of a later month's; 402 chat_photo_limit while none is left.",
    pathParams: message,
    responses: {
      200: z
        .object({ imageUrl: MediaUrl, isFullImage: z.literal(true) })
        .meta({ id: 'FullImage', description: 'The picture', examples: [{ imageUrl: '/media/amara/gallery-2.webp', isFullImage: true }] }),
      402: ApiErrorBody,
    },
    metadata: sets('session'),
  },
  voice: {
    method: 'GET',
    path: '/chats/:id/messages/:msgId/get_voice/',
    summary: 'Hear a message',
    description:
      'A message of the character, once it is sent. Made once; the seconds of a first listening, rounded up, come off the allowance. 402 without one, or with too little left; 503 voice_unavailable when the server has no speech engine, which costs nothing.',
    pathParams: message,
    responses: {
      200: z
        .object({ voiceUrl: MediaUrl, audioLimit: z.number().int().min(0).describe('Seconds left') })
        .meta({ id: 'VoiceMessage', description: 'The sound', examples: [{ voiceUrl: '/media/voice/m_18s/Yx3q.wav', audioLimit: 340 }] }),
      402: ApiErrorBody,
    },
    metadata: sets('session'),
  },
  reminder: {
    method: 'POST',
    path: '/chats/:id/reminder/',
    summary: 'Let the character remind the person',
    description:
      'At most three times a chat, and not before the person was silent for a while; 429 else. 403 when the person has blocked the character.',
    pathParams: chat,
    body: z.object({}).meta({ examples: [{}] }),
    responses: { 200: Message },
    metadata: acts('session'),
  },
  call: {
    method: 'POST',
    path: '/call/:id/create/',
    summary: 'Ask for a phone call',
    description:
      'The call is promised shortly. A number that is told is kept when the profile has none, else it holds for this call. 400 when there is no number to call. Asking again within a minute is the same call.',
    pathParams: chat,
    body: z
      .object({
        phoneNumber: z
          .string()
          .max(16, FIELD_MESSAGES.invalid)
          .regex(/^\+[1-9]\d{6,14}$/u, FIELD_MESSAGES.invalid)
          .optional(),
      })
      .meta({ examples: [{ phoneNumber: '+4915123456789' }] }),
    responses: {
      201: z
        .object({ status: z.literal('accepted') })
        .meta({ id: 'CallAccepted', description: 'The call is coming', examples: [{ status: 'accepted' }] }),
      402: ApiErrorBody,
    },
    metadata: acts('session'),
  },
  hints: {
    method: 'GET',
    path: '/dialog_hints/',
    summary: 'Messages to suggest',
    description: 'With a chat, they fit its character and what was said last; none for a while after help lines.',
    query: z.object({ chatId: Id.optional() }),
    responses: { 200: DialogHints },
    metadata: reads('anyone'),
  },
  ...chatRecords,
  ...chatVersions,
  ...chatReactions,
  ...chatDeletion,
  ...chatFacts,
  ...chatChange,
})
