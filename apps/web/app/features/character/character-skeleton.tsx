import { Skeleton } from '@moonlit/ui/skeleton'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { useTranslation } from 'react-i18next'

/** The page of a character in the shape it will have. */
export function CharacterSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status" className="mx-auto max-w-[76rem] page-edges pt-4 lg:pt-6">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="h-6 w-36 rounded-full" />
      <div className="mt-5 grid gap-x-12 gap-y-9 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-16">
        <Skeleton className="aspect-4/5 rounded-panel" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-13 w-3/4 rounded-full" />
          <Skeleton className="h-5 w-full rounded-full" />
          <Skeleton className="h-5 w-2/3 rounded-full" />
          <Skeleton className="mt-3 h-13 w-72 max-w-full rounded-full" />
          <Skeleton className="mt-6 h-40 rounded-panel" />
        </div>
      </div>
    </div>
  )
}
