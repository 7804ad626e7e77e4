import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'autoComplete'> {
  /** Names the button, whatever its state: 'Show the password'. */
  showLabel: string
  /** Tells password managers whether to fill in a password or to make one. */
  autoComplete: 'current-password' | 'new-password'
}

/**
 * A password, hidden until its button is pressed, and hidden again when its form is sent, so that browsers keep it as a password.
 * Takes every prop of an input, so a form library's `register` can be spread on it. [SG-02]
 */
export function PasswordField({ showLabel, disabled, ...rest }: PasswordFieldProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const form = button.current?.form
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <TextField
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      disabled={disabled}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          ref={button}
          label={showLabel}
          size="sm"
          tooltip="none"
          aria-pressed={isShown}
          disabled={disabled}
          // The box keeps focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  )
}
