import { ApiError, unwrap, type Message } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shared/api/services.ts'
import { tabPlayer } from '../../../shared/audio/player.ts'
import { useErrorToast } from '../../../shared/errors/use-error-toast.ts'
import { offerUndo } from '../offer-undo.ts'
import { pendingDeletions } from '../pending-deletions.ts'
import { useOutbox } from '../sending/use-outbox.ts'
import { removeMessage } from './chat-cache.ts'

const isGoneAlready = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/**
 * Takes a message away at once. For five seconds it can be brought back; then, or when the page is left, it is deleted for good, in every tab. One
 * that could not be deleted stands there again. [CH-24] [CH-27]
 */
export const useDeleteMessage = (chatID: string): ((message: Message) => void) => {
  const services = useServices()
  const { client, queryClient, tabs } = services
  const { t } = useTranslation('chat')
  const outbox = useOutbox()
  const pending = pendingDeletions(services, 'messages')
  const showError = useErrorToast()

  const deleteForGood = async (messageID: string, call?: { keepalive: true }) => {
    try {
      await unwrap(client.chats.deleteMessage({ params: { id: chatID, msgId: messageID } }, call)).catch((error: unknown) => {
        if (!isGoneAlready(error)) throw error
      })
      removeMessage(services, chatID, messageID)
      tabs.post({ kind: 'chats-changed' })
      // What was learned from it is forgotten, and what was suggested answered it.
      void queryClient.invalidateQueries({ queryKey: keys.chats.facts(chatID) })
      void queryClient.invalidateQueries({ queryKey: keys.chats.hints(chatID) })
      pending.settle(messageID)
    } catch (error) {
      showError(error)
      pending.bringBack(messageID)
    }
  }
  return ({ messageID }) => {
    const { editing, quoting } = outbox.state(chatID)
    if (editing?.messageID === messageID) outbox.edit(chatID, null)
    if (quoting?.messageID === messageID) outbox.quote(chatID, null)
    tabPlayer.stop(messageID)
    pending.add(messageID)
    offerUndo(services, t('message.deleted'), {
      undoLabel: t('delete.undo'),
      onUndo: () => pending.bringBack(messageID),
      deleteForGood: (call) => deleteForGood(messageID, call),
    })
  }
}
