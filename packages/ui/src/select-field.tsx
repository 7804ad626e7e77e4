import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { controlLook, Field, type FieldWords } from './field.tsx'

interface SelectFieldProps extends FieldWords, ComponentProps<'select'> {
  /** `option` elements. */
  children: ReactNode
  /** Of the whole field. */
  className?: string
}

/** One choice of many, with the system's own list, which phones do best. For two to four in sight use SegmentedControl. */
export function SelectField({ label, labelLook, hint, error, required, id, className, children, ...rest }: SelectFieldProps) {
  return (
    <Field id={id} label={label} labelLook={labelLook} hint={hint} error={error} required={required} className={className}>
      {(control) => (
        <div className="relative">
          <select {...rest} {...control} className={cx(controlLook, 'min-h-12 cursor-pointer appearance-none truncate pe-12 [&>option]:bg-raised')}>
            {children}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-4.5 my-auto size-5 text-muted" />
        </div>
      )}
    </Field>
  )
}
