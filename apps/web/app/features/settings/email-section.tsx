import type { User } from '@moonlit/sdk'
import { useTranslation } from 'react-i18next'
import { EmailFields } from './email-fields.tsx'
import { EmailNotices } from './email-notices.tsx'
import { emailChangeOf, emailValuesOf, isSameEmail } from './profile-changes.ts'
import { ProviderEmail } from './provider-email.tsx'
import { SavingForm } from './saving-form.tsx'
import { useSaveUser } from './use-save-user.ts'
import { useSavingForm } from './use-saving-form.ts'

/** The e-mail address: another one needs the password and has to be confirmed, one that a social provider vouches for stays. [AC-01] [AC-03] [AC-07] */
export function EmailSection({ user }: { user: User }) {
  return (
    <>
      <EmailNotices user={user} />
      {user.hasOauthWithEmail ? <ProviderEmail email={user.email} /> : <EmailForm user={user} />}
    </>
  )
}

function EmailForm({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const save = useSaveUser()
  const form = useSavingForm({
    schema: emailValuesOf(user),
    values: { email: user.email, password: '' },
    // One that is the same is not sent (AC-03).
    send: async (values) => (isSameEmail(values.email, user.email) ? null : save(emailChangeOf(values, user))),
    after: (saved) => ({ email: saved.email, password: '' }),
    fieldOfCode: { wrong_password: 'password', user_exists: 'email', too_many_deleted: 'email' },
  })
  // What is to be done next, until it is done.
  const next = user.newEmail ? t('email.sent', { email: user.newEmail }) : user.emailVerified ? undefined : t('email.changed', { email: user.email })
  return (
    <SavingForm state={form} savedLabel={next}>
      <EmailFields user={user} />
    </SavingForm>
  )
}
