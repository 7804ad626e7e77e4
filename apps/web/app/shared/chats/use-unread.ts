import type { Dialog as Chat } from '@moonlit/sdk'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../api/services.ts'
import { useSessionKind } from '../session/use-session.ts'

/** How many messages nobody has read yet; those of muted and archived chats are not counted. */
export const unreadIn = (chats: readonly Chat[]): number =>
  chats.reduce((sum, { unread, isMuted, isArchived }) => (isMuted || isArchived ? sum : sum + unread), 0)

/** The same of the person's chats; none for visitors, and until they are known. */
export const useUnread = (): number => {
  const { queries } = useServices()
  const kind = useSessionKind()
  const { data = 0 } = useQuery({ ...queries.chats.list(), enabled: kind !== 'visitor', select: ({ result }) => unreadIn(result) })
  return kind === 'visitor' ? 0 : data
}
