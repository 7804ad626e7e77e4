import { cx } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'

/** A character card that has not come yet: same size, same lines, so that nothing moves. [EX-09] */
export function CardSkeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className={cx('@container', className)}>
      <div className="flex aspect-[4/7] animate-shimmer flex-col justify-end gap-2.5 rounded-card bg-linear-to-b from-raised to-surface p-3 @min-[13rem]:aspect-[5/7] @min-[13rem]:p-4">
        <Skeleton className="h-5 w-1/2 animate-none rounded-full bg-float" />
        <Skeleton className="h-3.5 w-11/12 animate-none rounded-full bg-float" />
        <Skeleton className="h-3.5 w-3/5 animate-none rounded-full bg-float" />
        <Skeleton className="mt-1.5 h-9 w-full animate-none rounded-full bg-float @min-[13rem]:h-11" />
      </div>
    </div>
  )
}
