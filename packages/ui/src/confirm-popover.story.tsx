import { Button } from './button.tsx'
import { ConfirmPopover } from './confirm-popover.tsx'

export const meta = { title: 'Confirm popover' }

export function Leaving() {
  return (
    <ConfirmPopover
      trigger={<Button variant="quiet">Log out</Button>}
      align="start"
      title="Are you sure?"
      text="Your drafts stay on this device."
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={() => undefined}
    />
  )
}
