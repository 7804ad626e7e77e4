import type { Dialog as Chat, Message } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../../../shared/api/services.ts'
import { useSessionKind } from '../../../shared/session/use-session.ts'
import { sortChats } from './chat-order.ts'
import { loadedMessages } from '../messages/chat-cache.ts'
import { useDeleted } from '../pending-deletions.ts'

/** A chat whose last message was just deleted: the one before it is the last. */
const withoutDeleted = (chat: Chat, deleted: ReadonlySet<string>, messages: () => readonly Message[]): Chat =>
  chat.lastMessage && deleted.has(chat.lastMessage.messageID)
    ? { ...chat, lastMessage: messages().findLast(({ messageID }) => !deleted.has(messageID)) ?? null }
    : chat

/** The person's chats but those just deleted, newest first; looked at again when the window is come back to, or another tab says something. Visitors have none to ask for. [CH-02] */
export const useChats = () => {
  const services = useServices()
  const { queries, queryClient, tabs } = services
  const kind = useSessionKind()
  const deleted = useDeleted('chats')
  const messages = useDeleted('messages')
  useEffect(
    () => tabs.listen((message) => message.kind === 'chats-changed' && void queryClient.invalidateQueries({ queryKey: keys.chats.list() })),
    [tabs, queryClient],
  )
  return useQuery({
    ...queries.chats.list(),
    enabled: kind !== 'visitor',
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    select: ({ result }) =>
      sortChats(
        result
          .filter(({ chatID }) => !deleted.has(chatID))
          .map((chat) => withoutDeleted(chat, messages, () => loadedMessages(services, chat.chatID))),
      ),
  })
}
