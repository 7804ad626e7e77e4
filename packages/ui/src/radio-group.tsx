import { useId, type ReactNode, type Ref } from 'react'
import { Fieldset } from './fieldset.tsx'

interface RadioGroupProps<Value extends string> {
  /** What is asked; read with each answer. */
  legend: ReactNode
  legendLook?: 'label' | 'hidden'
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[]
  /** The chosen one; empty while there is none. */
  value: Value | ''
  onValueChange: (value: Value) => void
  onBlur?: () => void
  error?: ReactNode
  /** The first answer: where focus goes when one is missing. */
  ref?: Ref<HTMLInputElement>
}

/**
 * One answer of several, each on a line of its own: why something is reported. The browser's own radio buttons: Tab enters once, arrows move
 * and choose. For a few short ones side by side use SegmentedControl. [VA-01]
 */
export function RadioGroup<Value extends string>({
  legend,
  legendLook = 'label',
  options,
  value,
  onValueChange,
  onBlur,
  error,
  ref,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <Fieldset role="radiogroup" legend={legend} legendLook={legendLook} error={error} aria-invalid={error ? true : undefined}>
      <div className="-mx-3 -my-1 flex flex-col">
        {options.map((option, at) => {
          const id = `${name}-${option.value}`
          return (
            <label
              key={option.value}
              htmlFor={id}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-2xl px-3 py-2.5 transition-colors hover:bg-veil has-checked:bg-veil-strong"
            >
              <input
                ref={at === 0 ? ref : undefined}
                id={id}
                type="radio"
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => onValueChange(option.value)}
                onBlur={onBlur}
                aria-describedby={option.hint ? `${id}-hint` : undefined}
                className="mt-px size-5.5 shrink-0 cursor-pointer appearance-none rounded-full bg-raised inset-ring-1 inset-ring-faint transition-[box-shadow] checked:inset-ring-7 checked:inset-ring-rose"
              />
              <span className="flex min-w-0 flex-col gap-0.5 text-[0.9375rem] leading-6 text-pretty">
                {option.label}
                {option.hint ? (
                  <span id={`${id}-hint`} className="text-sm leading-5 text-muted">
                    {option.hint}
                  </span>
                ) : null}
              </span>
            </label>
          )
        })}
      </div>
    </Fieldset>
  )
}
