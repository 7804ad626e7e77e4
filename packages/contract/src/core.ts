import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { ApiErrorBody, Email } from './common.ts'
import { acts, reads, sets } from './policy.ts'
import { CONTACT_TOPICS, FIELD_MESSAGES, CONTACT_MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH, REPORT_REASONS, REPORT_TEXT_MAX_LENGTH } from './rules.ts'

const c = initContract()

const Created = z.object({ id: z.string() }).meta({ id: 'Created', description: 'Id of what was stored', examples: [{ id: 'r_91kd' }] })

/** A message to support, as the contact form sends it. */
export const ContactBody = z
  .object({
    topic: z.enum(CONTACT_TOPICS, { error: ({ input }) => (input === undefined || input === '' ? FIELD_MESSAGES.required : FIELD_MESSAGES.choose) }),
    email: Email,
    name: z.string().trim().max(NAME_MAX_LENGTH, FIELD_MESSAGES.tooLong).optional(),
    message: z.string(FIELD_MESSAGES.required).trim().min(1, FIELD_MESSAGES.required).max(CONTACT_MESSAGE_MAX_LENGTH, FIELD_MESSAGES.tooLong),
    url: z.httpUrl(FIELD_MESSAGES.invalid).max(2048, FIELD_MESSAGES.tooLong).optional().describe('The page it is about'),
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
    text: z.string().max(REPORT_TEXT_MAX_LENGTH, FIELD_MESSAGES.tooLong).optional(),
    block: z.boolean().optional(),
  })
  .meta({ id: 'ReportBody', description: 'What is wrong', examples: [{ kind: 'message', id: 'm_18s', reason: 'other' }] })

export const core = c.router({
  alive: {
    method: 'GET',
    path: '/core/alive/',
    summary: 'Is the service up',
    description: 'Anything but `status: true` means maintenance.',
    responses: { 200: z.object({ status: z.boolean() }).meta({ id: 'Alive', description: 'Up or not', examples: [{ status: true }] }) },
    metadata: reads('public'),
  },
  contact: {
    method: 'POST',
    path: '/contact/',
    summary: 'Write to us',
    description: 'Questions, complaints and requests to remove content.',
    body: ContactBody,
    responses: { 201: Created },
    metadata: acts('public'),
  },
  report: {
    method: 'POST',
    path: '/reports/',
    summary: 'Report a message or a character',
    description: 'With block, the character is hidden from the person at once. `PUT /bots/{slug}/block/` takes it back, or blocks without a report.',
    body: ReportBody,
    responses: { 201: Created },
    metadata: acts('session'),
  },
  mailUnsubscribe: {
    method: 'POST',
    path: '/mail/unsubscribe/:token/',
    summary: 'Stop or resume the newsletter from a mail',
    description: 'The same link can undo it.',
    pathParams: z.object({
      token: z
        .string()
        .min(1)
        .max(256)
        .meta({ description: 'Token from the mail', examples: ['un_5c'] }),
    }),
    body: z.object({ subscribed: z.boolean().default(false) }).meta({ examples: [{ subscribed: false }] }),
    responses: {
      200: z
        .object({ status: z.literal(true), subscribed: z.boolean() })
        .meta({ id: 'MailSubscription', description: 'Whether mails are wanted', examples: [{ status: true, subscribed: false }] }),
      400: ApiErrorBody,
    },
    metadata: sets('public'),
  },
})
