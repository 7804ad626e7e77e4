import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

const look = cva(
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-full font-medium whitespace-nowrap transition-[background-color,color] disabled:opacity-45 forced-colors:border [&_svg]:size-4',
  {
    variants: {
      state: {
        chosen: 'bg-body text-ground',
        free: 'bg-raised text-muted hover:bg-float hover:text-body',
        /** A fact, not a choice: a trait of a character. */
        still: 'bg-veil text-body',
      },
      size: { sm: 'min-h-8 px-3.5 text-sm', md: 'min-h-9.5 px-4 text-[0.9375rem]' },
    },
    defaultVariants: { state: 'free', size: 'md' },
  },
)

interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'>, VariantProps<typeof look> {
  /** Lends the look to the one child, a link; the chosen one is then `aria-current`. */
  asChild?: boolean
}

/** A filter to switch, white when chosen (`aria-pressed`); or with state `still`, a word to read. Many in a row belong in a ChipList. [EX-03] */
export function Chip({ state = 'free', size, asChild, className, type = 'button', ...rest }: ChipProps) {
  const classes = cx(look({ state, size }), className)
  const isChosen = state === 'chosen'
  if (asChild) return <Slot.Root {...rest} data-state={state} aria-current={isChosen ? 'true' : undefined} className={classes} />
  if (state === 'still') {
    return (
      <span id={rest.id} data-state={state} className={classes}>
        {rest.children}
      </span>
    )
  }
  return <button {...rest} type={type} data-state={state} aria-pressed={isChosen} className={classes} />
}
