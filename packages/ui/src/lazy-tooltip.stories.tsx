import { expect, screen, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { Button } from './button.tsx'
import { LazyTooltip } from './lazy-tooltip.tsx'

const meta = preview.meta({ title: 'Overlays/Lazy tooltip', component: LazyTooltip })

export const OnceItsCodeIsThere = meta.story({
  render: () => (
    <div className="py-12">
      <LazyTooltip label="Replies come as her voice">
        <Button variant="quiet">Voice</Button>
      </LazyTooltip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('data-state', 'closed'))
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Replies come as her voice')
  },
})
