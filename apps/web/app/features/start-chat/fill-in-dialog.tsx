import { unwrap } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'
import { PersonForm, type Person } from './person-form.tsx'

/** Asks a member for the name or gender that is missing, saves them, and retries the start. [SC-02] [VA-06] */
export default function FillInDialog({ start, onReady, close }: OverlayProps['fill-in'] & OverlayControls) {
  const { t } = useTranslation('auth')
  const { client, queryClient } = useServices()
  const save = async ({ firstName, gender }: Person) => {
    const saved = await unwrap(client.users.updateMe({ body: { firstName, gender } }))
    queryClient.setQueryData(keys.users.me(), saved)
    await onReady()
  }
  return (
    <OverlayDialog close={close} size="sm" title={t('fillIn.title')} description={t('fillIn.text')}>
      <PersonForm start={start} submitLabel={t('fillIn.submit')} onSubmit={save} />
    </OverlayDialog>
  )
}
