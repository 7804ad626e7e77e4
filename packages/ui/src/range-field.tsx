import { useId } from 'react'
import { cx } from './class-names.ts'

interface RangeFieldProps {
  label: string
  min: number
  max: number
  value: number
  onValueChange: (value: number) => void
  /** The value in words, beside the label and for screen readers. */
  valueText: string
  hint?: string
  className?: string
}

/** A number between two others, by a slider as high as a thumb. */
export function RangeField({ label, min, max, value, onValueChange, valueText, hint, className }: RangeFieldProps) {
  const id = useId()
  return (
    <div className={cx('flex flex-col', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="display-type text-name">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={valueText}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        className="h-11 w-full cursor-pointer rounded-full"
      />
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
