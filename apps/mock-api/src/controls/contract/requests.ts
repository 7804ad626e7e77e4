import { Done, FieldError, IsoTime, queryInteger } from '@moonlit/contract/common'
import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { CallId } from '../../http/call-table.ts'

const c = initContract()

const LoggedBody = z
  .object({
    text: z.string().describe('Passwords and tokens are masked; at most 16 KB'),
    isCut: z.boolean().describe('There was more'),
  })
  .nullable()
  .meta({
    id: 'LoggedBody',
    description: 'null when there was none, or when it was given up to save memory',
    examples: [{ text: '{"status":true}', isCut: false }],
  })

const Headers = z.record(z.string(), z.string())

/** One request and what was answered. */
export const LoggedRequest = z
  .object({
    id: z.number().int().min(1).describe('Counts up within the world'),
    time: IsoTime.describe('Real time'),
    worldTime: IsoTime.describe('Time of the world'),
    world: z.string(),
    call: CallId.nullable().describe('null for an address or a method that the API does not know'),
    method: z.string(),
    path: z.string().describe('With the query'),
    caller: z.string().describe('guest:<id>, user:<id> or nobody'),
    status: z.number().int().nullable().describe('null when nothing was answered'),
    durationMs: z.number().min(0),
    outcome: z
      .enum(['answered', 'dropped', 'left'])
      .describe('dropped: a fault ended the connection; left: the client went away before the answer was there'),
    injected: z
      .object({
        by: z.enum(['maintenance', 'prefer', 'forced', 'failure-rate']),
        what: z.string().describe('Such as "402 payment_required" or "cut"'),
        forcedId: z.string().nullable(),
      })
      .nullable()
      .describe('What replaced or corrupted the answer of the handler'),
    request: z.object({ headers: Headers.describe('Authorization and cookies are masked'), body: LoggedBody }),
    answer: z.object({ headers: Headers, body: LoggedBody }),
    check: z.object({
      state: z.enum(['ok', 'broken', 'unknown']).describe('unknown: nothing was answered, or the body was given up to save memory'),
      faults: z.array(FieldError),
    }),
  })
  .meta({
    id: 'LoggedRequest',
    description: 'A request and its answer',
    examples: [
      {
        id: 7,
        time: '2026-03-14T20:15:00.000Z',
        worldTime: '2026-03-14T20:15:00.000Z',
        world: 'default',
        call: 'core.alive',
        method: 'GET',
        path: '/api/v1/core/alive/',
        caller: 'nobody',
        status: 200,
        durationMs: 1.2,
        outcome: 'answered',
        injected: null,
        request: { headers: { accept: '*/*' }, body: null },
        answer: { headers: { 'content-type': 'application/json; charset=utf-8' }, body: { text: '{"status":true}', isCut: false } },
        check: { state: 'ok', faults: [] },
      },
    ],
  })
export type LoggedRequest = z.infer<typeof LoggedRequest>

/** A name in a request that its call does not know, and therefore ignores. */
export const UnknownName = z
  .object({
    call: CallId,
    part: z.enum(['query', 'body']),
    name: z.string().describe('With dots where it is inside another; at most 100 characters'),
  })
  .meta({ id: 'UnknownName', description: 'A name that a call ignored', examples: [{ call: 'bots.list', part: 'query', name: 'gendr' }] })
export type UnknownName = z.infer<typeof UnknownName>

export const requests = c.router({
  list: {
    method: 'GET',
    path: '/requests/',
    summary: 'The request log',
    description: 'Requests to /api of this world, of the last 500, newest first. Answers are checked against the contract when the log is read.',
    query: z.object({
      after: queryInteger(0, Number.MAX_SAFE_INTEGER, 0).describe('Only those with a greater id'),
      limit: queryInteger(1, 500, 100),
      call: CallId.optional().describe('Only of this call'),
    }),
    responses: { 200: z.object({ requests: z.array(LoggedRequest) }).meta({ id: 'RequestLog', description: 'Newest first' }) },
  },
  stream: {
    method: 'GET',
    path: '/requests/stream/',
    summary: 'The request log, live',
    description:
      'Server-sent events: each is named `request`, its id is that of the request, its data a LoggedRequest. After a broken connection `Last-Event-ID` goes on where it was. EventSource sends no headers, so the world may be named in the query.',
    query: z.object({ world: z.string().optional().describe('In place of X-Mock-World') }),
    responses: {
      200: c.otherResponse({
        contentType: 'text/event-stream',
        body: z.unknown().meta({ id: 'RequestEvents', description: 'Server-sent events', examples: ['event: request\nid: 7\ndata: {}\n\n'] }),
      }),
    },
  },
  unknownNames: {
    method: 'GET',
    path: '/requests/unknown-names/',
    summary: 'Names that calls ignored',
    description:
      'Query parameters and fields of bodies that the contract does not know: a misspelt one changes nothing, and nobody would see it. Each once, in the order they came, at most 100 of a world.',
    responses: { 200: z.object({ names: z.array(UnknownName) }).meta({ id: 'UnknownNames', description: 'None in a healthy app' }) },
  },
  clear: { method: 'DELETE', path: '/requests/', summary: 'Empty the request log', description: 'Ids go on counting.', responses: { 200: Done } },
})
