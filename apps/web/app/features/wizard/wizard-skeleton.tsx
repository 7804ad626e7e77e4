import { Skeleton } from '@moonlit/ui/skeleton'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { useTranslation } from 'react-i18next'

/** The wizard in the shape it will have. */
export function WizardSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status" className="noscript:hidden lg:grid lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)] lg:gap-x-12 xl:gap-x-16">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className="flex items-center gap-3.5 py-2 lg:block lg:py-0">
        <Skeleton className="aspect-4/5 w-16 shrink-0 rounded-2xl lg:w-full lg:rounded-panel" />
        <Skeleton className="h-5 flex-1 rounded-full lg:hidden" />
      </div>
      <div className="flex flex-col gap-8 max-lg:pt-5">
        <Skeleton className="h-11 w-full max-w-2xl rounded-full max-lg:hidden" />
        <Skeleton className="h-8 w-56 max-w-full rounded-full" />
        <div className="grid max-w-xl grid-cols-3 gap-2.5">
          {['first', 'second', 'third'].map((place) => (
            <Skeleton key={place} className="aspect-[4/5] rounded-field" />
          ))}
        </div>
        <div className="grid max-w-xl grid-cols-3 gap-2.5">
          {['first', 'second'].map((place) => (
            <Skeleton key={place} className="aspect-[4/5] rounded-field" />
          ))}
        </div>
        <Skeleton className="h-13 max-w-xl rounded-full" />
      </div>
    </div>
  )
}
