import { cx } from '@moonlit/ui/class-names'
import { Slider as Radix } from 'radix-ui'

interface SliderProps {
  /** Names of the thumbs, for screen readers. */
  labels: readonly string[]
  values: readonly number[]
  min: number
  max: number
  step: number
  /** While it moves. */
  onMove: (values: number[]) => void
  /** When it is released. */
  onSettle: (values: number[]) => void
  /** Formats a value. */
  format: (value: number) => string
  className?: string
}

/** A slider, or with two thumbs a range. */
export function Slider({ labels, values, min, max, step, onMove, onSettle, format, className }: SliderProps) {
  return (
    <Radix.Root
      value={[...values]}
      min={min}
      max={max}
      step={step}
      onValueChange={onMove}
      onValueCommit={onSettle}
      className={cx('relative flex h-9 w-full touch-none items-center select-none', className)}
    >
      <Radix.Track className="relative h-1.5 grow overflow-hidden rounded-full bg-float">
        <Radix.Range className="absolute h-full accent-fill" />
      </Radix.Track>
      {labels.map((label, index) => (
        <Radix.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={format(values[index] ?? min)}
          className="block size-4.5 cursor-grab rounded-full bg-body shadow-rest transition-transform hover:scale-110 active:cursor-grabbing motion-reduce:hover:scale-100"
        />
      ))}
    </Radix.Root>
  )
}
