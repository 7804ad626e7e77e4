import type { Memory } from '@moonlit/talk/replies/memory'
import type { World } from '../../worlds/world.ts'
import { memoryOf } from './reply-input.ts'
import { type ChatRow, type ChatStateRow, lastMessages } from './repo.ts'

/** How long the care after help lines lasts, in milliseconds, where nothing more was said: who comes back days later is met as always. */
const CARE = 12 * 60 * 60 * 1000

/** What the character remembers as the next message comes; to be asked for before that is stored. */
export const currentMemory = (
  world: World,
  { id }: Pick<ChatRow, 'id'>,
  { memoryJson, messageDeletedAt }: Pick<ChatStateRow, 'memoryJson' | 'messageDeletedAt'>,
): Memory => {
  const memory = memoryOf(memoryJson)
  if (memory.helped === null) return memory
  // Whoever deletes what was said is here, too.
  const saidAt = Math.max(lastMessages(world, id, 1)[0]?.sentAt ?? 0, messageDeletedAt ?? 0)
  return world.clock.now() - saidAt > CARE ? { ...memory, helped: null } : memory
}
