import type { User } from '@moonlit/sdk'
import { Banner } from '@moonlit/ui/banner'
import { Button } from '@moonlit/ui/button'
import { MailWarning } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { EmailFields } from './email-fields.tsx'
import { emailChangeOf, emailValuesOf, isSameEmail } from './profile-changes.ts'
import { ProviderEmail } from './provider-email.tsx'
import { SavingForm } from './saving-form.tsx'
import { useSaveUser } from './use-save-user.ts'
import { useSavingForm } from './use-saving-form.ts'

/** The e-mail address: another one needs the password and has to be confirmed, one that a social provider vouches for stays. [AC-01] [AC-03] [AC-07] */
export function EmailSection({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  return (
    <>
      {user.newEmail === undefined ? null : (
        <EmailNotice actions={<KeepEmail email={user.email} />}>{t('email.newEmail', { email: user.newEmail, old: user.email })}</EmailNotice>
      )}
      {user.emailVerified ? null : <EmailNotice>{t('email.unconfirmed', { email: user.email })}</EmailNotice>}
      {user.hasOauthWithEmail ? <ProviderEmail email={user.email} /> : <EmailForm user={user} />}
    </>
  )
}

/** An address that waits to be confirmed: the mail can be sent again. `actions` are further ways on. */
function EmailNotice({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  const { t } = useTranslation('settings')
  const { overlays } = useServices()
  return (
    <Banner
      role="status"
      icon={<MailWarning />}
      actions={
        <>
          <Button size="sm" variant="quiet" onClick={() => void overlays.open('confirm-email', {})}>
            {t('email.resend')}
          </Button>
          {actions}
        </>
      }
    >
      {children}
    </Banner>
  )
}

/** Stays with the present address: one may have mistyped the new one, whose link is void then. */
function KeepEmail({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  const save = useSaveUser()
  const keep = useMutation({ mutationFn: () => save({ email }) })
  return (
    <Button size="sm" variant="quiet" state={keep.isPending ? 'loading' : 'idle'} onClick={() => keep.mutate()}>
      {t('email.keep')}
    </Button>
  )
}

function EmailForm({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const save = useSaveUser()
  const [isOtherSaved, setOtherSaved] = useState(false)
  const form = useSavingForm({
    schema: emailValuesOf(user),
    values: { email: user.email, password: '' },
    // One that is the same is not sent (AC-03).
    send: async (values) => (isSameEmail(values.email, user.email) ? user : save(emailChangeOf(values, user))),
    after: (saved) => ({ email: saved.email, password: '' }),
    onSuccess: (_saved, { email }) => setOtherSaved(!isSameEmail(email, user.email)),
    fieldOfCode: { wrong_password: 'password', user_exists: 'email', too_many_deleted: 'email' },
  })
  // What is to be done next, until it is done.
  const next = user.newEmail ? t('email.sent', { email: user.newEmail }) : user.emailVerified ? undefined : t('email.changed', { email: user.email })
  return (
    <SavingForm state={form} savedLabel={isOtherSaved ? next : undefined}>
      <EmailFields user={user} />
    </SavingForm>
  )
}
