import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { controlLook, denseControlLook, Field, type FieldWords } from './field.tsx'

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'children'> {
  /** Inside the control before the text: an icon. Decoration only. */
  start?: ReactNode
  /** Inside the control after the text: a button, such as 'show the password' or 'clear'. */
  end?: ReactNode
  density?: 'roomy' | 'dense'
  /** Of the whole field; `inputClassName` is the control's. */
  className?: string
  inputClassName?: string
}

/** One line of text with its label, hint and error. Takes every prop of an input, so a form library's `register` can be spread on it. */
export function TextField({
  label,
  labelLook,
  hint,
  error,
  start,
  end,
  className,
  density = 'roomy',
  inputClassName,
  required,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} labelLook={labelLook} hint={hint} error={error} required={required} density={density} className={className}>
      {(control) => (
        <div className="relative">
          {start ? (
            <span
              aria-hidden
              className={cx(
                'pointer-events-none absolute inset-y-0 flex items-center text-faint',
                density === 'dense' ? 'start-3 [&_svg]:size-4' : 'start-4.5 [&_svg]:size-5',
              )}
            >
              {start}
            </span>
          ) : null}
          <input
            {...rest}
            {...control}
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
            type={type}
            dir={rest.dir ?? 'auto'}
            className={cx(
              density === 'dense'
                ? cx(denseControlLook, 'min-h-9 [--room-end:--spacing(3)] [--room-start:--spacing(3)]')
                : cx(controlLook, 'min-h-12 [--room-end:--spacing(4.5)] [--room-start:--spacing(4.5)]'),
              'text-start',
              start && (density === 'dense' ? '[--room-start:--spacing(9)]' : '[--room-start:--spacing(12)]'),
              end && '[--room-end:--spacing(13)]',
              (start || end) && 'box-room',
              inputClassName,
            )}
          />
          {end ? <span className="absolute inset-y-0 end-1.5 flex items-center">{end}</span> : null}
        </div>
      )}
    </Field>
  )
}
