import { unwrap, type User } from '@moonlit/sdk'
import { FIELD_MESSAGES } from '@moonlit/sdk/rules'
import { Button } from '@moonlit/ui/button'
import { notify } from '@moonlit/ui/toast'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useServices } from '../../shared/api/services.ts'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormPasswordField } from '../../shared/forms/fields.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import type { OverlayControls } from '../../shared/overlays/overlay-props.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { DownloadButton } from './download-button.tsx'

const LOST = ['chats', 'creations', 'purchases', 'profile'] as const
const STAYS = ['receipts', 'fingerprint'] as const

/** The last word before the account is gone: what goes with it, what stays, and the password where there is one. [AC-05] */
export default function DeleteAccountDialog({ close }: OverlayControls) {
  const { t } = useTranslation(['settings', 'common'])
  const { user } = useUser()
  return (
    <OverlayDialog close={close} size="md" title={t('delete.title')} description={t('delete.lead')}>
      <div className="flex flex-col gap-6">
        <Facts title={t('delete.lostTitle')} icon={<X className="text-danger" />} texts={LOST.map((what) => t(`delete.lost.${what}`))} />
        <Facts title={t('delete.staysTitle')} icon={<Check className="text-muted" />} texts={STAYS.map((what) => t(`delete.stays.${what}`))} />
        <p className="text-sm text-pretty text-muted">{t('delete.again')}</p>
        <DownloadButton />
        {user ? <DeleteForm user={user} close={close} /> : null}
      </div>
    </OverlayDialog>
  )
}

function Facts({ title, icon, texts }: { title: string; icon: ReactNode; texts: readonly string[] }) {
  return (
    <div className="flex flex-col gap-2.5">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="flex flex-col gap-2 text-[0.9375rem]">
        {texts.map((text) => (
          <li key={text} className="flex gap-2.5 text-pretty">
            <span aria-hidden className="mt-0.5 shrink-0 [&_svg]:size-5">
              {icon}
            </span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

const WithPassword = z.object({ password: z.string().min(1, FIELD_MESSAGES.required) })
const WithoutPassword = z.object({ password: z.literal('') })

function DeleteForm({ user, close }: { user: User; close: () => Promise<void> }) {
  const { t } = useTranslation(['settings', 'common'])
  const { account, client } = useServices()
  const form = useApiForm({
    schema: user.hasPassword ? WithPassword : WithoutPassword,
    defaultValues: { password: '' },
    send: ({ password }) => unwrap(client.users.deleteMe({ body: user.hasPassword ? { password } : {} })),
    onSuccess: async () => {
      await close()
      account.deleted()
      notify(t('delete.done'))
    },
    fieldOfCode: { wrong_password: 'password' },
  })
  return (
    <ApiForm
      state={form}
      submitLabel={t('delete.submit')}
      submitTone="danger"
      footer={
        <Button variant="quiet" width="full" onClick={() => void close()}>
          {t('common:action.cancel')}
        </Button>
      }
    >
      {user.hasPassword ? <FormPasswordField name="password" label={t('delete.password')} autoComplete="current-password" /> : null}
    </ApiForm>
  )
}
