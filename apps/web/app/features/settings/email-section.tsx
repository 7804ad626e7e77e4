import type { User } from '@moonlit/sdk'
import { Banner } from '@moonlit/ui/banner'
import { Button } from '@moonlit/ui/button'
import { MailWarning } from 'lucide-react'
import { useState } from 'react'
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
  const { overlays } = useServices()
  return (
    <>
      {user.emailVerified ? null : (
        <Banner
          role="status"
          icon={<MailWarning />}
          actions={
            <Button size="sm" variant="quiet" onClick={() => void overlays.open('confirm-email', {})}>
              {t('email.confirm')}
            </Button>
          }
        >
          {t('email.unconfirmed', { email: user.email })}
        </Banner>
      )}
      {user.hasOauthWithEmail ? <ProviderEmail email={user.email} /> : <EmailForm user={user} />}
    </>
  )
}

function EmailForm({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const save = useSaveUser()
  /** The person as they were before the address was changed here. */
  const [before, setBefore] = useState<User>()
  const form = useSavingForm({
    schema: emailValuesOf(user),
    values: { email: user.email, password: '' },
    // One that is the same is not sent (AC-03).
    send: async (values) => (isSameEmail(values.email, user.email) ? user : save(emailChangeOf(values, user))),
    after: (saved) => ({ email: saved.email, password: '' }),
    onSuccess: (saved) => setBefore(isSameEmail(saved.email, user.email) ? undefined : user),
    fieldOfCode: { wrong_password: 'password', user_exists: 'email', too_many_deleted: 'email' },
  })
  // What is to be done next, until it is done.
  const next =
    before && !user.emailVerified
      ? t(before.emailVerified ? 'email.changedTold' : 'email.changed', { email: user.email, old: before.email })
      : undefined
  return (
    <SavingForm state={form} savedLabel={next}>
      <EmailFields user={user} />
    </SavingForm>
  )
}
