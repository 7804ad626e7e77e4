import preview from '../.storybook/preview.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'

const meta = preview.meta({ title: 'Overlays/Alert dialog', component: AlertDialog })

export const Deleting = meta.story({
  args: {
    trigger: <Button variant="quiet">Delete the chat</Button>,
    tone: 'danger',
    title: 'Delete your chat with Amara?',
    text: 'All of it goes: messages, photos, voice. You have five seconds to change your mind.',
    confirmLabel: 'Yes',
    cancelLabel: 'No',
    onConfirm: () => undefined,
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
})
