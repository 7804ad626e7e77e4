/** The only place with type assertions, for generated data. */
import type { MoonlitClient } from '../generated/client.ts'
import type { Make } from '../generated/testing.ts'

/** Casts calls built from the table, which is generated from the same contract. */
export const asClient = (calls: Readonly<Record<string, object>>): MoonlitClient => calls as object as MoonlitClient

/** Casts factories built from schemas of the same contract. */
export const asMake = (factories: Readonly<Record<string, object>>): Make => factories as object as Make

/** Casts a generated value for its schema's rule. */
export const asMade = (made: object): never => made as never

/** Casts what was read of a request to the types of the call that it is. */
export const asSent = <T>(read: object): T => read as T
