import type { World } from './world.ts'

/** How many idle worlds may keep their Prisma client open. */
const CONNECTED_WORLDS = 8

/** The worlds with an open Prisma client, which is heavy: beyond a limit, the oldest of idle worlds close theirs. */
export class ConnectedWorlds {
  /** Oldest first. */
  readonly #worlds = new Set<World>()

  /** Notes a world that opens its client; returns those that have to close theirs. */
  add(world: World): World[] {
    this.#worlds.delete(world)
    this.#worlds.add(world)
    const resting: World[] = []
    for (const other of this.#worlds) {
      if (this.#worlds.size <= CONNECTED_WORLDS) break
      if (other === world || other.holders > 0) continue
      this.#worlds.delete(other)
      resting.push(other)
    }
    return resting
  }

  /** A world is closed. */
  delete(world: World): void {
    this.#worlds.delete(world)
  }
}
