import { within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { Button } from './button.tsx'
import { notify, notifyError, notifyWithUndo } from './toast.ts'
import { Toaster } from './toaster.tsx'

const meta = preview.meta({ title: 'Overlays/Toaster', component: Toaster })

export const Kinds = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="quiet" onClick={() => notify('Your settings are saved')}>
        Message
      </Button>
      <Button variant="quiet" onClick={() => notifyError('Error', 'Something went wrong. Please try again later.')}>
        Error
      </Button>
      <Button variant="quiet" onClick={() => notifyWithUndo('Chat with Amara deleted', { undoLabel: 'Bring it back', onUndo: () => undefined })}>
        Undo
      </Button>
      <Toaster label="Notifications" />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await within(canvasElement.ownerDocument.body).findByText('Chat with Amara deleted')
  },
})
