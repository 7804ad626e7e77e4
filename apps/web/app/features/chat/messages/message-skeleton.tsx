import { Skeleton } from '@moonlit/ui/skeleton'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { useTranslation } from 'react-i18next'

/** A conversation's shape while it is on its way. */
export function MessageSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-end overflow-hidden">
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-3.5 px-4 pb-5 sm:px-6">
        <Skeleton className="h-18 w-3/5 rounded-bubble rounded-es-md" />
        <Skeleton className="ms-auto h-12 w-2/5 rounded-bubble rounded-ee-md" />
        <Skeleton className="h-12 w-1/2 rounded-bubble rounded-es-md" />
        <Skeleton className="h-24 w-3/5 rounded-bubble rounded-es-md" />
        <Skeleton className="ms-auto h-12 w-1/3 rounded-bubble rounded-ee-md" />
        <Skeleton className="h-12 w-2/5 rounded-bubble rounded-es-md" />
      </div>
    </div>
  )
}
