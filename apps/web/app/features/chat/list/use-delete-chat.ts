import { unwrap, type Dialog as Chat } from '@moonlit/sdk'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addresses, LED_TO } from '../../../shared/addresses.ts'
import { useServices } from '../../../shared/api/services.ts'
import { afterRemoval } from '../../../shared/chats/after-removal.ts'
import { useErrorToast } from '../../../shared/errors/use-error-toast.ts'
import { removeChat } from '../messages/chat-cache.ts'
import { useOutbox } from '../sending/use-outbox.ts'
import { offerUndo } from '../offer-undo.ts'
import { pendingDeletions } from '../pending-deletions.ts'

/**
 * Asks, then takes a chat off the list; leaves it when it is the selected one, and the chats when it was the last. For five seconds it can be
 * brought back; then, or when the page is left or the person signs out, it is deleted for good. [CH-18] [CH-27] [OV-09]
 */
export const useDeleteChat = (selected: string | null): ((chat: Chat) => void) => {
  const services = useServices()
  const { client, queries, queryClient, overlays, tabs } = services
  const { t } = useTranslation('chat')
  const outbox = useOutbox()
  const pending = pendingDeletions(services, 'chats')
  const navigate = useNavigate()
  const showError = useErrorToast()

  const deleteForGood = async (chatID: string, call?: { keepalive: true }) => {
    const tell = () => tabs.post({ kind: 'chat-deleted', chatID })
    // A page that is being left does not live to see the answer.
    if (call) tell()
    try {
      await unwrap(client.chats.delete({ params: { id: chatID } }, call))
      tell()
      outbox.forget(chatID)
      removeChat(services, chatID)
      tabs.post({ kind: 'chats-changed' })
      pending.settle(chatID)
    } catch (error) {
      showError(error)
      pending.bringBack(chatID)
    }
  }
  const takeAway = async ({ chatID, botName }: Chat) => {
    const chats = queryClient.getQueryData(queries.chats.list().queryKey)?.result ?? []
    const others = chats.filter((chat) => chat.chatID !== chatID && !pending.ids().has(chat.chatID))
    const next = afterRemoval(others.length, chatID, selected)
    if (next !== 'stay') await navigate(next === 'explore' ? addresses.explore : addresses.chats, { replace: true, state: LED_TO.heading })
    pending.add(chatID)
    offerUndo(services, t('delete.done', { name: botName }), {
      undoLabel: t('delete.undo'),
      onUndo: () => {
        pending.bringBack(chatID)
        if (next !== 'stay') void navigate(addresses.chat(chatID))
      },
      deleteForGood: (call) => deleteForGood(chatID, call),
    })
  }
  return (chat) => {
    let isConfirmed = false
    const question = {
      title: t('delete.title'),
      text: t('delete.text', { name: chat.botName }),
      confirmLabel: t('delete.confirm'),
      cancelLabel: t('delete.cancel'),
      tone: 'danger',
      onConfirm: () => {
        isConfirmed = true
      },
    } as const
    // The question is closed before the page changes behind it.
    void overlays.open('confirm', question).then(() => (isConfirmed ? takeAway(chat) : undefined))
  }
}
