import { unwrap, type Message } from '@moonlit/sdk'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../shared/api/services.ts'
import { noteMessage, refreshMessages, replaceMessage } from './chat-cache.ts'

/** The versions of the last reply. */
export interface Versions {
  readonly show: (message: Message, version: number) => void
  readonly isBusy: boolean
}

/** Going through the versions of the last reply: the one that is shown is the one that the talk goes on from, in every tab. */
export const useVersions = (chatID: string): Versions => {
  const services = useServices()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ messageID, version }: { messageID: string; version: number }) =>
      unwrap(services.client.chats.showVersion({ params: { id: chatID, msgId: messageID }, body: { version } })),
    onSuccess: (message) => {
      replaceMessage(services, chatID, message)
      noteMessage(services, chatID, message, 'seen')
      services.tabs.post({ kind: 'chats-changed' })
    },
    // The talk may have gone on in another tab.
    onError: () => void refreshMessages(services, chatID).catch(() => undefined),
  })
  return { show: ({ messageID }, version) => mutate({ messageID, version }), isBusy: isPending }
}
