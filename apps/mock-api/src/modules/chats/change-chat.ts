import type { ChatChange } from '@moonlit/contract/chat-change'
import type { World } from '../../worlds/world.ts'

const numberOf = (is: boolean | undefined): 0 | 1 | null => (is === undefined ? null : is ? 1 : 0)

/** Pins, mutes or archives a chat; what is left out stays. */
export const changeChat = (world: World, chatId: string, { isPinned, isMuted, isArchived }: ChatChange): void =>
  world.atomically(() => {
    world.run(
      'UPDATE Chat SET isPinned = coalesce(?, isPinned), isMuted = coalesce(?, isMuted) WHERE id = ?',
      numberOf(isPinned),
      numberOf(isMuted),
      chatId,
    )
    if (isArchived !== undefined) world.run('UPDATE Chat SET archivedAt = ? WHERE id = ?', isArchived ? world.clock.now() : null, chatId)
  })
