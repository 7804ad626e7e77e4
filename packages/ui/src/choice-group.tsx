import { cva } from 'class-variance-authority'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { useRadioButtons } from './use-radio-buttons.ts'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  /** A picture over the words of a tile, or a sign before those of a chip; decoration. */
  readonly figure?: ReactNode
}

interface ChoiceGroupProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string
  options: readonly Choice<Value>[]
  /** Null while nothing is chosen. */
  value: Value | null
  onValueChange: (value: Value) => void
  /** Somebody is about to choose this: pointed at it, touched it, or came to it by keyboard. */
  onIntent?: (value: Value) => void
  /** Colours are `swatch`: chips that are no more than their figure where there is little room. */
  variant?: 'tile' | 'chip' | 'swatch'
  state?: 'valid' | 'invalid'
  /** Ids of what is to be read with the group. */
  describedBy?: string | undefined
  /** The columns of tiles; chips wrap. */
  className?: string
}

const item = cva('group/choice relative transition-[background-color,color,box-shadow] focus-visible:outline-offset-2', {
  variants: {
    variant: {
      tile: [
        'flex min-w-0 flex-col overflow-hidden rounded-field bg-raised text-muted shadow-rest hover:bg-float hover:text-body',
        'data-[state=checked]:bg-float data-[state=checked]:text-body data-[state=checked]:ring-2 data-[state=checked]:ring-rose',
      ],
      chip: [
        'inline-flex min-h-11 items-center gap-2.5 rounded-full bg-raised px-4 text-[0.9375rem] font-medium text-muted hover:bg-float hover:text-body',
        'data-[state=checked]:bg-body data-[state=checked]:text-ground',
      ],
      swatch: [
        'inline-flex size-11 items-center justify-center rounded-full text-[0.9375rem] font-medium text-muted max-sm:data-[state=checked]:ring-2 max-sm:data-[state=checked]:ring-body',
        'sm:size-auto sm:min-h-11 sm:gap-2.5 sm:bg-raised sm:px-4 sm:hover:bg-float sm:hover:text-body sm:data-[state=checked]:bg-body sm:data-[state=checked]:text-ground',
      ],
    },
  },
})

/** One choice of several, with pictures or without. A radio group: Tab enters it once, arrows move and choose, mirrored when reading right to left. */
export function ChoiceGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  onIntent,
  variant = 'chip',
  state = 'valid',
  describedBy,
  className,
}: ChoiceGroupProps<Value>) {
  const radio = useRadioButtons({ options, value, onValueChange })
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={state === 'invalid' || undefined}
      aria-describedby={describedBy}
      className={cx(
        variant === 'tile' ? 'grid gap-2.5' : variant === 'swatch' ? 'flex flex-wrap gap-x-0.5 gap-y-1 sm:gap-2' : 'flex flex-wrap gap-2',
        className,
      )}
    >
      {options.map((option) => {
        const intend = () => onIntent?.(option.value)
        return (
          <button key={option.value} {...radio(option)} onPointerEnter={intend} onPointerDown={intend} onFocus={intend} className={item({ variant })}>
            {variant === 'tile' ? (
              <>
                <span aria-hidden className="block w-full">
                  {option.figure}
                </span>
                <span className="flex w-full flex-1 items-center justify-center px-1.5 py-2 text-center text-[0.8125rem] leading-tight max-[22rem]:px-0.5 max-[22rem]:text-xs font-medium wrap-anywhere hyphens-auto sm:text-sm">
                  {option.label}
                </span>
                {option.value === value ? (
                  <span aria-hidden className="absolute end-2 top-2 flex size-6 items-center justify-center rounded-full accent-fill shadow-rest">
                    <Check className="size-4" strokeWidth={2.6} />
                  </span>
                ) : null}
              </>
            ) : (
              <>
                {option.figure ? (
                  <span aria-hidden className={cx('flex shrink-0', variant === 'swatch' ? 'max-sm:scale-130 sm:-ms-1' : '-ms-1')}>
                    {option.figure}
                  </span>
                ) : null}
                {variant === 'swatch' ? <span className="max-sm:sr-only">{option.label}</span> : option.label}
              </>
            )}
          </button>
        )
      })}
    </div>
  )
}
