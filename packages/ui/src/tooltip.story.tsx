import { Button } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

export const meta = { title: 'Tooltip' }

export function Sides() {
  return (
    <div className="flex flex-wrap gap-3">
      {(['top', 'bottom', 'start', 'end'] as const).map((side) => (
        <Tooltip key={side} label="Replies come as her voice" side={side}>
          <Button variant="quiet">{side}</Button>
        </Tooltip>
      ))}
    </div>
  )
}
