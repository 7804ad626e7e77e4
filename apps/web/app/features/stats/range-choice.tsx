import { StatsRange } from '@moonlit/sdk/schemas'
import { SegmentedNav } from '@moonlit/ui/segmented-nav'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormTextField } from '../../shared/forms/fields.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'
import { useShownQuery } from '../../shared/page/use-shown-query.ts'
import { PRESETS, presetSearch, queryOf, rangeSearch, type Range } from './range.ts'
import { useFigureWords } from './use-figure-words.ts'

/** Which days the statistics are of: a few days back by a press, all where there are figures of all, or both ends. The address has them, so that they can be passed on. */
export function RangeChoice({ range, hasAll = false }: { range: Range; hasAll?: boolean }) {
  const { from, to, preset } = range
  const { t } = useTranslation('stats')
  const { daysBack } = useFigureWords()
  const navigate = useNavigate()
  useShownQuery(queryOf(range))
  const form = useApiForm({
    schema: StatsRange,
    values: { from, to },
    send: async (days) => navigate(rangeSearch(days), { preventScrollReset: true }),
  })
  return (
    <div className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-4">
      <SegmentedNav
        label={t('range.presets')}
        items={(hasAll ? (['all', ...PRESETS] as const) : PRESETS).map((days) => ({
          key: String(days),
          label: days === 'all' ? t('range.all') : daysBack(days),
          link: <Link to={presetSearch(days)} preventScrollReset />,
          state: days === preset ? ('current' as const) : ('other' as const),
        }))}
      />
      <ApiForm
        state={form}
        submitLabel={t('range.show')}
        submitTone="quiet"
        submitWidth="hug"
        className="grid w-full grid-cols-2 max-sm:[&>button]:col-span-2 items-end gap-3 sm:flex sm:w-auto sm:flex-wrap"
      >
        <FormTextField type="date" name="from" label={t('range.from')} dir="ltr" />
        <FormTextField type="date" name="to" label={t('range.to')} dir="ltr" />
      </ApiForm>
    </div>
  )
}
