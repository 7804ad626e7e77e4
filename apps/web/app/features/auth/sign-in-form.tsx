import { ApiError, unwrap } from '@moonlit/sdk'
import { LoginBody } from '@moonlit/sdk/schemas'
import { Button } from '@moonlit/ui/button'
import { LinkButton } from '@moonlit/ui/link-button'
import { notify } from '@moonlit/ui/toast'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormEmailField, FormPasswordField } from '../../shared/forms/fields.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'
import { useApplyAccountLocale } from '../../shared/i18n/use-apply-locale.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { SocialButtons } from './social-buttons.tsx'

interface SignInFormProps {
  email: string
  returnTo: string | undefined
  /** Shows another mode, with the e-mail that was typed here. */
  onShow: (mode: 'sign-up' | 'forgot-password', email: string) => void
  onDone: () => Promise<void>
}

/** E-mail and password, or a social provider. An unknown e-mail is offered to register. [SG-02] [SG-16] [VA-02] */
export function SignInForm({ email, returnTo, onShow, onDone }: SignInFormProps) {
  const { t, i18n } = useTranslation('auth')
  const applyLocale = useApplyAccountLocale()
  const { client, account, queries, queryClient } = useServices()
  const form = useApiForm({
    schema: LoginBody,
    defaultValues: { email, password: '' },
    send: (body, signal) => unwrap(client.auth.login({ body }, { signal })),
    onSuccess: async (tokens) => {
      await account.signedIn(tokens)
      account.announce('login')
      await onDone()
      const user = queryClient.getQueryData(queries.users.me().queryKey)
      // The page speaks the language of the account from now on, and so does the welcome.
      if (user) await applyLocale(user.language)
      notify(user?.firstName ? i18n.t('auth:signIn.welcome', { name: user.firstName }) : i18n.t('auth:signIn.welcomeNameless'))
    },
  })
  const typed = () => form.form.getValues('email')
  const isUnknown = form.error instanceof ApiError && form.error.code === 'user_not_found'
  return (
    <>
      <SocialButtons type="oauth_login" returnTo={returnTo} />
      <ApiForm
        state={form}
        submitLabel={t('signIn.submit')}
        remedy={
          isUnknown ? (
            <Button size="sm" variant="quiet" onClick={() => onShow('sign-up', typed())}>
              {t('signIn.otherAction')}
            </Button>
          ) : null
        }
        footer={<ModeSwitch question={t('signIn.other')} action={t('signIn.otherAction')} onClick={() => onShow('sign-up', typed())} />}
      >
        <FormEmailField name="email" label={t('field.email')} autoComplete="username" />
        <div className="flex flex-col gap-1">
          <FormPasswordField name="password" label={t('field.password')} autoComplete="current-password" />
          <LinkButton type="button" tone="muted" className="self-end py-1.5 text-sm" onClick={() => onShow('forgot-password', typed())}>
            {t('signIn.forgot')}
          </LinkButton>
        </div>
      </ApiForm>
    </>
  )
}
