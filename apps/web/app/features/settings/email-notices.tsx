import type { User } from '@moonlit/sdk'
import { Banner } from '@moonlit/ui/banner'
import { Button } from '@moonlit/ui/button'
import { notify } from '@moonlit/ui/toast'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { useMutation } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useResend } from '../../shared/session/use-resend.ts'
import { useSaveUser } from './use-save-user.ts'

/** Which addresses wait to be confirmed: a new one, or the one there is. [AC-01] [AC-07] */
export function EmailNotices({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  return (
    <>
      {user.newEmail === undefined ? null : (
        <EmailNotice email={user.newEmail} actions={<KeepEmail email={user.email} />}>
          {t('email.newEmail', { email: user.newEmail, old: user.email })}
        </EmailNotice>
      )}
      {user.emailVerified ? null : <EmailNotice email={user.email}>{t('email.unconfirmed', { email: user.email })}</EmailNotice>}
    </>
  )
}

/** An address that waits to be confirmed: the mail is sent again at once. `actions` are further ways on. */
function EmailNotice({ email, children, actions }: { email: string; children: ReactNode; actions?: ReactNode }) {
  const { t } = useTranslation('settings')
  const { place, refusal, button } = useResend({ email, label: t('email.resend') })
  return (
    <Banner
      icon={<MailWarning />}
      actions={
        <>
          <Button size="sm" variant="quiet" {...button} />
          {actions}
        </>
      }
    >
      {/* Without the button: its seconds would be read out one by one. */}
      <p ref={place} role="status" tabIndex={-1} className="outline-none">
        {children} <VisuallyHidden>{refusal}</VisuallyHidden>
      </p>
    </Banner>
  )
}

/** Stays with the present address: one may have mistyped the new one, whose link is void then. */
function KeepEmail({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  const save = useSaveUser()
  const keep = useMutation({ mutationFn: () => save({ email }), onSuccess: () => notify(t('email.kept', { email })) })
  return (
    <Button size="sm" variant="quiet" state={keep.isPending ? 'loading' : 'idle'} onClick={() => keep.mutate()}>
      {t('email.keep')}
    </Button>
  )
}
