import type { StateGives, StateName, StateParams } from '@moonlit/contract/states'
import type { ProviderWorld } from './provider-world.ts'

/** Sets a state up. */
export interface Handler<Name extends StateName> {
  /** What it needs: calls of the API, which any provider has, or the mock's controls. */
  readonly needs: 'calls' | 'controls'
  /** Returns the values that the state gives. */
  readonly setUp: (world: ProviderWorld, params: StateParams<Name>) => Promise<StateGives<Name>>
}
/** A handler for every state. */
export type Handlers = { readonly [Name in StateName]: Handler<Name> }

/** States that calls of the API set up, which any provider has. */
export const WITH_CALLS = 'calls'
/** States that need the mock's controls. */
export const WITH_CONTROLS = 'controls'
