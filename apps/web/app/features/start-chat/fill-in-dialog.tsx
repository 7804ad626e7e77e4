import { unwrap } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { Dialog } from '@moonlit/ui/dialog'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { PersonForm, type Person } from './person-form.tsx'

interface FillInDialogProps {
  onClose: () => void
  /** The profile is complete; opens the chat. */
  onReady: () => Promise<void>
}

/** Asks a signed-in person for the name or gender that is missing, saves them, and retries the start. [SC-02] [VA-06] */
export default function FillInDialog({ onClose, onReady }: FillInDialogProps) {
  const { t } = useTranslation(['auth', 'common'])
  const { client, queryClient } = useServices()
  const { user } = useUser()
  const save = async ({ firstName, gender }: Person) => {
    const saved = await unwrap(client.users.updateMe({ body: { firstName, gender } }))
    queryClient.setQueryData(keys.users.me(), saved)
    await onReady()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('fillIn.title')}
      description={t('fillIn.text')}
      closeLabel={t('common:action.close')}
    >
      <PersonForm start={user} submitLabel={t('fillIn.submit')} onSubmit={save} />
    </Dialog>
  )
}
