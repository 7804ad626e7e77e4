import { Done, IsoTime, queryInteger } from '@moonlit/contract/common'
import { initContract } from '@ts-rest/core'
import { z } from 'zod'

const c = initContract()

const OutboxMail = z
  .object({
    id: z.string(),
    to: z.string(),
    kind: z.string().describe('Which of our mails it is'),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    links: z.record(z.string(), z.string()).describe('Addresses in it, by what they do'),
    headers: z.record(z.string(), z.string()).describe('What a mail program reads besides: List-Unsubscribe of a newsletter'),
    sentAt: IsoTime.describe('Time of the world'),
  })
  .meta({
    id: 'OutboxMail',
    description: 'A mail that was sent',
    examples: [
      {
        id: 'mail_4fk2',
        to: 'sam@example.com',
        kind: 'verify',
        subject: 'Confirm your e-mail',
        text: 'Hello Sam',
        html: '<p>Hello Sam</p>',
        links: { verify: 'http://localhost:3000/verify/u_1/ev_2' },
        headers: {},
        sentAt: '2026-03-14T20:15:00.000Z',
      },
    ],
  })

export const outbox = c.router({
  list: {
    method: 'GET',
    path: '/outbox/',
    summary: 'Mails that were sent',
    description: 'Newest first.',
    query: z.object({
      to: z.string().max(254).optional().describe('Only to this address'),
      kind: z.string().max(64).optional().describe('Only of this kind'),
      limit: queryInteger(1, 500, 50),
    }),
    responses: { 200: z.object({ mails: z.array(OutboxMail) }).meta({ id: 'Outbox', description: 'Newest first' }) },
  },
  clear: {
    method: 'DELETE',
    path: '/outbox/',
    summary: 'Empty the outbox',
    description: 'The links of its mails stay good.',
    responses: { 200: Done },
  },
})
