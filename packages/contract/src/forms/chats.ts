/** What people fill in: a message. It needs zod alone, so that a form does not bring the whole contract into a browser. */
import { z } from 'zod'
import { ClientMessageID } from '../client-message-id.ts'
import { Id } from '../id.ts'
import { FACT_MAX_LENGTH, MESSAGE_MAX_LENGTH } from '../rules.ts'
import { lineOf, sayingSomething, textOf } from '../texts.ts'

const text = z.object({
  message: sayingSomething(textOf(MESSAGE_MAX_LENGTH)),
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
    value: sayingSomething(lineOf(FACT_MAX_LENGTH)).optional(),
    isPinned: z.boolean().optional(),
  })
  .meta({ id: 'FactChange', description: 'What is different', examples: [{ value: 'Nora' }] })
