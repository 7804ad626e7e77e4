/** What people fill in: what they write to us. It needs zod alone, so that a form does not bring the whole contract into a browser. */
import { z } from 'zod'
import { Email } from '../fields.ts'
import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_TOPICS, FIELD_MESSAGES, NAME_MAX_LENGTH, REPORT_REASONS, REPORT_TEXT_MAX_LENGTH } from '../rules.ts'
import { CONTROL_CHARACTERS, lineOf, sayingSomething, textOf } from '../texts.ts'

/** A message to support, as the contact form sends it. */
export const ContactBody = z
  .object({
    topic: z.enum(CONTACT_TOPICS, { error: ({ input }) => (input === undefined || input === '' ? FIELD_MESSAGES.required : FIELD_MESSAGES.choose) }),
    email: Email,
    name: lineOf(NAME_MAX_LENGTH).optional(),
    message: sayingSomething(textOf(CONTACT_MESSAGE_MAX_LENGTH)),
    // A host with a dot, or this machine: `https://` stands before whatever is typed, also before what is no address.
    url: z
      .url({ protocol: /^https?$/u, hostname: /^localhost$|\.[a-z][a-z\d-]+$/iu, error: FIELD_MESSAGES.invalid })
      .max(2048, FIELD_MESSAGES.tooLong)
      .refine((url) => !CONTROL_CHARACTERS.test(url), FIELD_MESSAGES.invalid)
      .optional()
      .describe('The page it is about'),
  })
  .meta({
    id: 'ContactBody',
    description: 'A message to support',
    examples: [{ topic: 'question', email: 'sam@example.com', message: 'Do you have gift cards?' }],
  })

/** A report of a message or a character. */
export const ReportBody = z
  .object({
    kind: z.enum(['message', 'character']),
    id: z.string().min(1).max(64),
    reason: z.enum(REPORT_REASONS, { error: ({ input }) => (input === undefined || input === '' ? FIELD_MESSAGES.choose : FIELD_MESSAGES.invalid) }),
    text: textOf(REPORT_TEXT_MAX_LENGTH).optional(),
    block: z.boolean().optional(),
  })
  .meta({ id: 'ReportBody', description: 'What is wrong', examples: [{ kind: 'message', id: 'm_18s', reason: 'other' }] })
