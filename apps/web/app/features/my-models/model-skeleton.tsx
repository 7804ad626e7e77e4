import { Skeleton } from '@moonlit/ui/skeleton'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { useTranslation } from 'react-i18next'

/** The page of one's own character in the shape it will have. */
export function ModelSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div
      role="status"
      className="mx-auto grid max-w-[76rem] gap-x-12 gap-y-9 page-edges pt-16 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-16"
    >
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="aspect-4/5 rounded-panel" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-13 w-3/4 rounded-full" />
        <Skeleton className="h-5 w-full rounded-full" />
        <Skeleton className="h-13 w-72 max-w-full rounded-full" />
        <Skeleton className="mt-6 h-40 rounded-panel" />
      </div>
    </div>
  )
}
