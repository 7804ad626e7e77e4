import type { World } from '../../worlds/world.ts'
import { type MessageRow, findMessage } from './repo.ts'

/** What was said before a message, with what that message quotes put right before it, as if it had just been said. */
export const withQuoted = (world: World, chatId: string, { before, asked }: { before: readonly MessageRow[]; asked: MessageRow }): MessageRow[] => {
  const quoted = asked.quotedId === null ? undefined : findMessage(world, chatId, asked.quotedId)
  return quoted === undefined ? [...before] : [...before.filter(({ id }) => id !== quoted.id), quoted]
}
