import { Button } from '@moonlit/ui/button'
import { TextField } from '@moonlit/ui/text-field'
import { useState, type SubmitEvent, type ReactNode } from 'react'
import { WORLD_NAME } from '../../src/worlds/world-name.ts'

interface NameFormProps {
  label: string
  placeholder: string
  action: ReactNode
  state: 'idle' | 'loading'
  /** The field is cleared on success and kept when it throws. */
  onName: (name: string) => void | Promise<unknown>
}

/** Asks for the name of a world or a snapshot. */
export function NameForm({ label, placeholder, action, state, onName }: NameFormProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!WORLD_NAME.test(typed)) return setError('Lower-case letters, digits and dashes, at most 63')
    try {
      await onName(typed)
      setTyped('')
    } catch {
      // Reported where it failed.
    }
  }
  const type = (text: string) => {
    setTyped(text)
    setError(undefined)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-wrap items-start gap-2">
      <TextField
        label={label}
        labelLook="hidden"
        density="dense"
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        placeholder={placeholder}
        error={error}
        value={typed}
        onChange={({ target }) => type(target.value)}
        className="min-w-40 flex-1"
      />
      <Button type="submit" variant="quiet" size="sm" state={state}>
        {action}
      </Button>
    </form>
  )
}
