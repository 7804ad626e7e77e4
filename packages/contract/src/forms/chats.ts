/** What people fill in: a message. It needs zod alone, so that a form does not bring the whole contract into a browser. */
import { z } from 'zod'
import { ClientMessageID } from '../client-message-id.ts'
import { Id } from '../id.ts'
import { FACT_MAX_LENGTH, FIELD_MESSAGES, MESSAGE_MAX_LENGTH, TEXT_ERROR } from '../rules.ts'

const text = z.object({
  message: z.string(TEXT_ERROR).trim().min(1, FIELD_MESSAGES.required).max(MESSAGE_MAX_LENGTH, FIELD_MESSAGES.tooLong),
  tokenSize: z.number().int().min(0).max(100_000).describe("The client's estimate of the message's tokens"),
  clientMessageID: ClientMessageID.optional().describe(
    "The client's own id of the message: sent again with the same one, it is the same message, and the answer is its reply",
  ),
})

/** A message to a character. */
export const SendBody = text
  .extend({
    quotedMessageID: Id.optional().describe('The message of the chat that this one answers. One that is gone keeps nothing from being sent'),
  })
  .meta({ id: 'SendBody', description: 'A message to send', examples: [{ message: 'How was your night?', tokenSize: 5 }] })

/** The new text of a message; what it quotes stays. */
export const EditBody = text.meta({
  id: 'EditBody',
  description: 'Another text for a message',
  examples: [{ message: 'How was your day?', tokenSize: 5 }],
})

export const FactChange = z
  .object({
    value: z
      .string(TEXT_ERROR)
      .trim()
      .min(1, FIELD_MESSAGES.required)
      .max(FACT_MAX_LENGTH, FIELD_MESSAGES.tooLong)
      .refine((value) => !/\p{Cc}/u.test(value), FIELD_MESSAGES.invalid)
      .optional(),
    isPinned: z.boolean().optional(),
  })
  .meta({ id: 'FactChange', description: 'What is different', examples: [{ value: 'Nora' }] })
