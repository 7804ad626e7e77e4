import { unwrap, type User } from '@moonlit/sdk'
import { ChangePasswordBody, SetPasswordBody } from '@moonlit/sdk/schemas'
import { keys } from '@moonlit/sdk/query'
import { LinkButton } from '@moonlit/ui/link-button'
import { notify } from '@moonlit/ui/toast'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { FormPasswordField } from '../../shared/forms/fields.tsx'
import { SavingForm } from './saving-form.tsx'
import { useSavingForm } from './use-saving-form.ts'

/** The password: changed with the present one, or set where there is none. [AC-01] [VA-03] */
export function PasswordSection({ user }: { user: User }) {
  return user.hasPassword ? <ChangePassword email={user.email} /> : <SetPassword email={user.email} />
}

/** Tells password managers whose password it is. */
function AccountName({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}

function NewPasswordField() {
  const { t } = useTranslation('auth')
  return <FormPasswordField name="newPassword" label={t('field.newPassword')} hint={t('field.passwordHint')} autoComplete="new-password" />
}

function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  const { account, client, overlays, queryClient } = useServices()
  const form = useSavingForm({
    schema: ChangePasswordBody,
    defaultValues: { oldPassword: '', newPassword: '' },
    send: (body) => unwrap(client.auth.changePassword({ body })),
    after: () => ({ oldPassword: '', newPassword: '' }),
    onSuccess: () => {
      account.passwordChanged()
      // Every other session has ended with the old one.
      void queryClient.invalidateQueries({ queryKey: keys.sessions.all })
    },
    fieldOfCode: { wrong_password: 'oldPassword' },
  })
  return (
    <SavingForm state={form} submitLabel={t('password.change')} savedLabel={t('password.changed')}>
      <AccountName email={email} />
      <div className="flex flex-col gap-1">
        <FormPasswordField name="oldPassword" label={t('password.present')} autoComplete="current-password" />
        <LinkButton tone="muted" className="self-end py-1.5 text-sm" onClick={() => void overlays.open('sign', { mode: 'forgot-password', email })}>
          {t('password.forgot')}
        </LinkButton>
      </div>
      <NewPasswordField />
    </SavingForm>
  )
}

function SetPassword({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  const { account, client } = useServices()
  const form = useSavingForm({
    schema: SetPasswordBody,
    defaultValues: { newPassword: '' },
    send: (body) => unwrap(client.auth.setPassword({ body })),
    after: () => ({ newPassword: '' }),
    onSuccess: () => {
      account.passwordChanged()
      notify(t('password.wasSet'))
    },
  })
  return (
    <SavingForm state={form} submitLabel={t('password.set')}>
      <AccountName email={email} />
      <NewPasswordField />
    </SavingForm>
  )
}
