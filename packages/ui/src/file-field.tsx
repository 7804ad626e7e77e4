import { ImagePlus, X } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react'
import { cx } from './class-names.ts'
import { controlLook, Field, type FieldWords } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { Picture } from './picture.tsx'

interface FileFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'multiple' | 'children' | 'ref'> {
  /** The picture that is chosen. Whether it may be taken is the form's to say, with `error`. */
  value: File | null
  onValueChange: (file: File | null) => void
  /** What the system's dialog offers, as in an input's `accept`. */
  accept?: string
  /** Address of the picture that is kept so far; shown until another is chosen. */
  currentSrc?: string
  /** `round` for a portrait. */
  shape?: 'square' | 'round'
  /** On the box before and after a picture is there, and of the button that takes the choice back. */
  labels: { choose: string; change: string; remove: string }
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** An address for a file in this browser, for as long as it is shown. */
const useObjectURL = (file: File | null) => {
  const [url, setURL] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setURL(made)
    return () => {
      URL.revokeObjectURL(made)
      setURL(undefined)
    }
  }, [file])
  return url
}

/**
 * One picture to send along: chosen by a press anywhere on the box or dropped on it, shown with its name, and taken back by its button.
 * Types and size are told by `hint`, what is wrong by `error`. [AC-02] [VA-07]
 */
export function FileField({
  label,
  labelLook,
  hint,
  error,
  value,
  onValueChange,
  accept = 'image/*',
  currentSrc,
  shape = 'square',
  labels,
  required,
  disabled,
  id,
  ref,
  className,
  ...rest
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const chosenSrc = useObjectURL(value)
  const src = value ? chosenSrc : currentSrc
  const remove = () => {
    // Emptied, so that the same file can be chosen again.
    if (input.current) input.current.value = ''
    input.current?.focus()
    onValueChange(null)
  }
  return (
    <Field id={id} label={label} labelLook={labelLook} hint={hint} error={error} required={required} className={className}>
      {(control) => (
        <div
          data-state={value ? 'chosen' : 'empty'}
          className={cx(
            controlLook,
            'relative flex items-center gap-4 p-3 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-rose',
            'has-aria-invalid:inset-ring-danger has-[input:disabled]:opacity-50 has-[input:disabled]:hover:bg-raised',
          )}
        >
          <span
            className={cx(
              'relative flex size-16 shrink-0 items-center justify-center overflow-hidden bg-float text-muted',
              shape === 'round' ? 'rounded-full' : 'rounded-xl',
            )}
          >
            {src ? <Picture src={src} alt="" ratio="fill" loading="eager" /> : <ImagePlus aria-hidden className="size-6" strokeWidth={1.6} />}
          </span>
          <span className="flex min-w-0 flex-1 flex-col">
            {value ? (
              <span dir="auto" className="truncate text-as-parent font-medium">
                {value.name}
              </span>
            ) : null}
            <label htmlFor={control.id} className={value ? 'text-sm font-semibold text-amber-text' : 'font-semibold'}>
              {src ? labels.change : labels.choose}
            </label>
          </span>
          <input
            {...rest}
            {...control}
            ref={input}
            type="file"
            accept={accept}
            disabled={disabled}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              // Closing the dialog without a choice leaves the last one.
              if (file) onValueChange(file)
            }}
            className="absolute inset-0 cursor-pointer rounded-field opacity-0 disabled:cursor-default"
          />
          {value ? (
            <IconButton label={labels.remove} size="sm" disabled={disabled} onClick={remove} className="relative">
              <X />
            </IconButton>
          ) : null}
        </div>
      )}
    </Field>
  )
}
