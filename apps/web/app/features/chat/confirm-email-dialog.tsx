import { unwrap } from '@moonlit/sdk'
import { RESEND_SECONDS } from '@moonlit/sdk/rules'
import { Button } from '@moonlit/ui/button'
import { Dialog } from '@moonlit/ui/dialog'
import { notify } from '@moonlit/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { useErrorToast } from '../../shared/errors/use-error-toast.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useUser } from '../../shared/session/use-session.ts'

/** Seconds left of a wait that `begin` starts. */
const useCountdown = () => {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, begin: (seconds: number) => setLeft(seconds) }
}

/** Chatting needs a confirmed e-mail address: where the mail went, and another one on request. [CH-10] */
export function ConfirmEmailDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation(['chat', 'common'])
  const { locale } = useLocale()
  const { client } = useServices()
  const { user } = useUser()
  const showError = useErrorToast()
  const { left, begin } = useCountdown()
  const resend = useMutation({
    mutationFn: () => unwrap(client.auth.sendVerification({ body: {} })),
    onSuccess: () => {
      notify(t('email.sent'))
      begin(RESEND_SECONDS)
    },
    onError: showError,
  })
  const isWaiting = left > 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      titleLook="centred"
      figure={
        <span
          aria-hidden
          className="flex size-20 items-center justify-center rounded-full bg-linear-to-b from-float to-surface text-amber-text shadow-rest [&>svg]:size-8"
        >
          <MailCheck strokeWidth={1.6} />
        </span>
      }
      title={t('email.title')}
      description={user?.email ? t('email.textTo', { email: user.email, name }) : t('email.text', { name })}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} className="sm:flex-1">
            {t('email.later')}
          </Button>
          <Button state={resend.isPending ? 'loading' : 'idle'} disabled={isWaiting} onClick={() => resend.mutate()} className="sm:flex-1">
            {isWaiting ? t('email.again', { seconds: formatNumber(locale, left) }) : t('email.resend')}
          </Button>
        </>
      }
    >
      <p className="text-center text-caption text-muted">{t('email.hint')}</p>
    </Dialog>
  )
}
