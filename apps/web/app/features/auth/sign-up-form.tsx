import { ApiError, unwrap } from '@moonlit/sdk'
import { RegistrationBody } from '@moonlit/sdk/schemas'
import { Button } from '@moonlit/ui/button'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormCheckbox, FormEmailField, FormPasswordField } from '../../shared/forms/fields.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { readStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { AdultTerms } from './adult-terms.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { showDeletedAccounts } from './refused-sign-up.ts'
import { SocialButtons } from './social-buttons.tsx'

interface SignUpFormProps {
  email: string
  returnTo: string | undefined
  /** Shows another mode, with the e-mail that was typed here. */
  onShow: (mode: 'sign-in' | 'confirm-email', email: string) => void
}

/** A new account. A used e-mail is offered to log in; one whose accounts were deleted too often is refused in a dialog of its own. [SG-03] [SG-09] [SG-16] [VA-03] */
export function SignUpForm({ email, returnTo, onShow }: SignUpFormProps) {
  const { t } = useTranslation('auth')
  const { client, account, session, overlays } = useServices()
  const { apiLocale } = useLocale()
  const form = useApiForm({
    schema: RegistrationBody,
    defaultValues: { email, password: '', agreeToNewsletter: true, lang: apiLocale },
    send: (body, signal) => {
      const sessionId = session.guestSessionId() ?? undefined
      // The traffic source a person came from, and what they did as a guest, go along (TS-03, SG-13).
      return unwrap(
        client.auth.register({ body: { ...body, params: readStored(stored.queryParams) ?? {}, ...(sessionId && { sessionId }) } }, { signal }),
      ).catch(showDeletedAccounts(overlays))
    },
    onSuccess: async (tokens, values) => {
      await account.signedIn(tokens)
      onShow('confirm-email', values.email)
    },
  })
  const logIn = () => onShow('sign-in', form.form.getValues('email'))
  const isUsed = form.error instanceof ApiError && form.error.code === 'user_exists'
  return (
    <>
      <SocialButtons type="oauth_signup" returnTo={returnTo} />
      <ApiForm
        state={form}
        submitLabel={t('signUp.submit')}
        remedy={
          isUsed ? (
            <Button size="sm" variant="quiet" onClick={logIn}>
              {t('signUp.otherAction')}
            </Button>
          ) : null
        }
        footer={
          <>
            <AdultTerms />
            <ModeSwitch question={t('signUp.other')} action={t('signUp.otherAction')} onClick={logIn} />
          </>
        }
      >
        <FormEmailField name="email" label={t('field.email')} autoComplete="username" />
        <FormPasswordField name="password" label={t('field.password')} hint={t('field.passwordHint')} autoComplete="new-password" />
        <FormCheckbox name="agreeToNewsletter" label={t('signUp.newsletter')} />
      </ApiForm>
    </>
  )
}
