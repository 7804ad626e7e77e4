import { Picture } from '@moonlit/ui/picture'
import { Skeleton } from '@moonlit/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, UserRoundSearch } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@moonlit/sdk'
import { useServices } from '../../shared/api/services.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { smallVariant } from '../../shared/pictures.ts'
import type { PhotoDraft } from './photo-draft.ts'

/** Whom the photos show; opens the list of all of them. [PG-01] */
export function CharacterField() {
  const { t } = useTranslation('photos')
  const { queries, overlays } = useServices()
  const { apiLocale } = useLocale()
  const id = useId()
  const { field, fieldState } = useController<PhotoDraft, 'botSlug'>({ name: 'botSlug' })
  const slug = field.value
  const { data: bot, error } = useQuery({ ...queries.bots.one({ slug, lang: apiLocale }), enabled: slug !== '' })
  const { onChange } = field
  // A character that is gone since the draft was stored.
  const isGone = error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (isGone) onChange('')
  }, [isGone, onChange])
  const choose = () => void overlays.open('choose-character', { chosen: slug, onChoose: onChange })
  const isMissing = fieldState.error !== undefined
  return (
    <div className="flex flex-col gap-2">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {t('form.character')}
      </span>
      <button
        ref={field.ref}
        type="button"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        data-state={isMissing ? 'invalid' : 'valid'}
        onClick={choose}
        className="flex w-full items-center gap-4 rounded-field bg-raised p-3 text-start shadow-rest inset-ring-1 inset-ring-hairline transition-colors hover:bg-float data-[state=invalid]:inset-ring-danger"
      >
        <span className="relative flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-2xl bg-float text-muted">
          {bot && slug !== '' ? (
            <Picture src={smallVariant(bot.imageUrl)} alt="" ratio="fill" loading="eager" />
          ) : (
            <UserRoundSearch aria-hidden className="size-6" />
          )}
        </span>
        <span id={`${id}-value`} className="min-w-0 flex-1">
          {slug === '' ? (
            <span className="text-muted">{t('form.characterNone')}</span>
          ) : bot ? (
            <bdi className="line-clamp-2 font-medium">{bot.name}</bdi>
          ) : (
            <Skeleton className="h-4 w-28 rounded-full" />
          )}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
      </button>
      {isMissing ? (
        <p id={`${id}-error`} className="animate-rise text-sm font-medium text-danger">
          {t('form.characterMissing')}
        </p>
      ) : null}
    </div>
  )
}
