import { ApiError, unwrap } from '@moonlit/sdk'
import { OAuthEmailBody } from '@moonlit/sdk/schemas'
import { Button } from '@moonlit/ui/button'
import { Spinner } from '@moonlit/ui/spinner'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormCheckbox, FormEmailField } from '../../shared/forms/fields.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import type { ExternalProfile } from '../../shared/storage/guards.ts'
import { readStored, removeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { AdultTerms } from './adult-terms.tsx'
import { showDeletedAccounts } from './refused-sign-up.ts'

/** How long the prefilled form is seen before it sends itself, in milliseconds. */
const SUBMIT_AFTER = 10

interface ExternalSignUpProps {
  /** What the provider told about the person. */
  profile: ExternalProfile
  /** The provider knew no e-mail: the one that was typed must be confirmed. */
  onConfirm: (email: string) => void
  onDone: () => Promise<void>
  /** Shows what follows: logging in where the e-mail has an account, or signing up in the ordinary way. */
  onShow: (mode: 'sign-in' | 'sign-up' | 'account-exists', email: string) => void
}

/** Finishes a registration that a social provider began: by itself where the provider told an e-mail, else with the one asked for. [SG-05] [SG-08] */
export function ExternalSignUp({ profile, onConfirm, onDone, onShow }: ExternalSignUpProps) {
  const { t } = useTranslation('auth')
  const { client, account, overlays } = useServices()
  const { apiLocale } = useLocale()
  const { oauthProfileId, provider } = profile
  const form = useApiForm({
    schema: OAuthEmailBody,
    defaultValues: { email: profile.email ?? '', agreeToNewsletter: true },
    send: ({ email, agreeToNewsletter }, signal) =>
      unwrap(
        client.oauth.signup(
          {
            body: {
              oauthProfileId,
              provider,
              // What the provider told is known to the API: its e-mail, and a name for who has given none.
              ...(profile.email ? {} : { email }),
              agreeToNewsletter,
              lang: apiLocale,
              params: readStored(stored.queryParams) ?? {},
            },
          },
          { signal },
        ),
      )
        .catch(showDeletedAccounts(overlays))
        .catch((error: unknown) => {
          // Nothing can be entered here that would make it another account.
          if (profile.email && error instanceof ApiError && error.code === 'user_exists') onShow('account-exists', profile.email)
          throw error
        }),
    onSuccess: async (tokens, { email }) => {
      removeStored(stored.externalForm)
      removeStored(stored.externalBackUrl)
      await account.signedIn(tokens)
      if (!profile.email) {
        onConfirm(email)
        return
      }
      account.announce('registration')
      await onDone()
    },
  })
  const { submit } = form
  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  const isComplete = profile.email !== undefined
  useEffect(() => {
    if (!isComplete) return
    const timer = setTimeout(() => latest.current(), SUBMIT_AFTER)
    return () => clearTimeout(timer)
  }, [isComplete])

  if (isComplete && form.error === undefined) {
    return (
      <p role="status" className="flex items-center justify-center gap-3 py-8 text-muted">
        <Spinner />
        {t('external.creating')}
      </p>
    )
  }
  // An account with the e-mail is logged in to; what the provider told is good for an hour, then one signs up in the ordinary way.
  const code = form.error instanceof ApiError ? form.error.code : undefined
  const wayOn = code === 'user_exists' ? 'sign-in' : code === 'link_not_valid' ? 'sign-up' : undefined
  return (
    <ApiForm
      state={form}
      submitLabel={t('external.submit')}
      remedy={
        wayOn && (
          <Button size="sm" variant="quiet" onClick={() => onShow(wayOn, form.form.getValues('email'))}>
            {wayOn === 'sign-in' ? t('signUp.otherAction') : t('signIn.otherAction')}
          </Button>
        )
      }
      footer={<AdultTerms />}
    >
      {isComplete ? null : (
        <>
          <FormEmailField name="email" label={t('field.email')} />
          <FormCheckbox name="agreeToNewsletter" label={t('signUp.newsletter')} />
        </>
      )}
    </ApiForm>
  )
}
