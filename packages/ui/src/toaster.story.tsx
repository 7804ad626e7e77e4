import { Button } from './button.tsx'
import { notify, notifyError, notifyWithUndo } from './toast.ts'
import { Toaster } from './toaster.tsx'

export const meta = { title: 'Toaster' }

export function Kinds() {
  return (
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
  )
}
