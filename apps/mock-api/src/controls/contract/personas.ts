import { initContract } from '@ts-rest/core'
import { z } from 'zod'

const c = initContract()

/** The personas of the seed, named for their state. */
export const PERSONA_NAMES = ['admin', 'cancelled', 'free', 'guest', 'no-allowance', 'premium', 'unconfirmed'] as const
export type PersonaName = (typeof PERSONA_NAMES)[number]

const Persona = z
  .object({
    name: z.string(),
    kind: z.enum(['guest', 'user']),
    caller: z.string().describe('How forced answers and the log name them'),
    firstName: z.string(),
    email: z.string().nullable(),
  })
  .meta({
    id: 'Persona',
    description: 'A ready-made person',
    examples: [{ name: 'premium', kind: 'user', caller: 'user:u_premium', firstName: 'Paula', email: 'premium@moonlit.example' }],
  })

/** How a persona is signed in: with tokens, or with a guest session. */
export const PersonaSession = z
  .union([
    z.object({ kind: z.literal('user'), jwtToken: z.string(), refreshToken: z.string() }),
    z.object({ kind: z.literal('guest'), UserSessionID: z.string() }),
  ])
  .meta({ id: 'PersonaSession', description: 'Tokens, or a guest session', examples: [{ kind: 'guest', UserSessionID: 'gs_persona' }] })
export type PersonaSession = z.infer<typeof PersonaSession>

export const personas = c.router({
  list: {
    method: 'GET',
    path: '/personas/',
    summary: 'Ready-made people',
    description: 'Each in the state that its name says; those whose account was deleted are gone.',
    responses: { 200: z.object({ personas: z.array(Persona) }).meta({ id: 'PersonaList', description: 'By name' }) },
  },
  signIn: {
    method: 'POST',
    path: '/personas/:name/sign-in/',
    summary: 'Sign in as a ready-made person',
    description: 'As often as you like; each time is a session of its own.',
    pathParams: z.object({ name: z.string().max(64) }),
    body: z.object({}).meta({ examples: [{}] }),
    responses: { 200: PersonaSession },
  },
})
