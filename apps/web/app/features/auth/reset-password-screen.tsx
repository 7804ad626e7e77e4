import { ApiError, unwrap } from '@moonlit/sdk'
import { ResetBody } from '@moonlit/sdk/schemas'
import { Button } from '@moonlit/ui/button'
import { KeyRound, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { emit } from '../../shared/events/events.ts'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormPasswordField } from '../../shared/forms/fields.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'
import { NoticeInPlace, NoticeScreen } from '../../shared/page/notice-screen.tsx'

interface ResetPasswordScreenProps {
  userId: string
  token: string
}

/** The mail about a forgotten password leads here: a new one is chosen, once. [SG-12] */
export function ResetPasswordScreen({ userId, token }: ResetPasswordScreenProps) {
  const { t } = useTranslation('auth')
  const { client, overlays } = useServices()
  const [state, setState] = useState<'choosing' | 'done'>('choosing')
  const form = useApiForm({
    schema: ResetBody,
    defaultValues: { password: '' },
    send: (body) => unwrap(client.auth.finishReset({ params: { userId, token }, body })),
    onSuccess: () => setState('done'),
  })
  if (state === 'done') {
    return (
      <NoticeInPlace
        icon={<KeyRound />}
        tone="success"
        title={t('reset.doneTitle')}
        text={t('reset.doneText')}
        actions={
          <Button size="lg" onClick={() => emit({ name: 'login-modal-open', returnTo: addresses.explore })}>
            {t('reset.login')}
          </Button>
        }
      />
    )
  }
  if (form.error instanceof ApiError && form.error.code === 'link_not_valid') {
    return (
      <NoticeInPlace
        icon={<Link2Off />}
        tone="danger"
        title={t('reset.failedTitle')}
        text={t('reset.failedText')}
        actions={<Button onClick={() => void overlays.open('sign', { mode: 'forgot-password' })}>{t('reset.again')}</Button>}
      />
    )
  }
  return (
    <NoticeScreen icon={<KeyRound />} title={t('reset.title')} text={t('reset.text')}>
      <ApiForm state={form} submitLabel={t('reset.submit')}>
        <FormPasswordField name="password" label={t('field.newPassword')} hint={t('field.passwordHint')} autoComplete="new-password" />
      </ApiForm>
    </NoticeScreen>
  )
}
