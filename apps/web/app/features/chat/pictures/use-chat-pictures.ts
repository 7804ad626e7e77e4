import { ApiError, unwrap, type Message } from '@moonlit/sdk'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../shared/api/services.ts'
import { useErrorToast } from '../../../shared/errors/use-error-toast.ts'
import type { UpgradeCharacter } from '../../../shared/overlays/overlay-props.ts'
import { changeMessage, loadedMessages, refreshMessages } from '../messages/chat-cache.ts'
import { pendingDeletions } from '../pending-deletions.ts'
import { useOpenGallery } from './use-open-gallery.ts'

/** The pictures of a chat. */
export interface ChatPictures {
  /** Shows a picture large among the others that are clear; a locked one is revealed first. */
  readonly open: (message: Message) => void
  /** The message whose picture is being revealed. */
  readonly revealing: string | null
}

/** Opening and revealing the pictures of a chat; who may not see them clearly is led to what opens them. [CH-15] */
export const useChatPictures = (chatID: string, character: UpgradeCharacter): ChatPictures => {
  const services = useServices()
  const showError = useErrorToast()
  const openGallery = useOpenGallery()
  const show = (messageID: string) => {
    const deleted = pendingDeletions(services, 'messages').ids()
    const clear = loadedMessages(services, chatID).filter((message) => message.imageUrl && message.isFullImage && !deleted.has(message.messageID))
    const place = clear.findIndex((message) => message.messageID === messageID)
    openGallery(
      character.firstName,
      clear.flatMap(({ imageUrl }) => imageUrl ?? []),
      Math.max(place, 0),
    )
  }
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ messageID }: Message) => unwrap(services.client.chats.fullImage({ params: { id: chatID, msgId: messageID } })),
    meta: { errors: 'handled' },
    onSuccess: ({ imageUrl }, { messageID }) => {
      changeMessage(services, chatID, messageID, { imageUrl, isFullImage: true })
      show(messageID)
      // It may have been one of the month's photos.
      void refreshMessages(services, chatID).catch(() => undefined)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 402)
        void services.overlays.open('upgrade', { missing: error.code === 'chat_photo_limit' ? 'chatPhotos' : 'photos', character })
      else showError(error)
    },
  })
  return {
    open: (message) => {
      if (message.isFullImage) show(message.messageID)
      else if (!isPending) mutate(message)
    },
    revealing: isPending ? variables.messageID : null,
  }
}
