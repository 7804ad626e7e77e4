import { LRUCache } from 'lru-cache'
import type { World } from '../../worlds/world.ts'

/**
 * What was found out about the characters of a world, until its catalogue changes.
 * @param max how many values are kept of a world
 */
export const keptPerCatalogue = <Value extends NonNullable<unknown>>(max: number): ((world: World) => LRUCache<string, Value>) => {
  const kept = new WeakMap<World, { readonly version: number; readonly values: LRUCache<string, Value> }>()
  return (world) => {
    const known = kept.get(world)
    if (known?.version === world.kept.version) return known.values
    const values = new LRUCache<string, Value>({ max })
    kept.set(world, { version: world.kept.version, values })
    return values
  }
}
