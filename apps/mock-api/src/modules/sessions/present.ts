import type { Session } from '@moonlit/contract/sessions'
import type { World } from '../../worlds/world.ts'
import { sessionIdOf, type SessionRow } from './repo.ts'

/** A session as its person sees it; `current` is the family of the one that asks. */
export const presentSession = (world: World, { family, browser, system, signedInAt, seenAt }: SessionRow, current: string): Session => ({
  id: sessionIdOf(world, family),
  browser,
  system,
  signedInAt: new Date(signedInAt).toISOString(),
  lastSeenAt: new Date(seenAt - (seenAt % 60_000)).toISOString(),
  isCurrent: family === current,
})
