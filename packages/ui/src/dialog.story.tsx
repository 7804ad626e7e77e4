import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Logo } from './logo.tsx'
import { TextField } from './text-field.tsx'

export const meta = { title: 'Dialog' }

export function Form() {
  return (
    <Dialog
      trigger={<Button variant="quiet">Confirm your e-mail</Button>}
      title="One letter away"
      description="We sent a code to sam@moonlit.example. It is good for an hour."
      closeLabel="Close"
      footer={
        <>
          <Button variant="quiet">Send it again</Button>
          <Button>Confirm</Button>
        </>
      }
    >
      <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" />
    </Dialog>
  )
}

export function Gate() {
  return (
    <Dialog
      trigger={<Button variant="quiet">Age gate</Button>}
      size="sm"
      dismissal="locked"
      titleLook="centred"
      figure={<Logo word="Moonlit" look="mark" className="text-5xl" />}
      title="For adults only"
      description="Moonlit is an 18+ service. By continuing you confirm that you are an adult where you live."
    >
      <div className="flex flex-col gap-4 pb-2 text-center">
        <Button size="lg" width="full">
          I'm over 18 - Continue
        </Button>
        <p className="text-caption text-muted">Terms · Privacy · Disputes and refunds · Leave</p>
      </div>
    </Dialog>
  )
}

export function Long() {
  return (
    <Dialog trigger={<Button variant="quiet">A long one</Button>} title="Terms of service" closeLabel="Close" footer={<Button>I agree</Button>}>
      <div className="flex flex-col gap-4 text-muted">
        {Array.from({ length: 14 }, (_, place) => (
          <p key={place}>
            {place + 1}. Every character here is an AI, not a person. What you write stays yours; you can export it or delete it whenever you like,
            and deleting truly deletes.
          </p>
        ))}
      </div>
    </Dialog>
  )
}
