import type { User } from '@moonlit/sdk'
import { notify } from '@moonlit/ui/toast'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { GenderChoice } from './gender-choice.tsx'
import { AvatarField } from './avatar-field.tsx'
import { EmailFields } from './email-fields.tsx'
import { areKept, changesOf, isSameEmail, profileWithEmailOf } from './profile-changes.ts'
import { FirstNameField, LastNameField } from './profile-fields.tsx'
import { ProviderEmail } from './provider-email.tsx'
import { useSaveUser } from './use-save-user.ts'

type ProfileDialogProps = OverlayProps['profile'] & OverlayControls

/** The profile at a glance, wherever one is: picture, names, e-mail, gender; in short, without picture and last name. [AC-02] */
export default function ProfileDialog({ mode, close }: ProfileDialogProps) {
  const { t } = useTranslation('settings')
  const { user } = useUser()
  return (
    <OverlayDialog close={close} size="sm" title={mode === 'short' ? t('dialog.shortTitle') : t('dialog.title')} description={t('profile.text')}>
      {user ? <ProfileForm user={user} mode={mode} close={close} /> : null}
    </OverlayDialog>
  )
}

function ProfileForm({ user, mode, close }: ProfileDialogProps & { user: User }) {
  const { t } = useTranslation('settings')
  const { overlays } = useServices()
  const save = useSaveUser()
  const form = useApiForm({
    schema: profileWithEmailOf(user),
    defaultValues: { firstName: user.firstName, lastName: user.lastName, gender: user.gender ?? undefined, email: user.email, password: '' },
    send: async (values) => {
      const changes = changesOf(values, user)
      return areKept(changes, user) ? null : save(changes)
    },
    onSuccess: async (saved) => {
      await close()
      notify(t(saved ? 'saved' : 'unchanged'))
      if (!saved) return
      // Another address has to be confirmed.
      if (!isSameEmail(saved.newEmail ?? saved.email, user.newEmail ?? user.email)) void overlays.open('confirm-email', {})
    },
    fieldOfCode: { wrong_password: 'password', user_exists: 'email', too_many_deleted: 'email', too_large: 'avatar', unsupported_media: 'avatar' },
  })
  return (
    <ApiForm state={form} submitLabel={t('save')}>
      {mode === 'full' ? <AvatarField name="avatar" current={user.imageUrl} /> : null}
      <FirstNameField />
      {mode === 'full' ? <LastNameField kept={user.lastName} /> : null}
      {user.hasOauthWithEmail ? <ProviderEmail email={user.email} /> : <EmailFields user={user} />}
      <GenderChoice />
    </ApiForm>
  )
}
