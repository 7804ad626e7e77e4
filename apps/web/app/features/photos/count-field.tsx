import { PHOTOS_PER_ORDER_MAX } from '@moonlit/sdk/rules'
import { Fieldset } from '@moonlit/ui/fieldset'
import { SegmentedControl } from '@moonlit/ui/segmented-control'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../shared/format.ts'
import { useFieldError } from '../../shared/forms/fields.tsx'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import type { PhotoDraft } from './photo-draft.ts'

const COUNTS = Array.from({ length: PHOTOS_PER_ORDER_MAX }, (_photo, index) => index + 1)

/** How many photos. [PG-01] */
export function CountField() {
  const { t } = useTranslation('photos')
  const { locale } = useLocale()
  const { field } = useController<PhotoDraft, 'count'>({ name: 'count' })
  return (
    <Fieldset legend={t('form.count')} error={useFieldError('count')}>
      <SegmentedControl
        label={t('form.count')}
        width="full"
        value={String(field.value)}
        onValueChange={(value) => field.onChange(Number(value))}
        options={COUNTS.map((count) => ({ value: String(count), label: formatNumber(locale, count) }))}
      />
    </Fieldset>
  )
}
