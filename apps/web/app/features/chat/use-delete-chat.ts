import { unwrap } from '@moonlit/sdk'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { useErrorToast } from '../../shared/errors/use-error-toast.ts'
import { removeChat } from './chat-cache.ts'
import { afterDeletion } from './chat-order.ts'
import { useOutbox } from './use-outbox.ts'

/** Deletes a chat for good, then leaves it when it is the selected one, and the chats when it was the last. Rejects when it could not. [CH-18] */
export const useDeleteChat = (selected: string | null): ((chatID: string) => Promise<void>) => {
  const services = useServices()
  const outbox = useOutbox()
  const navigate = useNavigate()
  const showError = useErrorToast()
  return useCallback(
    async (chatID) => {
      try {
        await unwrap(services.client.chats.delete({ params: { id: chatID } }))
      } catch (error) {
        showError(error)
        throw error
      }
      outbox.forget(chatID)
      const next = afterDeletion(
        (services.queryClient.getQueryData(services.queries.chats.list().queryKey)?.result ?? []).filter((chat) => chat.chatID !== chatID),
        chatID,
        selected,
      )
      if (next !== 'stay') await navigate(next === 'explore' ? addresses.explore : addresses.chats, { replace: true })
      removeChat(services, chatID)
    },
    [services, outbox, navigate, showError, selected],
  )
}
