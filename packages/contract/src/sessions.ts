import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { Done, Id, IsoTime } from './common.ts'
import { actsOnce, reads } from './policy.ts'

const c = initContract()

export const Session = z
  .object({
    id: z.string().describe('Names the session to end it; neither a token nor of use for one'),
    browser: z.string().nullable().describe('As it calls itself; null when it is not known'),
    system: z.string().nullable().describe('What the browser runs on; null when it is not known'),
    signedInAt: IsoTime,
    lastSeenAt: IsoTime.describe('To the minute'),
    isCurrent: z.boolean().describe('It is the one that asks'),
  })
  .meta({
    id: 'Session',
    description: 'A sign-in that is still good, on some device',
    examples: [
      {
        id: 'se_4fQp1sVn0bXe7wYc2KdLmA',
        browser: 'Firefox',
        system: 'Windows',
        signedInAt: '2026-03-01T08:00:00.000Z',
        lastSeenAt: '2026-03-14T20:15:00.000Z',
        isCurrent: true,
      },
    ],
  })
export type Session = z.infer<typeof Session>

/** Where an account is signed in. Calls of our own, beyond the source's list. */
export const sessions = c.router({
  list: {
    method: 'GET',
    path: '/auth/sessions/',
    summary: 'Where the account is signed in',
    description: 'This session first, then those last seen. Of a device no more is kept than the names of its browser and system: no address.',
    responses: { 200: z.object({ result: z.array(Session) }).meta({ id: 'Sessions', description: 'Sessions' }) },
    metadata: reads('user'),
  },
  end: {
    method: 'DELETE',
    path: '/auth/sessions/:id/',
    summary: 'End a session',
    description: 'Its tokens are no good any more: whoever holds them is signed out at their next call.',
    pathParams: z.object({ id: Id }),
    responses: { 200: Done },
    metadata: actsOnce('user'),
  },
  endOthers: {
    method: 'DELETE',
    path: '/auth/sessions/',
    summary: 'End all sessions but this one',
    description: 'Every other device is signed out at its next call.',
    responses: { 200: Done },
    metadata: actsOnce('user'),
  },
})
