/** The one place with assertions: what generated data cannot prove to the compiler. */
import type { Contract } from '@moonlit/contract'
import type { MoonlitClient } from '../generated/client.ts'
import type { Make } from '../generated/testing.ts'

/** Calls made from the table, which is made from the same contract as the interface. */
export const asClient = (calls: Readonly<Record<string, object>>): MoonlitClient => calls as object as MoonlitClient

/** The table as ts-rest sees it: the contract's shape without its schemas. */
export const asContract = (routes: object): Contract => routes as Contract

/** Factories made from the schemas, which are made from the same contract as the interface. */
export const asMake = (factories: Readonly<Record<string, object>>): Make => factories as object as Make

/** What was made for a schema, for the rule of that schema. */
export const asMade = (made: object): never => made as never
