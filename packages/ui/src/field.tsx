import { useId, type ReactNode } from 'react'
import { cx } from './class-names.ts'

/** What a control must carry so that label, hint and error belong to it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** The words around a control; shared by every field component. */
export interface FieldWords {
  label: ReactNode
  /** Keeps the label for screen readers only, where the place says it already. */
  labelLook?: 'shown' | 'hidden'
  hint?: ReactNode
  /** Present means invalid; it takes the hint's place at the reader's ear first. */
  error?: ReactNode
}

interface FieldProps extends FieldWords {
  id?: string
  required?: boolean
  /** `dense` for tools with many controls in sight: smaller words, less air. Pair it with `denseControlLook`. */
  density?: 'roomy' | 'dense'
  className?: string
  /** Draws the control with the wiring spread on it. */
  children: (control: FieldControl) => ReactNode
}

/** The look every text-like control shares. */
export const controlLook = cx(
  'w-full rounded-field bg-raised px-4.5 py-3 text-base text-body shadow-rest outline-1 outline-offset-0 outline-transparent',
  'inset-ring-1 inset-ring-control transition-[background-color,box-shadow] placeholder:text-placeholder hover:bg-float',
  'focus-visible:outline-2 focus-visible:outline-rose aria-invalid:inset-ring-danger disabled:opacity-50',
)

/** The same, where many controls are in sight. */
export const denseControlLook = cx(controlLook, 'rounded-xl px-3 py-1.5 text-sm')

/** Label, control, hint and error as one: ids, `aria-describedby` and `aria-invalid` are wired here, once. [VA-01] */
export function Field({ id, label, labelLook = 'shown', hint, error, required, density = 'roomy', className, children }: FieldProps) {
  const ownID = useId()
  const controlID = id ?? ownID
  // An error that says no more than the hint is not said twice.
  const help = hint === error ? undefined : hint
  const hintID = help ? `${controlID}-hint` : undefined
  const errorID = error ? `${controlID}-error` : undefined
  return (
    <div data-state={error ? 'invalid' : 'valid'} className={cx('flex flex-col', density === 'dense' ? 'gap-1.5' : 'gap-2', className)}>
      <label
        htmlFor={controlID}
        className={
          labelLook === 'hidden' ? 'sr-only' : density === 'dense' ? 'text-caption font-medium text-muted' : 'text-sm font-semibold text-body'
        }
      >
        {label}
      </label>
      {children({
        id: controlID,
        'aria-describedby': [errorID, hintID].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error ? (
        <p id={errorID} className="animate-rise text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      {help ? (
        <p id={hintID} className={cx('text-muted', density === 'dense' ? 'text-caption' : 'text-sm')}>
          {help}
        </p>
      ) : null}
    </div>
  )
}
