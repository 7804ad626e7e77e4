import { Button } from '@moonlit/ui/button'
import { useTranslation } from 'react-i18next'

/** The link to choose a new password is on its way. Whether there is such an account is nobody else's to know. [SG-10] */
export function LinkSent({ email, onClose }: { email: string; onClose: () => Promise<void> }) {
  const { t } = useTranslation(['auth', 'common'])
  return (
    <div role="status" className="flex flex-col gap-4">
      <p className="text-pretty break-words text-muted">{t('linkSent.text', { email })}</p>
      <p className="text-sm text-muted">{t('linkSent.hint')}</p>
      <Button autoFocus size="lg" width="full" className="mt-2" onClick={() => void onClose()}>
        {t('common:action.close')}
      </Button>
    </div>
  )
}
