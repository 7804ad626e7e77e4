import { PHOTO_PARAMETERS, type PhotoParameter } from '@moonlit/sdk/rules'
import { SelectField } from '@moonlit/ui/select-field'
import { ChevronDown } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PARAMETERS, useParameterLabels } from './parameter-labels.ts'
import type { PhotoDraft } from './photo-draft.ts'

/** Place, clothes, light and the like, for those who would rather choose than write; folded up until wanted. [PG-01] */
export function ParameterFields() {
  const { t } = useTranslation('photos')
  const { nameOf, valueOf } = useParameterLabels()
  const { field } = useController<PhotoDraft, 'parameters'>({ name: 'parameters' })
  const chosen = PARAMETERS.filter((name) => field.value[name] !== undefined)
  const change = (name: PhotoParameter, value: string) => {
    const { [name]: _before, ...others } = field.value
    field.onChange(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <details className="group rounded-card bg-veil">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-card px-5 font-semibold [&::-webkit-details-marker]:hidden">
        {t('form.parameters')}
        {chosen.length > 0 ? (
          <span className="truncate text-sm font-normal text-muted">{t('form.parametersChosen', { count: chosen.length })}</span>
        ) : null}
        <ChevronDown aria-hidden className="ms-auto size-5 shrink-0 text-muted transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-4 gap-y-5 px-5 pt-1 pb-5 sm:grid-cols-2">
        {PARAMETERS.map((name) => (
          <SelectField key={name} label={nameOf(name)} value={field.value[name] ?? ''} onChange={(event) => change(name, event.target.value)}>
            <option value="">{t('parameter.any')}</option>
            {PHOTO_PARAMETERS[name].map((value) => (
              <option key={value} value={value}>
                {valueOf(name, value)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  )
}
