import { useState, type ChangeEvent, type ComponentProps, type Ref } from 'react'
import { useAutoGrow } from './auto-grow.ts'
import { cx } from './class-names.ts'
import { controlLook, Field, type FieldWords } from './field.tsx'

interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'children' | 'ref'> {
  ref?: Ref<HTMLTextAreaElement>
  /** Says how much is used, e.g. `(used) => '12 of 500'`; shown under the control, at its end. */
  formatCount?: (used: number) => string
  className?: string
  inputClassName?: string
}

/** Several lines of text that grow with what is written, up to ten. Label, hint and error as in TextField. */
export function TextArea({
  label,
  labelLook,
  hint,
  error,
  formatCount,
  className,
  inputClassName,
  required,
  id,
  ref,
  onChange,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const text = typeof rest.value === 'string' ? rest.value : typed
  const box = useAutoGrow(text)
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  const attach = (area: HTMLTextAreaElement | null) => {
    box.current = area
    if (typeof ref === 'function') return ref(area)
    if (ref) ref.current = area
  }
  return (
    <Field id={id} label={label} labelLook={labelLook} hint={hint} error={error} required={required} className={className}>
      {(control) => (
        <div className="flex flex-col gap-1.5">
          <textarea
            dir="auto"
            {...rest}
            {...control}
            ref={attach}
            rows={rows}
            onChange={change}
            className={cx(
              controlLook,
              'field-sizing-content max-h-72 w-full resize-none contain-inline-size text-start thin-scrollbar',
              inputClassName,
            )}
          />
          {formatCount ? <span className="text-end text-caption text-muted tabular-nums">{formatCount(text.length)}</span> : null}
        </div>
      )}
    </Field>
  )
}
