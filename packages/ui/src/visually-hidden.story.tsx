import { VisuallyHidden } from './visually-hidden.tsx'

export const meta = { title: 'Visually hidden' }

export function Spoken() {
  return (
    <p className="text-muted">
      12<span aria-hidden> min</span>
      <VisuallyHidden> minutes ago</VisuallyHidden>
    </p>
  )
}
