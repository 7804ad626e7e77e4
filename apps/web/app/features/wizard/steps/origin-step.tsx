import type { Ethnicity } from '@moonlit/sdk/rules'
import { RangeField } from '@moonlit/ui/range-field'
import { useTranslation } from 'react-i18next'
import { readDraft, type Draft } from '../../../shared/creation/draft.ts'
import { formatNumber } from '../../../shared/format.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'
import { ChoiceField } from '../choice-field.tsx'
import { ModelPortrait } from '../model-portrait.tsx'
import { useWizard } from '../wizard-context.ts'

/** Hair and eyes of the models, as they are usual. */
const USUAL = {
  african: { hairColor: 'black', eyeColor: 'brown' },
  'east-asian': { hairColor: 'black', eyeColor: 'brown' },
  european: { hairColor: 'chestnut', eyeColor: 'blue' },
  latin: { hairColor: 'dark-brown', eyeColor: 'brown' },
  'middle-eastern': { hairColor: 'black', eyeColor: 'hazel' },
  mixed: { hairColor: 'brown', eyeColor: 'green' },
  'south-asian': { hairColor: 'black', eyeColor: 'brown' },
  'southeast-asian': { hairColor: 'dark-brown', eyeColor: 'brown' },
} as const satisfies Record<Ethnicity, Draft>

/** Where somebody's looks come from, and how old they are: 18 at least. [WZ-09] */
export function OriginStep() {
  const { t } = useTranslation(['wizard', 'character'])
  const { locale } = useLocale()
  const { draft, options, choose } = useWizard()
  const { min, max } = options.age
  const age = draft.age ?? min
  return (
    <>
      <ChoiceField
        field="ethnicity"
        variant="tile"
        className="grid-cols-3 sm:grid-cols-4"
        renderFigure={(id) => {
          const { ethnicity = 'mixed' } = readDraft({ ethnicity: id })
          return <ModelPortrait show={{ ethnicity, ...USUAL[ethnicity] }} ratio={1} />
        }}
      />
      <RangeField
        label={t('age.label')}
        min={min}
        max={max}
        value={age}
        onValueChange={(next) => choose('age', next)}
        valueText={t('character:ageValue', { age: formatNumber(locale, age), count: age })}
        hint={t('age.hint', { min: formatNumber(locale, min) })}
        className="max-w-xl"
      />
    </>
  )
}
