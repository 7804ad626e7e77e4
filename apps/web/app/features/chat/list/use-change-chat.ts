import { unwrap, type Dialog as Chat } from '@moonlit/sdk'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../shared/api/services.ts'
import { sortChats } from './chat-order.ts'

/** What of a chat is changed. */
export type ChatChange = Partial<Pick<Chat, 'isPinned' | 'isMuted' | 'isArchived'>>

/**
 * Pins, mutes and archives a chat: in the list at once, then at the server and in other tabs. A refusal puts it back.
 * @param onDone called once the server has done it
 */
export const useChangeChat = ({ chatID }: Pick<Chat, 'chatID'>, onDone: (change: ChatChange) => void): ((change: ChatChange) => void) => {
  const { client, queries, queryClient, tabs } = useServices()
  const { queryKey } = queries.chats.list()
  const { mutate } = useMutation({
    mutationFn: (change: ChatChange) => unwrap(client.chats.change({ params: { id: chatID }, body: change })),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(
        queryKey,
        (list) => list && { ...list, result: sortChats(list.result.map((chat) => (chat.chatID === chatID ? { ...chat, ...change } : chat))) },
      )
    },
    onSuccess: (_chat, change) => {
      tabs.post({ kind: 'chats-changed' })
      onDone(change)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return mutate
}
