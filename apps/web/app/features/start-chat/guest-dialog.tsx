import { unwrap } from '@moonlit/sdk'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'
import { PersonForm, type Person } from './person-form.tsx'

/** Asks a visitor for first name and gender, makes them a guest, who may chat, and opens the chat. [SC-01] */
export default function GuestDialog({ character, onReady, close }: OverlayProps['guest'] & OverlayControls) {
  const { t } = useTranslation('auth')
  const { client, session } = useServices()
  const begin = async (person: Person) => {
    const { UserSessionID } = await unwrap(client.auth.authUser({ body: person }))
    session.setGuestSessionId(UserSessionID)
    await onReady()
  }
  return (
    <OverlayDialog close={close} size="sm" title={t('guest.titleFor', { name: character.firstName })} description={t('guest.text')}>
      <PersonForm submitLabel={t('guest.submit')} onSubmit={begin} />
      <p className="mt-4 text-center text-sm text-balance text-muted">{t('guest.note')}</p>
    </OverlayDialog>
  )
}
