import preview from '../.storybook/preview.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton })

export const Dialogs = meta.story(function Dialogs() {
  return (
    <div className="flex max-w-xs flex-col gap-4">
      {['w-1/3', 'w-1/2', 'w-2/5'].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton className="size-14 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className={`h-4 rounded-full ${width}`} />
            <Skeleton className="h-3.5 w-4/5 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
})
