import type { User } from '@moonlit/sdk'
import { EmailBody } from '@moonlit/sdk/schemas'
import { Banner } from '@moonlit/ui/banner'
import { Button } from '@moonlit/ui/button'
import { MailWarning } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { FormEmailField } from '../../shared/forms/fields.tsx'
import { ProviderEmail } from './provider-email.tsx'
import { isSameEmail } from './profile-changes.ts'
import { SavingForm } from './saving-form.tsx'
import { useSaveUser } from './use-save-user.ts'
import { useSavingForm } from './use-saving-form.ts'

/** The e-mail address: another one has to be confirmed, one that a social provider vouches for stays. [AC-01] [AC-03] [AC-07] */
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
  const form = useSavingForm({
    schema: EmailBody,
    values: { email: user.email },
    // One that is the same is not sent (AC-03).
    send: async ({ email }) => (isSameEmail(email, user.email) ? user : save({ email })),
    after: (saved) => ({ email: saved.email }),
    fieldOfCode: { user_exists: 'email', too_many_deleted: 'email' },
  })
  return (
    <SavingForm state={form}>
      <FormEmailField name="email" label={t('email.label')} hint={t('email.hint')} />
    </SavingForm>
  )
}
