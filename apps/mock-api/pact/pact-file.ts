import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** The pact that the web app keeps with the API. */
export const PACT_FILE = fileURLToPath(new URL('../../../pacts/moonlit-web-moonlit-api.json', import.meta.url))

/** A state that an interaction begins in, as pact files have it. */
export const ProviderState = z.object({ name: z.string(), params: z.record(z.string(), z.string()).default({}) })
export type ProviderState = z.infer<typeof ProviderState>

const Interaction = z.looseObject({ description: z.string(), providerStates: z.array(ProviderState).default([]) })
export type Interaction = z.infer<typeof Interaction>

const Pact = z.looseObject({ consumer: z.object({ name: z.string() }), interactions: z.array(Interaction) })
export type Pact = z.infer<typeof Pact>

/** @throws Error when it is no pact file */
export const parsePact = (text: string): Pact => Pact.parse(JSON.parse(text))

export const readPact = (file: string = PACT_FILE): Pact => parsePact(readFileSync(file, 'utf8'))
