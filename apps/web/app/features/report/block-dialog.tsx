import { unwrap } from '@moonlit/sdk'
import { AlertDialog } from '@moonlit/ui/alert-dialog'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'
import { useAfterBlock } from './use-after-block.ts'

/** 'Block Amara?': what it means, and a yes or no. [CH-24] [OV-09] */
export default function BlockDialog({ name, slug, close }: OverlayProps['block'] & OverlayControls) {
  const { t } = useTranslation(['report', 'common'])
  const { client } = useServices()
  const afterBlock = useAfterBlock()
  const isBlocked = useRef(false)
  const block = useMutation({
    mutationFn: () => unwrap(client.bots.block({ params: { slug }, body: { blocked: true } })),
    onSuccess: () => {
      isBlocked.current = true
    },
  })
  const leave = async () => {
    await close()
    if (isBlocked.current) await afterBlock({ name, slug })
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && void leave()}
      title={t('block.title', { name })}
      text={t('block.text', { name })}
      confirmLabel={t('block.confirm')}
      cancelLabel={t('common:action.cancel')}
      tone="danger"
      onConfirm={() => block.mutateAsync()}
    />
  )
}
