import type { Dialog as Chat } from '@moonlit/sdk'
import { AlertDialog } from '@moonlit/ui/alert-dialog'
import { useTranslation } from 'react-i18next'
import { useDeleteChat } from './use-delete-chat.ts'

interface DeleteChatDialogProps {
  /** The chat to delete; null while nothing is asked. */
  chat: Chat | null
  selected: string | null
  onClose: () => void
}

/** Asks before a chat and all its messages are deleted. [CH-18] [OV-09] */
export function DeleteChatDialog({ chat, selected, onClose }: DeleteChatDialogProps) {
  const { t } = useTranslation('chat')
  const deleteChat = useDeleteChat(selected)
  if (!chat) return null
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('delete.title')}
      text={t('delete.text', { name: chat.botName })}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('delete.cancel')}
      tone="danger"
      onConfirm={() => deleteChat(chat.chatID)}
    />
  )
}
