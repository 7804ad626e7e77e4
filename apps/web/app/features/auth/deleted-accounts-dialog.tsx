import { Button } from '@moonlit/ui/button'
import { useTranslation } from 'react-i18next'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import type { OverlayControls } from '../../shared/overlays/overlay-props.ts'

/** Accounts with this e-mail were deleted too often to register it again. [SG-09] */
export default function DeletedAccountsDialog({ close }: OverlayControls) {
  const { t } = useTranslation(['auth', 'common'])
  return (
    <OverlayDialog
      close={close}
      wayOut="footer"
      size="sm"
      title={t('deletedAccounts.title')}
      description={t('deletedAccounts.text')}
      footer={
        <Button width="full" onClick={() => void close()}>
          {t('common:action.close')}
        </Button>
      }
    />
  )
}
