import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import type { OverlayControls } from '../../shared/overlays/overlay-props.ts'
import { ConfirmEmail } from './confirm-email.tsx'

/** Chatting needs a confirmed e-mail address: where the mail went, and another one on request. [CH-10] [OV-10] */
export default function ConfirmEmailDialog({ close }: OverlayControls) {
  const { t } = useTranslation('auth')
  return (
    <OverlayDialog
      close={close}
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
      title={t('confirm.title')}
    >
      <ConfirmEmail sent="earlier" onLater={close} onConfirmed={close} />
    </OverlayDialog>
  )
}
