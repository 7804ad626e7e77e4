import { cva, type VariantProps } from 'class-variance-authority'
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { useDirection, type Dir } from './direction.tsx'
import { EndOfPart } from './end-of-part.tsx'

/** The track and the segments, shared with SegmentedNav. */
export const segmentedLook = {
  track: cva('inline-flex max-w-full items-center overflow-x-auto rounded-full bg-raised p-1 shadow-rest hide-scrollbar', {
    variants: { width: { hug: 'w-fit', full: 'flex w-full *:flex-1' } },
    defaultVariants: { width: 'hug' },
  }),
  segment: cva(
    [
      'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-medium whitespace-nowrap text-muted transition-[background-color,color,box-shadow] hover:text-body',
      'focus-visible:outline-offset-0 data-[state=checked]:bg-float data-[state=checked]:text-body data-[state=checked]:shadow-rest',
      'disabled:opacity-45 forced-colors:border [&_svg]:size-4.5',
    ],
    {
      variants: { size: { sm: 'min-h-8 px-3.5 text-sm', md: 'min-h-10 px-4.5 text-[0.9375rem] max-[25rem]:px-3 pointer-coarse:min-h-11' } },
      defaultVariants: { size: 'md' },
    },
  ),
}

interface SegmentedControlProps<Value extends string> extends VariantProps<typeof segmentedLook.track>, VariantProps<typeof segmentedLook.segment> {
  /** Names the group for screen readers. */
  label: string
  options: readonly { value: Value; label: ReactNode; state?: 'enabled' | 'disabled' }[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

/** Where a key leads from one place of a row, reading left to right. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}
const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

/** The radio button that a key leads to; those that are switched off are passed over. */
const radioAfter = ({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>, dir: Dir): HTMLElement | undefined => {
  const step = STEPS[dir === 'rtl' ? (MIRRORED[key] ?? key) : key]
  const radios = [...(currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=radio]:enabled') ?? [])]
  return step && radios[step(radios.indexOf(currentTarget), radios.length)]
}

/**
 * One choice of a few, all in sight: the gender tabs, a billing period. A radio group: Tab enters it once, arrows move and choose,
 * mirrored when reading right to left. For places to go use SegmentedNav. It is in the first view, which radix's would make 7 KB heavier. [EX-02]
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  width,
  size,
  className,
}: SegmentedControlProps<Value>) {
  const dir = useDirection()
  const enabled = options.filter(({ state }) => state !== 'disabled')
  const entered = (enabled.find((option) => option.value === value) ?? enabled[0])?.value
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const next = radioAfter(event, dir)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.click()
  }
  return (
    <div role="radiogroup" aria-label={label} className={cx('when-whole', segmentedLook.track({ width }), className)}>
      {options.map((option) => {
        const isChosen = option.value === value
        return (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={isChosen}
            data-state={isChosen ? 'checked' : 'unchecked'}
            tabIndex={option.value === entered ? 0 : -1}
            disabled={option.state === 'disabled'}
            onClick={() => {
              if (!isChosen) onValueChange(option.value)
            }}
            onKeyDown={move}
            className={segmentedLook.segment({ size })}
          >
            {option.label}
          </button>
        )
      })}
      <EndOfPart />
    </div>
  )
}
