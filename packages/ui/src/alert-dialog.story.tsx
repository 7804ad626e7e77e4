import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'

export const meta = { title: 'Alert dialog' }

export function Deleting() {
  return (
    <AlertDialog
      trigger={<Button variant="quiet">Delete the chat</Button>}
      tone="danger"
      title="Delete your chat with Amara?"
      text="All of it goes: messages, photos, voice. You have five seconds to change your mind."
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={() => undefined}
    />
  )
}
