import { commonErrors } from '@moonlit/contract/common'
import { initContract } from '@ts-rest/core'
import { calls } from './contract/calls.ts'
import { forced } from './contract/forced.ts'
import { outbox } from './contract/outbox.ts'
import { personas } from './contract/personas.ts'
import { requests } from './contract/requests.ts'
import { clock, settings } from './contract/settings.ts'
import { snapshots, worlds } from './contract/worlds.ts'

/**
 * The mock's own calls. Each acts on the world that the request names with `X-Mock-World`, else with `world` in the
 * query, else on the default one. They are there only when MOCK_CONTROLS is 1, and only for pages of the same site.
 */
export const controls = initContract().router(
  { worlds, snapshots, settings, clock, forced, personas, outbox, requests, calls },
  { pathPrefix: '/controls', strictStatusCodes: true, commonResponses: commonErrors },
)
export type Controls = typeof controls
