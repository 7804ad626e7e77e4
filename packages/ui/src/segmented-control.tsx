import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { EndOfPart } from './end-of-part.tsx'
import { useRadioButtons } from './use-radio-buttons.ts'

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

/**
 * One choice of a few, all in sight: the gender tabs, a billing period. A radio group: Tab enters it once, arrows move and choose,
 * mirrored when reading right to left. For places to go use SegmentedNav. [EX-02]
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
  const radio = useRadioButtons({ options, value, onValueChange })
  return (
    <div role="radiogroup" aria-label={label} className={cx('when-whole', segmentedLook.track({ width }), className)}>
      {options.map((option) => (
        <button key={option.value} {...radio(option)} className={segmentedLook.segment({ size })}>
          {option.label}
        </button>
      ))}
      <EndOfPart />
    </div>
  )
}
