import type { Dialog } from '@moonlit/sdk'
import { AlertDialog } from '@moonlit/ui/alert-dialog'
import { useTranslation } from 'react-i18next'
import { useDeleteChat } from './use-delete-chat.ts'

interface DeleteChatDialogProps {
  /** The dialog to delete; null while nothing is asked. */
  dialog: Dialog | null
  selected: string | null
  onClose: () => void
}

/** Asks before a dialog and all its messages are deleted. [CH-18] [OV-09] */
export function DeleteChatDialog({ dialog, selected, onClose }: DeleteChatDialogProps) {
  const { t } = useTranslation('chat')
  const deleteChat = useDeleteChat(selected)
  if (!dialog) return null
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('delete.title')}
      text={t('delete.text', { name: dialog.botName })}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('delete.cancel')}
      tone="danger"
      onConfirm={() => deleteChat(dialog.chatID)}
    />
  )
}
