import preview from '../.storybook/preview.tsx'
import { Button } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = preview.meta({ title: 'Overlays/Tooltip', component: Tooltip })

export const Sides = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-3 py-12">
      {(['top', 'bottom', 'start', 'end'] as const).map((side) => (
        <Tooltip key={side} label="Replies come as her voice" side={side}>
          <Button variant="quiet">{side}</Button>
        </Tooltip>
      ))}
    </div>
  ),
  play: ({ userEvent }) => userEvent.tab(),
})
