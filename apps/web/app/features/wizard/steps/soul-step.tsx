import { CHARACTER_BIO_MAX_LENGTH } from '@moonlit/sdk/rules'
import { ChoiceGroup } from '@moonlit/ui/choice-group'
import { Fieldset } from '@moonlit/ui/fieldset'
import { TextArea } from '@moonlit/ui/text-area'
import { useTranslation } from 'react-i18next'
import { fieldMessage } from '../../../shared/errors/error-message.ts'
import { formatNumber } from '../../../shared/format.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'
import { ChoiceField } from '../choice-field.tsx'
import { SeveralField } from '../several-field.tsx'
import { useOptionWords } from '../use-option-words.ts'
import { useWizard } from '../wizard-context.ts'

const LIKELY_WORK = ['actor', 'barista', 'chef', 'doctor', 'engineer', 'florist', 'musician', 'photographer', 'pilot', 'writer'] as const

/** Temper, work, pastimes, and how they talk. [WZ-03] [WZ-04] */
export function SoulStep() {
  const { t, i18n } = useTranslation(['wizard', 'errors'])
  const { locale } = useLocale()
  const wordOf = useOptionWords()
  const { draft, errors, options, choose } = useWizard()
  return (
    <>
      <SeveralField field="personality" />
      <ChoiceField field="occupation" first={LIKELY_WORK} fold={10} />
      <SeveralField field="hobbies" fold={14} />
      <ChoiceField field="relationship" />
      <Fieldset legend={t('frankness.label')} hint={t('frankness.hint')} error={fieldMessage(i18n, errors.frankness)}>
        <ChoiceGroup
          label={t('frankness.label')}
          options={options.frankness.labels.map((label, place) => ({
            value: String(options.frankness.min + place),
            label: wordOf(label, `frankness.${options.frankness.min + place}`),
          }))}
          value={draft.frankness === undefined ? null : String(draft.frankness)}
          onValueChange={(next) => choose('frankness', Number(next))}
        />
      </Fieldset>
      <ChoiceField field="voice" />
      <TextArea
        label={t('bio.label')}
        hint={t('bio.hint')}
        value={draft.bio ?? ''}
        onChange={(event) => choose('bio', event.target.value)}
        error={fieldMessage(i18n, errors.bio)}
        maxLength={CHARACTER_BIO_MAX_LENGTH}
        formatCount={(used) => t('bio.count', { used: formatNumber(locale, used), max: formatNumber(locale, CHARACTER_BIO_MAX_LENGTH) })}
        className="max-w-xl"
      />
    </>
  )
}
