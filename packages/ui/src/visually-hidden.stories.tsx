import preview from '../.storybook/preview.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = preview.meta({ title: 'Foundations/Visually hidden', component: VisuallyHidden })

export const Spoken = meta.story(function Spoken() {
  return (
    <p className="text-muted">
      12<span aria-hidden> min</span>
      <VisuallyHidden> minutes ago</VisuallyHidden>
    </p>
  )
})
