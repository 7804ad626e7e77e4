import { IconButton } from '@moonlit/ui/icon-button'
import { Pencil, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Above the composer while it holds a message that was sent: what sending does, and the way back. */
export function EditingNote({ name, onCancel }: { name: string; onCancel: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <div className="mb-2 flex animate-rise items-center gap-3 rounded-card bg-surface py-1.5 ps-4 pe-1.5 shadow-rest">
      <Pencil aria-hidden className="size-4.5 shrink-0 text-rose" />
      <p role="status" className="min-w-0 flex-1 text-sm">
        <span className="block font-medium">{t('editing.title')}</span>
        <span className="block text-caption text-muted">{t('editing.text', { name })}</span>
      </p>
      <IconButton label={t('editing.cancel')} tooltip="none" onClick={onCancel}>
        <X />
      </IconButton>
    </div>
  )
}
