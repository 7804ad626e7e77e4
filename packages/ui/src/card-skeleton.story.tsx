import { CardSkeleton } from './card-skeleton.tsx'

export const meta = { title: 'Card skeleton' }

export function Grid() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </div>
  )
}
