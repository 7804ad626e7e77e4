import { z } from 'zod'
import { ClientMessageID } from './client-message-id.ts'
import { IsoTime, MediaUrl } from './common.ts'
import { FIELD_MESSAGES, MESSAGE_MAX_LENGTH } from './rules.ts'

export const Message = z
  .object({
    messageID: z.string(),
    clientMessageID: ClientMessageID.optional().describe("The client's own id of a message it sent with one"),
    isBot: z.boolean(),
    text: z.string(),
    voiceUrl: MediaUrl.nullable().optional(),
    imageUrl: MediaUrl.nullable().optional().describe('Blurred for those without access'),
    isFullImage: z.boolean(),
    version: z.number().int().min(1).optional().describe('Which of the versions of a reply this is, from 1; there when there are several'),
    versions: z.number().int().min(2).optional().describe('How many versions of the reply there are; there when there are several'),
    timestamp: IsoTime,
  })
  .meta({
    id: 'Message',
    description: 'One message',
    examples: [{ messageID: 'm_18s', isBot: true, text: 'You came back.', isFullImage: false, timestamp: '2026-03-14T20:15:00.000Z' }],
  })
export type Message = z.infer<typeof Message>

export const SendBody = z
  .object({
    message: z.string(FIELD_MESSAGES.required).trim().min(1, FIELD_MESSAGES.required).max(MESSAGE_MAX_LENGTH, FIELD_MESSAGES.tooLong),
    tokenSize: z.number().int().min(0).max(100_000).describe("The client's estimate of the message's tokens"),
    clientMessageID: ClientMessageID.optional().describe(
      "The client's own id of the message: sent again with the same one, it is the same message, and the answer is its reply",
    ),
  })
  .meta({ id: 'SendBody', description: 'A message to send', examples: [{ message: 'How was your night?', tokenSize: 5 }] })
