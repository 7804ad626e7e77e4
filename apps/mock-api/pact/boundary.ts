import type { Handler } from './handler.ts'
import type { ProviderWorld } from './provider-world.ts'

/** A handler whose state is only known when it runs; its parameters are checked by the state's own schema before they reach it. */
interface LooseHandler {
  readonly needs: Handler<'nobody is signed in'>['needs']
  readonly setUp: (world: ProviderWorld, params: object) => Promise<Readonly<Record<string, string>>>
}

/** The only place where a handler is cast to an untyped one. */
export const asHandler = (handler: object): LooseHandler => handler as LooseHandler
