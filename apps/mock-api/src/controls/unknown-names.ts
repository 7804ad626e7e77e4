import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { unknownNames } from '../http/unknown-names.ts'
import type { UnknownName } from './contract/requests.ts'

/** How many are kept of a world, and of how many worlds. */
const KEPT_NAMES = 100
const KEPT_WORLDS = 200
/** As many characters of a name are kept. */
const LONGEST = 100

/** Of a call that takes nothing. */
const NOTHING = z.object({})
const PARTS = { query: 'query parameter', body: 'field' } as const

/** Names that requests had and their calls do not know, of each world: each once, in the order they came. */
export class UnknownNames {
  readonly #worlds = new Map<string, Map<string, UnknownName>>()

  #of(world: string): Map<string, UnknownName> {
    const known = this.#worlds.get(world)
    if (known !== undefined) return known
    const made = new Map<string, UnknownName>()
    this.#worlds.set(world, made)
    const [oldest] = this.#worlds.keys()
    if (this.#worlds.size > KEPT_WORLDS && oldest !== undefined) this.#worlds.delete(oldest)
    return made
  }

  /** Keeps a name; true when it is the first of its kind in the world. */
  keep(world: string, found: UnknownName): boolean {
    const names = this.#of(world)
    const key = `${found.call} ${found.part} ${found.name}`
    if (names.has(key) || names.size >= KEPT_NAMES) return false
    names.set(key, found)
    return true
  }

  /** The names of a world. */
  list(world: string): UnknownName[] {
    return [...(this.#worlds.get(world)?.values() ?? [])]
  }

  /** Drops those of a removed world. */
  forget(world: string): void {
    this.#worlds.delete(world)
  }
}

/** Tells, once in a world, each query parameter and field that a request has and its call does not know: it is ignored, as servers do. */
export const useUnknownNames = (app: FastifyInstance, unknown: UnknownNames): void => {
  app.addHook('preValidation', (request, _reply, done) => {
    const { call, worldUse, log } = request
    if (call !== null)
      for (const part of ['query', 'body'] as const)
        for (const whole of unknownNames(call[part] ?? NOTHING, request[part])) {
          const name = whole.slice(0, LONGEST)
          if (unknown.keep(worldUse.name, { call: call.id, part, name }))
            log.warn({ world: worldUse.name }, `${call.id} ignores the ${PARTS[part]} "${name}": the contract does not know it`)
        }
    done()
  })
}
