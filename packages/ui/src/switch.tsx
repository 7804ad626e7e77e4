import { Switch as Radix } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { cx } from './class-names.ts'

interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** `fixed` shows a setting that cannot be changed (necessary cookies). */
  state?: 'free' | 'fixed'
  className?: string
}

/** A setting that takes effect at once: its words at the start, the switch at the end. [OV-02] [CH-26] */
export function Switch({ label, hint, checked, onCheckedChange, state = 'free', className }: SwitchProps) {
  const id = useId()
  return (
    <div className={cx('flex items-center justify-between gap-6', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-sm text-pretty text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={state === 'fixed'}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="flex h-7 w-12 shrink-0 items-center rounded-full bg-float p-1 inset-ring-1 inset-ring-faint transition-colors disabled:opacity-55 data-[state=checked]:accent-fill data-[state=checked]:inset-ring-transparent"
      >
        <Radix.Thumb className="size-5 rounded-full bg-body shadow-rest transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent rtl:data-[state=checked]:-translate-x-5" />
      </Radix.Root>
    </div>
  )
}
