import { unwrap } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { RESEND_SECONDS } from '@moonlit/sdk/rules'
import { EmailBody } from '@moonlit/sdk/schemas'
import { Button } from '@moonlit/ui/button'
import { LinkButton } from '@moonlit/ui/link-button'
import { notify } from '@moonlit/ui/toast'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { listen } from '../../shared/events/events.ts'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormEmailField } from '../../shared/forms/fields.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'
import { useResend } from '../../shared/session/use-resend.ts'
import { useUser } from '../../shared/session/use-session.ts'

interface ConfirmEmailProps {
  /** `just-now` after a sign-up, whose mail has left already: another one has to wait. */
  sent: 'just-now' | 'earlier'
  /** Puts it off; no such button when left out. */
  onLater?: () => Promise<void>
  /** The address is confirmed, in whichever tab or on whichever device. */
  onConfirmed?: () => Promise<void>
}

/** Goes on as soon as the address is confirmed: another tab tells it; another device is found out when this window is looked at again. [SG-06] [XT-03] */
const useConfirmed = (onConfirmed: (() => Promise<void>) | undefined) => {
  const { t } = useTranslation('auth')
  const { account, queryClient, queries } = useServices()
  const latest = useRef(onConfirmed)
  useEffect(() => {
    latest.current = onConfirmed
  })
  useEffect(
    () =>
      listen('email-confirmed', () => {
        notify(t('confirm.done'))
        account.announce('confirmation')
        void latest.current?.()
      }),
    [account, t],
  )
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const user = await queryClient.query({ ...queries.users.me(), staleTime: 0 }).catch(() => undefined)
      if (user?.emailVerified && user.newEmail === undefined) account.emailConfirmed()
    }
    const onLook = () => void look()
    document.addEventListener('visibilitychange', onLook)
    return () => document.removeEventListener('visibilitychange', onLook)
  }, [account, queries, queryClient])
}

/** Where the confirmation mail went; another one after 59 seconds, or to another address. [SG-04] [CH-10] */
export function ConfirmEmail({ sent, onLater, onConfirmed }: ConfirmEmailProps) {
  const { t } = useTranslation('auth')
  const { user } = useUser()
  const [look, setLook] = useState<'sent' | 'change'>('sent')
  const sentTo = user?.newEmail ?? user?.email ?? ''
  const keep = () => setLook('sent')
  const { place, refusal, send, tellSent, button } = useResend({
    email: sentTo,
    label: t('confirm.resend'),
    wait: sent === 'just-now' ? RESEND_SECONDS : 0,
    onSent: keep,
  })
  useConfirmed(onConfirmed)
  if (look === 'change') {
    const sendAgain = () => {
      keep()
      send()
    }
    return <ChangeEmail present={sentTo} onKeep={keep} onSame={sendAgain} onSent={tellSent} />
  }
  return (
    <div className="flex flex-col gap-5">
      <p ref={place} role="status" tabIndex={-1} className="text-pretty [overflow-wrap:anywhere] text-muted outline-none">
        {t(user?.newEmail ? 'confirm.sent' : 'confirm.text', { email: sentTo })} <VisuallyHidden>{refusal}</VisuallyHidden>
      </p>
      <p className="text-sm text-muted">{t('confirm.hint')}</p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button className="sm:flex-1" {...button} />
        {onLater ? (
          <Button variant="quiet" className="sm:flex-1" onClick={() => void onLater()}>
            {t('confirm.later')}
          </Button>
        ) : null}
      </div>
      {/* Who has a confirmed address chooses another in the settings, where the password is asked for. */}
      {user?.newEmail ? null : (
        <LinkButton type="button" tone="muted" className="self-center py-1.5 text-sm" onClick={() => setLook('change')}>
          {t('confirm.change')}
        </LinkButton>
      )}
    </div>
  )
}

interface ChangeEmailProps {
  present: string
  onKeep: () => void
  /** The present address was typed again. */
  onSame: () => void
  onSent: (email: string) => void
}

/** Another address for the confirmation, in the place of the one that was given: the wait is for sending again, not for this. [SG-04] */
function ChangeEmail({ present, onKeep, onSame, onSent }: ChangeEmailProps) {
  const { t } = useTranslation('auth')
  const { client, queryClient } = useServices()
  const form = useApiForm({
    schema: EmailBody,
    defaultValues: { email: '' },
    send: async (body) => {
      const isOther = body.email.toLowerCase() !== present.toLowerCase()
      if (isOther) await unwrap(client.auth.sendVerification({ body }))
      return isOther
    },
    onSuccess: async (isOther, { email }) => {
      if (!isOther) {
        onSame()
        return
      }
      await queryClient.invalidateQueries({ queryKey: keys.users.me() })
      onSent(email)
    },
    fieldOfCode: { user_exists: 'email', too_many_deleted: 'email' },
  })
  return (
    <ApiForm
      state={form}
      submitLabel={t('confirm.changeSubmit')}
      footer={
        <LinkButton type="button" tone="muted" className="self-center py-1.5 text-sm" onClick={onKeep}>
          {t('confirm.changeBack', { email: present })}
        </LinkButton>
      }
    >
      <FormEmailField name="email" label={t('confirm.changeLabel')} autoComplete="email" />
    </ApiForm>
  )
}
