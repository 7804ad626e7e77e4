import preview from '../.storybook/preview.tsx'
import { Button } from './button.tsx'
import { ConfirmPopover } from './confirm-popover.tsx'

const meta = preview.meta({ title: 'Overlays/Confirm popover', component: ConfirmPopover })

export const Leaving = meta.story({
  args: {
    trigger: <Button variant="quiet">Log out</Button>,
    align: 'start',
    title: 'Are you sure?',
    text: 'Your drafts stay on this device.',
    confirmLabel: 'Yes',
    cancelLabel: 'No',
    onConfirm: () => undefined,
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
})
