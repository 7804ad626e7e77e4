import { Button } from '@moonlit/ui/button'
import { Switch } from '@moonlit/ui/switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseCookies, useCookieChoices } from '../../shared/consent/cookie-choices.ts'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import type { OverlayControls } from '../../shared/overlays/overlay-props.ts'

const KINDS = ['analytics', 'marketing'] as const

/** What is agreed to, kind by kind; what the site needs is always on. [OV-02] */
export default function CookieDialog({ close }: OverlayControls) {
  const { t } = useTranslation('cookies')
  const [choices, setChoices] = useState(useCookieChoices() ?? { analytics: false, marketing: false })
  const save = () => {
    chooseCookies(choices)
    void close()
  }
  return (
    <OverlayDialog
      close={close}
      title={t('title')}
      description={t('description')}
      footer={
        <Button size="lg" width="full" onClick={save}>
          {t('save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <Switch label={t('necessary.label')} hint={t('necessary.hint')} checked state="fixed" onCheckedChange={() => undefined} />
        {KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(`${kind}.label`)}
            hint={t(`${kind}.hint`)}
            checked={choices[kind]}
            onCheckedChange={(isOn) => setChoices({ ...choices, [kind]: isOn })}
          />
        ))}
      </div>
    </OverlayDialog>
  )
}
