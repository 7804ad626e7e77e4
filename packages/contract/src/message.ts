import { z } from 'zod'
import { ClientMessageID } from './client-message-id.ts'
import { IsoTime, MediaUrl } from './common.ts'

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
    isHelp: z.boolean().optional().describe('It answers words of self-harm: after an empty line it names help lines, one a line'),
    timestamp: IsoTime,
  })
  .meta({
    id: 'Message',
    description: 'One message',
    examples: [{ messageID: 'm_18s', isBot: true, text: 'You came back.', isFullImage: false, timestamp: '2026-03-14T20:15:00.000Z' }],
  })
export type Message = z.infer<typeof Message>
