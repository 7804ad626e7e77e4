import { z } from 'zod'
import { ClientMessageID } from './client-message-id.ts'
import { IsoTime, MediaUrl } from './common.ts'
import { QUOTE_MAX_LENGTH, REACTIONS } from './rules.ts'

export const Reaction = z
  .enum(REACTIONS)
  .meta({ id: 'Reaction', description: 'What a person feels about a message; there may be new ones in time', 'x-extensible': true })

export const Quote = z
  .object({
    messageID: z.string(),
    said: z
      .object({
        isBot: z.boolean(),
        text: z.string().describe(`Its beginning, at most ${QUOTE_MAX_LENGTH} characters`),
        hasPhoto: z.boolean(),
      })
      .nullable()
      .describe('null when the message is not there any more'),
  })
  .meta({
    id: 'Quote',
    description: 'The message that another one answers',
    examples: [{ messageID: 'm_18s', said: { isBot: true, text: 'You came back.', hasPhoto: false } }],
  })
export type Quote = z.infer<typeof Quote>

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
    quoted: Quote.optional().describe('The message of the chat that it answers; there when it quotes one'),
    reaction: Reaction.optional().describe("The person's, to a message of the character"),
    timestamp: IsoTime,
  })
  .meta({
    id: 'Message',
    description: 'One message',
    examples: [{ messageID: 'm_18s', isBot: true, text: 'You came back.', isFullImage: false, timestamp: '2026-03-14T20:15:00.000Z' }],
  })
export type Message = z.infer<typeof Message>
