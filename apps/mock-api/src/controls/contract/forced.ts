import { Done, FieldError, IsoTime } from '@moonlit/contract/common'
import { ERRORS } from '@moonlit/contract/errors'
import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { CallId } from '../../http/call-table.ts'
import { problemsOfForced, isErrorCode } from '../documented.ts'

const c = initContract()

/** Stable name of an error. */
export const ErrorName = z
  .enum(Object.keys(ERRORS).filter(isErrorCode))
  .meta({ id: 'ErrorCode', description: 'Stable name of an error', examples: ['payment_required'] })

/** Faults that can be injected into any call. */
export const FAULTS = ['drop', 'cut', 'malformed', 'slow'] as const
export const Fault = z.enum(FAULTS).meta({
  id: 'Fault',
  description:
    'drop: the connection ends before the call does anything. The others corrupt the answer of a completed call: cut ends the connection halfway, malformed breaks its JSON, slow sends it slowly.',
  examples: ['drop'],
})
export type Fault = z.infer<typeof Fault>

const Target = z.object({
  call: z
    .union([CallId, z.literal('*')], 'There is no such call; GET /controls/calls/ lists them, such as chats.send')
    .describe('The call, or * for every one'),
  caller: z
    .string()
    .min(1)
    .max(200)
    .nullable()
    .default(null)
    .describe('Whose calls: a persona’s name, guest:<id>, user:<id>, or nobody for visitors without a session; null for everyone’s'),
  times: z.number().int().min(1).max(1000).nullable().default(1).describe('How many answers; null for all until it is removed'),
})

const Outcome = z.object({
  status: z.number().int().min(200).max(599).nullable().default(null).describe('A status that the contract documents for the call'),
  code: ErrorName.nullable().default(null).describe('Which of the errors of that status; the plainest one when left out'),
  errors: z.array(FieldError).max(50).nullable().default(null).describe('Fields that did not pass, for a 400'),
  retryAfter: z.number().int().min(0).max(86_400).nullable().default(null).describe('Seconds in Retry-After, for 429 and 503; 30 when left out'),
  fault: Fault.nullable().default(null),
  overMs: z.number().int().min(0).max(120_000).default(5000).describe('How long a slow answer takes, in milliseconds'),
})

/** An answer to force: a status, with one of its errors, or a fault. */
export const NewForced = Target.extend(Outcome.shape)
  .superRefine((forced, { addIssue }) => {
    for (const { path, message } of problemsOfForced(forced)) addIssue({ code: 'custom', path: [path], message })
  })
  .meta({
    id: 'NewForced',
    description: 'What to answer: either `status`, with the `code` of an error, or `fault`',
    examples: [{ call: 'chats.send', status: 402, times: 1 }],
  })
export type NewForced = z.output<typeof NewForced>

export const Forced = Target.extend(Outcome.shape)
  .extend({
    id: z.string(),
    times: z.number().int().min(0).nullable().describe('How many are left; null for all'),
    hits: z.number().int().min(0).describe('How many there were'),
    createdAt: IsoTime.describe('Real time, not the world’s'),
  })
  .meta({
    id: 'Forced',
    description: 'A forced answer',
    examples: [
      {
        id: 'f1',
        call: 'chats.send',
        caller: null,
        times: 1,
        hits: 0,
        status: 402,
        code: 'payment_required',
        errors: null,
        retryAfter: null,
        fault: null,
        overMs: 5000,
        createdAt: '2026-03-14T20:15:00.000Z',
      },
    ],
  })
export type Forced = z.infer<typeof Forced>

export const forced = c.router({
  list: {
    method: 'GET',
    path: '/forced/',
    summary: 'Forced answers',
    description: 'Those that still wait, oldest first: the first that fits a request is taken.',
    responses: { 200: z.object({ forced: z.array(Forced) }).meta({ id: 'ForcedList', description: 'Oldest first' }) },
  },
  add: {
    method: 'POST',
    path: '/forced/',
    summary: 'Force the next answers of a call',
    description:
      'Just as many calls are hit as `times` says, however many come at once. Success statuses are answered with the example of the contract.',
    body: NewForced,
    responses: { 201: Forced },
  },
  remove: {
    method: 'DELETE',
    path: '/forced/:id/',
    summary: 'Take a forced answer back',
    description: '404 when it was used up.',
    pathParams: z.object({ id: z.string().min(1).max(64) }),
    responses: { 200: Done },
  },
  clear: { method: 'DELETE', path: '/forced/', summary: 'Take all forced answers back', description: 'All of this world.', responses: { 200: Done } },
})
