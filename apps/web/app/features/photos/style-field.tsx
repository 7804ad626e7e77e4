import { PHOTO_STYLES_MAX } from '@moonlit/sdk/rules'
import { Fieldset } from '@moonlit/ui/fieldset'
import { Picture } from '@moonlit/ui/picture'
import { Skeleton } from '@moonlit/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useFieldError } from '../../shared/forms/fields.tsx'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { smallVariant } from '../../shared/pictures.ts'
import type { PhotoDraft } from './photo-draft.ts'

const tiles = 'grid grid-cols-2 gap-2.5 sm:grid-cols-4'
const SKELETONS = 8

/** Styles, each on a picture of its own; several of them take turns. [PG-01] */
export function StyleField() {
  const { t } = useTranslation('photos')
  const { queries } = useServices()
  const { locale, apiLocale } = useLocale()
  const { field } = useController<PhotoDraft, 'styleIds'>({ name: 'styleIds' })
  const styles = useQuery({ ...queries.generation.styles(apiLocale), staleTime: Number.POSITIVE_INFINITY })
  const chosen = field.value
  const isFull = chosen.length >= PHOTO_STYLES_MAX
  const toggle = (id: string) => field.onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Fieldset
      legend={t('form.styles')}
      hint={t('form.stylesHint', { number: formatNumber(locale, PHOTO_STYLES_MAX) })}
      error={useFieldError('styleIds')}
    >
      {styles.isError && !styles.data ? (
        <FailedQuery query={styles} layout="inline" />
      ) : (
        <ul className={tiles}>
          {styles.data
            ? styles.data.result.map(({ id, title, previewUrl }) => (
                <li key={id} className="min-w-0">
                  <label className="group relative block cursor-pointer overflow-hidden rounded-2xl inset-ring-2 inset-ring-transparent outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-rose has-disabled:cursor-default">
                    <input
                      type="checkbox"
                      className="peer absolute inset-0 z-10 size-full cursor-[inherit] appearance-none opacity-0"
                      checked={chosen.includes(id)}
                      disabled={isFull && !chosen.includes(id)}
                      onChange={() => toggle(id)}
                    />
                    <Picture
                      src={smallVariant(previewUrl)}
                      alt=""
                      ratio={4 / 3}
                      imageClassName="transition-[scale,filter] motion-safe:duration-500 group-hover:scale-[1.03] group-has-disabled:opacity-40"
                    />
                    <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-shade-deep to-transparent px-2.5 pt-8 pb-2 text-sm leading-tight font-medium text-pretty hyphens-auto">
                      {title}
                    </span>
                    <span
                      aria-hidden
                      className="absolute inset-0 rounded-2xl inset-ring-3 inset-ring-rose opacity-0 transition-opacity peer-checked:opacity-100"
                    />
                    <span
                      aria-hidden
                      className="absolute end-2 top-2 flex size-6 items-center justify-center rounded-full accent-fill opacity-0 transition-opacity peer-checked:opacity-100"
                    >
                      <Check className="size-4" strokeWidth={3} />
                    </span>
                  </label>
                </li>
              ))
            : Array.from({ length: SKELETONS }, (_tile, place) => <Skeleton key={place} className="aspect-4/3 rounded-2xl" />)}
        </ul>
      )}
    </Fieldset>
  )
}
