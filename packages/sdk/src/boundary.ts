/** The one place with assertions: what generated data cannot prove to the compiler. */
import type { Contract } from '@moonlit/contract'
import type { MoonlitClient } from '../generated/client.ts'

/** Calls made from the table, which is made from the same contract as the interface. */
export const asClient = (calls: Readonly<Record<string, object>>): MoonlitClient => calls as object as MoonlitClient

/** The table as ts-rest sees it: the contract's shape without its schemas. */
export const asContract = (routes: object): Contract => routes as Contract
