import { LRUCache } from 'lru-cache'
import type { World } from '../../worlds/world.ts'

/**
 * A cache of values about a world's characters, cleared when its catalogue changes.
 * @param max maximum number of values per world
 */
export const cachePerCatalogue = <Value extends NonNullable<unknown>>(max: number): ((world: World) => LRUCache<string, Value>) => {
  const cached = new WeakMap<World, { readonly version: number; readonly values: LRUCache<string, Value> }>()
  return (world) => {
    const known = cached.get(world)
    if (known?.version === world.responseCache.version) return known.values
    const values = new LRUCache<string, Value>({ max })
    cached.set(world, { version: world.responseCache.version, values })
    return values
  }
}
