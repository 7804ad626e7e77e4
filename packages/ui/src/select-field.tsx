import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { controlLook, denseControlLook, Field, type FieldWords } from './field.tsx'

interface SelectFieldProps extends FieldWords, ComponentProps<'select'> {
  /** `option` elements. */
  children: ReactNode
  density?: 'roomy' | 'dense'
  /** Of the whole field. */
  className?: string
}

/** One choice of many, with the system's own list, which phones do best. For two to four in sight use SegmentedControl. */
export function SelectField({ label, labelLook, hint, error, required, density = 'roomy', id, className, children, ...rest }: SelectFieldProps) {
  return (
    <Field id={id} label={label} labelLook={labelLook} hint={hint} error={error} required={required} density={density} className={className}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
            className={cx(
              density === 'dense' ? cx(denseControlLook, 'min-h-9 pe-9') : cx(controlLook, 'min-h-12 pe-12'),
              'cursor-pointer appearance-none truncate [&_optgroup]:bg-raised [&_option]:bg-raised',
            )}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden
            className={cx('pointer-events-none absolute inset-y-0 my-auto text-muted', density === 'dense' ? 'end-3 size-4' : 'end-4.5 size-5')}
          />
        </div>
      )}
    </Field>
  )
}
