import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { ApiErrorBody, Id } from './common.ts'
import { EditBody } from './forms/chats.ts'
import { Message } from './message.ts'
import { acts, sets } from './policy.ts'
import { MAX_REPLY_VERSIONS } from './rules.ts'

const c = initContract()

const message = z.object({ id: Id, msgId: Id })

/** Saying the last thing differently: the person their message, the character its reply. Calls of our own, beyond the source's list. */
export const chatVersions = c.router({
  edit: {
    method: 'POST',
    path: '/chats/:id/messages/:msgId/edit/',
    summary: "Edit the person's last message and get another reply",
    description:
      'The text takes the place of the old one, and a new reply that of all that was said after it. Counts as a message: 402 past the free messages, 429 past the rate. 208 while a reply is pending; 403 as in `chats.send`; 409 not_last_message when the person has written another one since.',
    pathParams: message,
    body: EditBody,
    responses: { 200: Message, 208: ApiErrorBody, 402: ApiErrorBody, 403: ApiErrorBody, 409: ApiErrorBody, 429: ApiErrorBody },
    metadata: acts('session'),
  },
  anotherReply: {
    method: 'POST',
    path: '/chats/:id/messages/:msgId/another_reply/',
    summary: 'Get another reply to the same message',
    description: `A new version of the chat's last message, a reply of the character; it is shown, and the talk goes on from it. The other versions stay, ${MAX_REPLY_VERSIONS} in all. Counts as a message: 402 past the free messages, 429 past the rate. 208 while a reply is pending; 403 as in \`chats.send\`; 409 not_last_message when something was said since or the message answers none, reply_versions_limit when there are enough.`,
    pathParams: message,
    body: z.object({}).meta({ examples: [{}] }),
    responses: { 200: Message, 208: ApiErrorBody, 402: ApiErrorBody, 403: ApiErrorBody, 409: ApiErrorBody, 429: ApiErrorBody },
    metadata: acts('session'),
  },
  showVersion: {
    method: 'POST',
    path: '/chats/:id/messages/:msgId/version/',
    summary: 'Show another version of a reply',
    description:
      "Of the chat's last message; the talk goes on from it. Costs nothing. 208 while a reply is pending; 404 for a version that is not there; 409 not_last_message when something was said since.",
    pathParams: message,
    body: z.object({ version: z.number().int().min(1).max(MAX_REPLY_VERSIONS) }).meta({ examples: [{ version: 1 }] }),
    responses: { 200: Message, 208: ApiErrorBody, 409: ApiErrorBody },
    metadata: sets('session'),
  },
})
