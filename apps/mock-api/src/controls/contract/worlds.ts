import { Done, IsoTime } from '@moonlit/contract/common'
import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { ONLY_READ_WORLDS } from '../../worlds/only-read-worlds.ts'
import { WORLD_NAME } from '../../worlds/world-name.ts'

const c = initContract()

/** Name of a world or snapshot. */
export const Name = z
  .string()
  .regex(WORLD_NAME, 'Lower-case letters, digits and dashes, at most 63')
  .meta({ description: 'Lower-case letters, digits and dashes, at most 63', examples: ['checkout'] })

const WorldEntry = z
  .object({
    name: z.string(),
    isOpen: z.boolean().describe('An idle world is closed without loss, and opens when it is asked for'),
    isOnlyRead: z.boolean().describe('Made by a request that only read, and never changed: the oldest of these are removed'),
    requestsRunning: z.number().int().min(0),
    requestsLogged: z.number().int().min(0),
  })
  .meta({
    id: 'WorldEntry',
    description: 'A world there is',
    examples: [{ name: 'default', isOpen: true, isOnlyRead: false, requestsRunning: 1, requestsLogged: 20 }],
  })

const Snapshot = z
  .object({ name: Name, savedAt: IsoTime.describe('Real time, not the world’s'), bytes: z.number().int().min(0) })
  .meta({ id: 'Snapshot', description: 'A saved state', examples: [{ name: 'checkout', savedAt: '2026-03-14T20:15:00.000Z', bytes: 4_194_304 }] })

const named = z.object({ name: Name })

export const worlds = c.router({
  list: {
    method: 'GET',
    path: '/worlds/',
    summary: 'The worlds there are',
    description: `Open or not; each lives in a copy of the data, with settings and a clock of its own. Of those that were only read, the ${ONLY_READ_WORLDS} used last are kept.`,
    responses: { 200: z.object({ worlds: z.array(WorldEntry) }).meta({ id: 'WorldList', description: 'By name' }) },
  },
  remove: {
    method: 'DELETE',
    path: '/worlds/:name/',
    summary: 'Remove a world',
    description: 'With its data, snapshots and log. Requests that run in it finish first; the next one with its name finds the seed.',
    pathParams: named,
    responses: { 200: Done },
  },
  reset: {
    method: 'POST',
    path: '/reset/',
    summary: 'Back to the seed',
    description:
      'Data, settings, clock, forced answers and rate limits. Snapshots and the request log stay. Requests that run finish on the old data.',
    body: z.object({}).meta({ examples: [{}] }),
    responses: { 200: Done },
  },
})

export const snapshots = c.router({
  list: {
    method: 'GET',
    path: '/snapshots/',
    summary: 'Snapshots of the world',
    description: 'Newest first.',
    responses: { 200: z.object({ snapshots: z.array(Snapshot) }).meta({ id: 'SnapshotList', description: 'Newest first' }) },
  },
  save: {
    method: 'POST',
    path: '/snapshots/',
    summary: 'Save the state of the world',
    description: 'Data, uploaded pictures, settings, clock, forced answers, rate limits. One of the same name is replaced.',
    body: named.meta({ id: 'NewSnapshot', description: 'What to call it' }),
    responses: { 201: Snapshot },
  },
  load: {
    method: 'POST',
    path: '/snapshots/:name/load/',
    summary: 'Bring a saved state back',
    description:
      'A clock that was moved is moved by as much again; one that stood still stands where it stood. Requests that run finish on the old data.',
    pathParams: named,
    body: z.object({}).meta({ examples: [{}] }),
    responses: { 200: Done },
  },
  remove: {
    method: 'DELETE',
    path: '/snapshots/:name/',
    summary: 'Remove a snapshot',
    description: 'The world stays as it is.',
    pathParams: named,
    responses: { 200: Done },
  },
})
