import { unwrap } from '@moonlit/sdk'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '@moonlit/ui/link-button'
import { useLocation } from 'react-router'
import { useServices } from '../../shared/api/services.ts'
import { emit } from '../../shared/events/events.ts'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'
import { PersonForm, type Person } from './person-form.tsx'

/** Asks a visitor for first name and gender, makes them a guest, who may chat, and opens the chat: the first, or the next after one that ended. [SC-01] */
export default function GuestDialog({ character, reason, onReady, close }: OverlayProps['guest'] & OverlayControls) {
  const { t } = useTranslation('auth')
  const { client, session } = useServices()
  const begin = async (person: Person) => {
    const { UserSessionID } = await unwrap(client.auth.authUser({ body: person }))
    session.setGuestSessionId(UserSessionID)
    await onReady()
  }
  const { pathname } = useLocation()
  const hasEnded = reason === 'guest-ended'
  const name = character.firstName
  const logIn = async () => {
    await close()
    emit({ name: 'login-modal-open', returnTo: pathname, reason })
  }
  return (
    <OverlayDialog
      close={close}
      size="sm"
      title={hasEnded ? t('guest.endedTitle') : t('guest.titleFor', { name })}
      description={hasEnded ? t('guest.endedText', { name }) : t('guest.text')}
    >
      <PersonForm submitLabel={t('guest.submit')} onSubmit={begin} />
      {hasEnded ? (
        <p className="mt-5 text-center text-[0.9375rem]">
          {t('guest.endedAccount')} <LinkButton onClick={() => void logIn()}>{t('signIn.submit')}</LinkButton>
        </p>
      ) : null}
      <p className="mt-4 text-center text-sm text-balance text-muted">{t('guest.note')}</p>
    </OverlayDialog>
  )
}
