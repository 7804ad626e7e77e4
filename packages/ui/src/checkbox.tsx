import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from './class-names.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string
}

/** One thing to agree to or switch among several. The browser's own checkbox, so a form library's `register` can be spread on it. [VA-03] */
export function Checkbox({ label, hint, error, id, required, className, ...rest }: CheckboxProps) {
  const ownID = useId()
  const boxID = id ?? ownID
  const words = [error ? `${boxID}-error` : '', hint ? `${boxID}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div data-state={error ? 'invalid' : 'valid'} className={cx('flex items-start gap-3', className)}>
      <span className="relative mt-px flex size-5.5 shrink-0">
        <input
          {...rest}
          id={boxID}
          type="checkbox"
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={words || undefined}
          className="peer size-full cursor-pointer appearance-none rounded-lg bg-raised inset-ring-1 inset-ring-faint transition-colors checked:accent-fill checked:inset-ring-transparent disabled:cursor-default disabled:opacity-45 aria-invalid:inset-ring-danger"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto size-4 text-on-accent opacity-0 transition-opacity peer-checked:opacity-100"
        />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <label htmlFor={boxID} className="cursor-pointer text-[0.9375rem] leading-6 text-pretty">
          {label}
        </label>
        {error ? (
          <p id={`${boxID}-error`} className="animate-rise text-sm font-medium text-danger">
            {error}
          </p>
        ) : null}
        {hint ? (
          <p id={`${boxID}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  )
}
