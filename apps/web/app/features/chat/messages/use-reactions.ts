import { unwrap, type Message } from '@moonlit/sdk'
import type { Reaction } from '@moonlit/sdk/rules'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../shared/api/services.ts'
import { changeMessage, refreshMessages } from './chat-cache.ts'

interface Change {
  readonly message: Message
  readonly reaction: Reaction | null
}

/** Reacts to a message of the character: seen at once, put back with a word when it could not be kept. */
export const useReactions = (chatID: string): ((message: Message, reaction: Reaction | null) => void) => {
  const services = useServices()
  const { mutate } = useMutation({
    // Whoever changes their mind is obeyed in order.
    scope: { id: `reactions ${chatID}` },
    mutationFn: ({ message: { messageID }, reaction }: Change) =>
      unwrap(services.client.chats.react({ params: { id: chatID, msgId: messageID }, body: { reaction } })),
    onMutate: ({ message, reaction }) => changeMessage(services, chatID, message.messageID, { reaction: reaction ?? undefined }),
    onSuccess: () => services.tabs.post({ kind: 'chats-changed' }),
    onError: (_, { message }) => {
      changeMessage(services, chatID, message.messageID, { reaction: message.reaction })
      // The message may be another one by now.
      void refreshMessages(services, chatID).catch(() => undefined)
    },
  })
  return (message, reaction) => mutate({ message, reaction })
}
