import { unwrap, type Dialog as Chat } from '@moonlit/sdk'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addresses } from '../../../shared/addresses.ts'
import { useServices } from '../../../shared/api/services.ts'
import { removeChat } from '../messages/chat-cache.ts'
import { afterDeletion } from './chat-order.ts'
import { useOutbox } from '../sending/use-outbox.ts'

/** Asks, then deletes a chat for good; leaves it when it is the selected one, and the chats when it was the last. [CH-18] [OV-09] */
export const useDeleteChat = (selected: string | null): ((chat: Chat) => void) => {
  const services = useServices()
  const { t } = useTranslation('chat')
  const outbox = useOutbox()
  const navigate = useNavigate()
  const { mutateAsync } = useMutation({
    mutationFn: (chatID: string) => unwrap(services.client.chats.delete({ params: { id: chatID } })),
    onSuccess: (_done, chatID) => outbox.forget(chatID),
  })
  const leave = async (chatID: string) => {
    const chats = services.queryClient.getQueryData(services.queries.chats.list().queryKey)?.result ?? []
    const next = afterDeletion(
      chats.filter((chat) => chat.chatID !== chatID),
      chatID,
      selected,
    )
    if (next !== 'stay') await navigate(next === 'explore' ? addresses.explore : addresses.chats, { replace: true })
    removeChat(services, chatID)
  }
  return ({ chatID, botName }) => {
    let isDeleted = false
    const question = {
      title: t('delete.title'),
      text: t('delete.text', { name: botName }),
      confirmLabel: t('delete.confirm'),
      cancelLabel: t('delete.cancel'),
      tone: 'danger',
      onConfirm: async () => {
        await mutateAsync(chatID)
        isDeleted = true
      },
    } as const
    // The question is closed before the page changes behind it.
    void services.overlays.open('confirm', question).then(() => (isDeleted ? leave(chatID) : undefined))
  }
}
