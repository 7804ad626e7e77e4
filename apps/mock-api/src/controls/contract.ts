import { commonErrors, Done, IsoTime } from '@moonlit/contract/common'
import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { Settings } from '../worlds/settings.ts'

const c = initContract()

const Clock = z.object({ now: IsoTime, isFrozen: z.boolean() })
const Persona = z.object({ name: z.string(), kind: z.enum(['guest', 'user']) })

/** How a persona is signed in: with tokens, or with a guest session. */
export const PersonaSession = z.union([
  z.object({ kind: z.literal('user'), jwtToken: z.string(), refreshToken: z.string() }),
  z.object({ kind: z.literal('guest'), UserSessionID: z.string() }),
])
export type PersonaSession = z.infer<typeof PersonaSession>

/**
 * The mock's own calls. Each acts on the world that the request names with `X-Mock-World`, else on the default one. They
 * are there only when MOCK_CONTROLS is 1.
 */
export const controls = c.router(
  {
    worlds: { method: 'GET', path: '/worlds/', summary: 'Names of the open worlds', responses: { 200: z.object({ worlds: z.array(z.string()) }) } },
    reset: { method: 'POST', path: '/reset/', summary: 'Back to the seed: data, settings, clock', body: z.object({}), responses: { 200: Done } },
    settings: { method: 'GET', path: '/settings/', summary: 'Settings now', responses: { 200: Settings } },
    changeSettings: {
      method: 'PATCH',
      path: '/settings/',
      summary: 'Change some settings, from the next request on',
      body: Settings.partial(),
      responses: { 200: Settings },
    },
    clock: { method: 'GET', path: '/clock/', summary: 'Time of the world', responses: { 200: Clock } },
    changeClock: {
      method: 'PATCH',
      path: '/clock/',
      summary: 'Freeze, set or advance the time',
      body: z.object({ now: IsoTime.optional(), advanceMs: z.number().int().optional(), isFrozen: z.boolean().optional() }),
      responses: { 200: Clock },
    },
    personas: { method: 'GET', path: '/personas/', summary: 'Ready-made people', responses: { 200: z.object({ personas: z.array(Persona) }) } },
    signIn: {
      method: 'POST',
      path: '/personas/:name/sign-in/',
      summary: 'Sign in as a ready-made person',
      pathParams: z.object({ name: z.string() }),
      body: z.object({}),
      responses: { 200: PersonaSession },
    },
  },
  { pathPrefix: '/controls', strictStatusCodes: true, commonResponses: commonErrors },
)
