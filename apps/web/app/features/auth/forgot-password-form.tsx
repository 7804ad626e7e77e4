import { unwrap } from '@moonlit/sdk'
import { EmailBody } from '@moonlit/sdk/schemas'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormEmailField } from '../../shared/forms/fields.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'
import { ModeSwitch } from './mode-switch.tsx'

interface ForgotPasswordFormProps {
  email: string
  onShow: (mode: 'sign-in' | 'link-sent', email: string) => void
}

/** Asks where to mail the link to choose a new password. [SG-10] [VA-04] */
export function ForgotPasswordForm({ email, onShow }: ForgotPasswordFormProps) {
  const { t } = useTranslation('auth')
  const { client } = useServices()
  const kind = useSessionKind()
  const form = useApiForm({
    schema: EmailBody,
    defaultValues: { email },
    send: (body) => unwrap(client.auth.startReset({ body })),
    onSuccess: (_done, values) => onShow('link-sent', values.email),
  })
  return (
    <ApiForm
      state={form}
      submitLabel={t('forgot.submit')}
      // Whoever asks from the settings is logged in.
      footer={kind === 'member' ? null : <ModeSwitch action={t('forgot.back')} onClick={() => onShow('sign-in', form.form.getValues('email'))} />}
    >
      <FormEmailField name="email" label={t('field.email')} autoComplete="username" />
    </ApiForm>
  )
}
