import { portraits } from '../.storybook/portraits.ts'
import preview from '../.storybook/preview.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Logo } from './logo.tsx'
import { Picture } from './picture.tsx'
import { TextField } from './text-field.tsx'

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
})

export const Form = meta.story({
  args: {
    trigger: <Button variant="quiet">Confirm your e-mail</Button>,
    title: 'One letter away',
    description: 'We sent a code to sam@moonlit.example. It is good for an hour.',
    closeLabel: 'Close',
    footer: (
      <>
        <Button variant="quiet">Send it again</Button>
        <Button>Confirm</Button>
      </>
    ),
    children: <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" />,
  },
})

export const Gate = meta.story({
  args: {
    trigger: <Button variant="quiet">Age gate</Button>,
    size: 'sm',
    dismissal: 'locked',
    titleLook: 'centred',
    figure: <Logo word="Moonlit" variant="mark" className="text-5xl" />,
    title: 'For adults only',
    description: 'Moonlit is an 18+ service. By continuing you confirm that you are an adult where you live.',
    children: (
      <div className="flex flex-col gap-4 pb-2 text-center">
        <Button size="lg" width="full">
          I'm over 18 - Continue
        </Button>
        <p className="text-caption text-muted">Terms · Privacy · Disputes and refunds · Leave</p>
      </div>
    ),
  },
})

export const BesideAPicture = meta.story({
  args: {
    trigger: <Button variant="quiet">Log in</Button>,
    title: 'Welcome back',
    description: 'Everyone you talked to is where you left them.',
    closeLabel: 'Close',
    aside: <Picture src={portraits.leila} alt="" ratio="fill" loading="eager" />,
    children: <TextField label="E-mail" type="email" autoComplete="username" />,
    footer: <Button>Go on</Button>,
  },
})

export const Long = meta.story({
  args: {
    trigger: <Button variant="quiet">A long one</Button>,
    title: 'Terms of service',
    closeLabel: 'Close',
    footer: <Button>I agree</Button>,
    children: (
      <div className="flex flex-col gap-4 text-muted">
        {Array.from({ length: 14 }, (_, place) => (
          <p key={place}>
            {place + 1}. Every character here is an AI, not a person. What you write stays yours; you can export it or delete it whenever you like,
            and deleting truly deletes.
          </p>
        ))}
      </div>
    ),
  },
})
