import preview from '../.storybook/preview.tsx'
import { CardSkeleton } from './card-skeleton.tsx'

const meta = preview.meta({ title: 'Characters/Card skeleton', component: CardSkeleton })

export const Grid = meta.story(function Grid() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </div>
  )
})
