import { AlertDialog } from '@moonlit/ui/alert-dialog'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { unblock } from '../../shared/blocking/blocking.ts'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'

/** A chat with a blocked character was asked for: unblocks them and opens it, or leaves it. [CH-24] [OV-09] */
export default function UnblockDialog({ name, slug, onReady, close }: OverlayProps['unblock'] & OverlayControls) {
  const { t } = useTranslation(['report', 'common'])
  const services = useServices()
  const isUnblocked = useRef(false)
  const confirm = useMutation({
    mutationFn: () => unblock(services, slug),
    onSuccess: () => {
      isUnblocked.current = true
    },
  })
  const leave = async () => {
    await close()
    if (isUnblocked.current) await onReady()
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && void leave()}
      title={t('unblock.title', { name })}
      text={t('unblock.text', { name })}
      confirmLabel={t('unblock.confirm')}
      cancelLabel={t('common:action.cancel')}
      onConfirm={() => confirm.mutateAsync()}
    />
  )
}
