import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { CallId } from '../../http/call-table.ts'
import { ErrorName, FAULTS, Fault } from './forced.ts'

const c = initContract()

const DocumentedStatus = z
  .object({
    status: z.number().int(),
    isCommon: z.boolean().describe('Any call may answer it'),
    errors: z.array(z.object({ code: ErrorName, detail: z.string() })).describe('Errors of that status, the plainest first; empty for successes'),
  })
  .meta({
    id: 'DocumentedStatus',
    description: 'A status that the contract documents',
    examples: [{ status: 410, isCommon: false, errors: [{ code: 'link_gone', detail: 'This link was used or has expired' }] }],
  })

const CallEntry = z
  .object({
    id: CallId,
    method: z.string(),
    path: z.string(),
    summary: z.string(),
    policy: z.object({
      caller: z.enum(['public', 'anyone', 'session', 'user', 'admin']),
      safe: z.boolean(),
      idempotent: z.boolean(),
      retry: z.boolean(),
    }),
    statuses: z.array(DocumentedStatus),
  })
  .meta({
    id: 'CallEntry',
    description: 'A call of the API',
    examples: [
      {
        id: 'core.alive',
        method: 'GET',
        path: '/api/v1/core/alive/',
        summary: 'Is the service up',
        policy: { caller: 'anyone', safe: true, idempotent: true, retry: true },
        statuses: [{ status: 200, isCommon: false, errors: [] }],
      },
    ],
  })

export const calls = c.router({
  list: {
    method: 'GET',
    path: '/calls/',
    summary: 'Every call of the API',
    description: 'With the answers that can be forced. A forced answer for every call (`*`) may have one of `anyCall`.',
    responses: {
      200: z
        .object({ calls: z.array(CallEntry), anyCall: z.array(DocumentedStatus), faults: z.array(Fault) })
        .meta({ id: 'CallList', description: 'In the order of the contract', examples: [{ calls: [], anyCall: [], faults: [...FAULTS] }] }),
    },
  },
})
