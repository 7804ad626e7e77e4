import { IconButton } from '@moonlit/ui/icon-button'
import { Pencil, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMessageCost } from '../messages/use-message-cost.ts'
import type { MessageAllowance } from '../messages/use-messages.ts'

interface EditingNoteProps {
  name: string
  allowance: MessageAllowance | null
  onCancel: () => void
}

/** Above the composer while it holds a message that was sent: what sending does and costs, and the way back. [CH-08] */
export function EditingNote({ name, allowance, onCancel }: EditingNoteProps) {
  const { t } = useTranslation('chat')
  const cost = useMessageCost(allowance)
  return (
    <div className="mb-2 flex animate-rise items-center gap-3 rounded-card bg-surface py-1.5 ps-4 pe-1.5 shadow-rest">
      <Pencil aria-hidden className="size-4.5 shrink-0 text-rose" />
      <p role="status" className="min-w-0 flex-1 text-sm">
        <span className="block font-medium">{t('editing.title')}</span>
        <span className="block text-caption text-muted">{t('editing.text', { name })}</span>
        {cost === null ? null : <span className="block text-caption text-muted">{cost}</span>}
      </p>
      <IconButton label={t('editing.cancel')} tooltip="none" onClick={onCancel}>
        <X />
      </IconButton>
    </div>
  )
}
