import { IconButton } from '@moonlit/ui/icon-button'
import { TextField } from '@moonlit/ui/text-field'
import { NAME_MAX_LENGTH, type Gender } from '@moonlit/sdk/rules'
import { Dices } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CreationsLeft } from '../../../shared/creation/creations-left.tsx'
import type { Draft } from '../../../shared/creation/draft.ts'
import { fieldMessage } from '../../../shared/errors/error-message.ts'
import { ChoiceField } from '../choice-field.tsx'
import { ModelPortrait } from '../model-portrait.tsx'
import { useNames } from '../use-names.ts'
import { useWizard } from '../wizard-context.ts'

const GENDER: Readonly<Record<string, Gender>> = { female: 'female', male: 'male', 'non-binary': 'non-binary' }
const STYLE: Readonly<Record<string, Draft>> = { realistic: { style: 'realistic' }, anime: { style: 'anime' } }

/** Gender, manner of drawing, name. [WZ-02] */
export function StyleStep() {
  const { t, i18n } = useTranslation(['wizard', 'errors'])
  const { draft, errors, choose } = useWizard()
  const names = useNames()
  const suggestName = () => {
    const others = names[draft.gender ?? 'female'].filter((name) => name !== draft.name)
    choose('name', others[Math.floor(Math.random() * others.length)])
  }
  return (
    <>
      <CreationsLeft className="-mt-2 text-sm text-muted" />
      <ChoiceField
        field="gender"
        variant="tile"
        className="max-w-xl grid-cols-3"
        renderFigure={(id) => <ModelPortrait show={{ gender: GENDER[id] ?? 'female', ethnicity: 'european' }} ratio={1} />}
      />
      <ChoiceField
        field="style"
        variant="tile"
        className="max-w-xl grid-cols-3"
        renderFigure={(id) => <ModelPortrait show={STYLE[id] ?? {}} ratio={1} />}
      />
      <TextField
        label={t('name.label')}
        required
        value={draft.name ?? ''}
        onChange={(event) => choose('name', event.target.value)}
        error={fieldMessage(i18n, errors.name)}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="next"
        dir="auto"
        className="max-w-xl"
        end={
          <IconButton label={t('name.suggest')} onClick={suggestName}>
            <Dices />
          </IconButton>
        }
      />
    </>
  )
}
