import { z } from 'zod'
import type { CallId } from '../http/call-table.ts'
import type { Caller } from '../http/caller.ts'
import type { World } from '../worlds/world.ts'
import { Forced, type NewForced } from './contract/forced.ts'

const State = z.object({ count: z.number(), waiting: z.array(Forced) })

/** How forced answers and the request log name a caller. */
export const nameOf = (caller: Caller): string => (caller.kind === 'nobody' ? 'nobody' : `${caller.kind}:${caller.id}`)

/** The pending forced answers of a world, oldest first. They are stored with its data. */
export class ForcedAnswers {
  readonly #world: World
  #count: number
  #waiting: readonly Forced[]

  constructor(world: World) {
    this.#world = world
    const state = world.recall('forced', State)
    this.#count = state?.count ?? 0
    this.#waiting = state?.waiting ?? []
  }

  #keep(waiting: readonly Forced[]): void {
    this.#waiting = waiting
    this.#world.remember('forced', { count: this.#count, waiting })
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  list(): readonly Forced[] {
    return this.#waiting
  }

  /** @param caller as `nameOf` names them; null for everyone */
  add(forced: NewForced, caller: string | null): Forced {
    this.#count += 1
    const added: Forced = { ...forced, caller, id: `f${this.#count}`, hits: 0, createdAt: new Date().toISOString() }
    this.#keep([...this.#waiting, added])
    return added
  }

  /** Removes one; false when there is none. */
  remove(id: string): boolean {
    const rest = this.#waiting.filter((forced) => forced.id !== id)
    if (rest.length === this.#waiting.length) return false
    this.#keep(rest)
    return true
  }

  clear(): void {
    this.#keep([])
  }

  /** Takes the oldest that matches a request and counts it as used. It is synchronous, so parallel requests never share one. */
  take(call: CallId, caller: Caller): Forced | null {
    if (this.#waiting.length === 0) return null
    const name = nameOf(caller)
    const found = this.#waiting.find((forced) => (forced.call === '*' || forced.call === call) && (forced.caller === null || forced.caller === name))
    if (found === undefined) return null
    const times = found.times === null ? null : found.times - 1
    const used = { ...found, times, hits: found.hits + 1 }
    this.#keep(
      times === 0 ? this.#waiting.filter(({ id }) => id !== found.id) : this.#waiting.map((forced) => (forced.id === found.id ? used : forced)),
    )
    return used
  }
}

const byWorld = new WeakMap<World, ForcedAnswers>()

/** The forced answers of a world. */
export const forcedOf = (world: World): ForcedAnswers => {
  const known = byWorld.get(world)
  if (known !== undefined) return known
  const made = new ForcedAnswers(world)
  byWorld.set(world, made)
  return made
}
