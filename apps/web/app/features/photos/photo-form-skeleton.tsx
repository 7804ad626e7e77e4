import { Skeleton } from '@moonlit/ui/skeleton'

/** Heights of the fields, in the order they stand in. */
const FIELDS = ['h-20', 'h-33', 'h-64', 'h-14', 'h-13'] as const

/** Instead of the form until it is known whether an order is under way, so that a reload shows no form that is gone a moment later. [PG-03] */
export function PhotoFormSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-7">
      {FIELDS.map((height) => (
        <div key={height} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-32 rounded-full" />
          <Skeleton className={`${height} rounded-field`} />
        </div>
      ))}
    </div>
  )
}
