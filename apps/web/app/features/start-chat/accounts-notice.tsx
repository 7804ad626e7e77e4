import { Button } from '@moonlit/ui/button'
import { Dialog } from '@moonlit/ui/dialog'
import { Logo } from '@moonlit/ui/logo'
import { notify } from '@moonlit/ui/toast'
import { useTranslation } from 'react-i18next'
import { useSessionKind } from '../../shared/session/use-session.ts'
import { PersonForm } from './person-form.tsx'
import { useGuestSession } from './use-guest-session.ts'

/** What Login and Register answer until accounts open: the truth, and the way in as a guest. */
export default function AccountsNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['auth', 'common'])
  const kind = useSessionKind()
  const begin = useGuestSession()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      titleLook="centred"
      figure={<Logo word={t('common:brand')} look="mark" className="text-5xl" />}
      title={t('soon.title')}
      description={kind === 'visitor' ? t('soon.text') : t('soon.ready')}
      closeLabel={t('common:action.close')}
    >
      {kind === 'visitor' ? (
        <PersonForm
          submitLabel={t('soon.submit')}
          onSubmit={async (person) => {
            await begin(person)
            notify(t('soon.welcome', { name: person.firstName }))
            onClose()
          }}
        />
      ) : (
        <Button width="full" onClick={onClose}>
          {t('common:action.explore')}
        </Button>
      )}
    </Dialog>
  )
}
