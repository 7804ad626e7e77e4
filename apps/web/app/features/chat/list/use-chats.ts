import { keys } from '@moonlit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../../../shared/api/services.ts'
import { useSessionKind } from '../../../shared/session/use-session.ts'
import { sortChats } from './chat-order.ts'
import { useDeletedChats } from './pending-deletions.ts'

/** The person's chats but those just deleted, newest first; looked at again when the window is come back to, or another tab says something. Visitors have none to ask for. [CH-02] */
export const useChats = () => {
  const { queries, queryClient, tabs } = useServices()
  const kind = useSessionKind()
  const deleted = useDeletedChats()
  useEffect(
    () => tabs.listen((message) => message.kind === 'chats-changed' && void queryClient.invalidateQueries({ queryKey: keys.chats.list() })),
    [tabs, queryClient],
  )
  return useQuery({
    ...queries.chats.list(),
    enabled: kind !== 'visitor',
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    select: ({ result }) => sortChats(result.filter(({ chatID }) => !deleted.has(chatID))),
  })
}
