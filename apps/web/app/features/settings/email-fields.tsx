import type { User } from '@moonlit/sdk'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormEmailField, FormPasswordField } from '../../shared/forms/fields.tsx'
import { needsPassword } from './profile-changes.ts'

/** The field `email`, and `password` as soon as the address is another one: where there is a password, it is asked for. [AC-01] [AC-02] */
export function EmailFields({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const typed: unknown = useWatch({ name: 'email' })
  return (
    <>
      <FormEmailField name="email" label={t('email.label')} hint={t(user.emailVerified ? 'email.hintMove' : 'email.hint')} />
      {needsPassword(user, typed) ? (
        <FormPasswordField name="password" label={t('email.password')} hint={t('email.passwordHint')} autoComplete="current-password" />
      ) : null}
    </>
  )
}
