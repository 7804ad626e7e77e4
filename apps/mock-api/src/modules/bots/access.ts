import type { Caller } from '../../http/caller.ts'
import type { World } from '../../worlds/world.ts'
import { accessOf, blockedBy } from './repo.ts'
import { type Access, NO_ACCESS } from './rules.ts'

/** What a caller has paid for. */
export const accessOfCaller = (world: World, caller: Caller): Access =>
  caller.kind === 'user' ? { userId: caller.id, ...accessOf(world, caller.id) } : NO_ACCESS

const NONE: ReadonlySet<string> = new Set()

/** Ids of the characters that a caller has blocked. */
export const blockedByCaller = (world: World, caller: Caller): ReadonlySet<string> => (caller.kind === 'nobody' ? NONE : blockedBy(world, caller.id))
