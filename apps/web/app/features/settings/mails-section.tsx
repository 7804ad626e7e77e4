import type { User } from '@moonlit/sdk'
import { Switch } from '@moonlit/ui/switch'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SavedWord } from './saving-form.tsx'
import { useSaveUser } from './use-save-user.ts'

const MAILS = ['agreeToNewsletter', 'agreeToPerformanceReporting', 'agreeToBillingMailing'] as const

/** Which mails the person gets; each switch takes effect at once. [AC-01] */
export function MailsSection({ user }: { user: User }) {
  const [saved, setSaved] = useState<'unchanged' | 'saved'>('unchanged')
  return (
    <div>
      <div className="flex flex-col gap-6">
        {MAILS.map((mail) => (
          <MailSwitch key={mail} user={user} mail={mail} onChange={() => setSaved('unchanged')} onSaved={() => setSaved('saved')} />
        ))}
      </div>
      <SavedWord progress={saved} className="not-empty:mt-6" />
    </div>
  )
}

interface MailSwitchProps {
  user: User
  mail: (typeof MAILS)[number]
  onChange: () => void
  onSaved: () => void
}

function MailSwitch({ user, mail, onChange, onSaved }: MailSwitchProps) {
  const { t } = useTranslation('settings')
  const save = useSaveUser()
  const change = useMutation({ mutationFn: (isWanted: boolean) => save({ [mail]: isWanted }), onMutate: onChange, onSuccess: onSaved })
  return (
    <Switch
      label={t(`mails.${mail}.label`)}
      hint={t(`mails.${mail}.hint`)}
      // As it will be, while it is being saved; as it was, if that fails.
      checked={change.isPending ? change.variables : user[mail]}
      onCheckedChange={change.mutate}
    />
  )
}
