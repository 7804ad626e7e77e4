import { Dialog } from '@moonlit/ui/dialog'
import { useTranslation } from 'react-i18next'
import type { Startable } from '../../shared/start-chat/start-chat.ts'
import { PersonForm } from './person-form.tsx'
import { useGuestSession } from './use-guest-session.ts'

interface GuestDialogProps {
  character: Startable
  onClose: () => void
  /** The guest session is there; opens the chat. */
  onReady: () => Promise<void>
}

/** Asks a visitor for first name and gender, then opens the chat. [SC-01] */
export default function GuestDialog({ character, onClose, onReady }: GuestDialogProps) {
  const { t } = useTranslation(['auth', 'common'])
  const begin = useGuestSession()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('guest.titleFor', { name: character.firstName })}
      description={t('guest.text')}
      closeLabel={t('common:action.close')}
    >
      <PersonForm
        submitLabel={t('guest.submit')}
        onSubmit={async (person) => {
          await begin(person)
          await onReady()
        }}
      />
      <p className="mt-4 text-center text-sm text-balance text-muted">{t('guest.note')}</p>
    </Dialog>
  )
}
