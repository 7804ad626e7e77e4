import { commonErrors } from '@moonlit/contract/common'
import { initContract } from '@ts-rest/core'
import { calls } from './contract/calls.ts'
import { forced } from './contract/forced.ts'
import { outbox } from './contract/outbox.ts'
import { personas } from './contract/personas.ts'
import { requests } from './contract/requests.ts'
import { clock, settings } from './contract/settings.ts'
import { Name, snapshots, worlds } from './contract/worlds.ts'

/** Descriptions of the controls' resources. */
export const CONTROL_TAGS = {
  worlds: 'Copies of the data that never meet, and the way back to the seed.',
  snapshots: 'Saved states of a world.',
  settings: 'Delays, latency, failures, limits, maintenance.',
  clock: 'The time of a world.',
  forced: 'Answers and faults in place of what a call would answer.',
  personas: 'Ready-made people.',
  outbox: 'Mails that were sent.',
  requests: 'What was asked and answered.',
  calls: 'The API, as far as its answers can be forced.',
} as const

/**
 * The mock's own calls. Each acts on the world named by the header `X-Mock-World`, else by `world` in the
 * query, else on the default world. They exist only when MOCK_CONTROLS is 1, and only for pages of the same host.
 */
export const controls = initContract().router(
  { worlds, snapshots, settings, clock, forced, personas, outbox, requests, calls },
  {
    pathPrefix: '/controls',
    strictStatusCodes: true,
    commonResponses: commonErrors,
    baseHeaders: { 'x-mock-world': Name.optional().describe('The world to act on; the default one when left out') },
  },
)
export type Controls = typeof controls
