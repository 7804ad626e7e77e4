import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { ApiErrorBody } from './common.ts'
import { ContactBody, ReportBody } from './forms/core.ts'
import { acts, reads, sets } from './policy.ts'

const c = initContract()

const Created = z.object({ id: z.string() }).meta({ id: 'Created', description: 'Id of what was stored', examples: [{ id: 'r_91kd' }] })

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
