import preview from '../.storybook/preview.tsx'
import { Spinner } from './spinner.tsx'

const meta = preview.meta({ title: 'Feedback/Spinner', component: Spinner })

export const Sizes = meta.story(function Sizes() {
  return (
    <div className="flex items-center gap-6 text-rose">
      <Spinner />
      <Spinner className="size-8" label="Loading older messages" />
      <Spinner className="size-12" />
    </div>
  )
})
