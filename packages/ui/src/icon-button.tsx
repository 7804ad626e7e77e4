import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import { LazyTooltip } from './lazy-tooltip.tsx'

const look = cva(
  'relative inline-flex shrink-0 items-center justify-center rounded-full transition-[background-color,color,filter,transform,box-shadow] active:scale-95 disabled:pointer-events-none disabled:opacity-40 aria-disabled:cursor-default aria-disabled:not-aria-busy:opacity-40 motion-reduce:active:scale-100',
  {
    variants: {
      variant: {
        ghost:
          'text-muted hover:bg-veil hover:text-body aria-pressed:bg-rose-veil aria-pressed:text-rose data-[state=open]:bg-veil data-[state=open]:text-body',
        quiet: 'bg-veil-strong text-body hover:bg-float aria-pressed:bg-rose-veil aria-pressed:text-rose',
        primary: 'accent-fill shadow-accent hover:brightness-105',
        glass: 'bg-glass text-body shadow-rest backdrop-blur-md hover:bg-float',
      },
      size: { sm: 'size-9 [&_svg]:size-4.5', md: 'size-11 [&_svg]:size-5', lg: 'size-13 [&_svg]:size-6' },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'>, VariantProps<typeof look> {
  /** The name, for screen readers and in the tooltip. */
  label: string
  tooltip?: 'top' | 'bottom' | 'start' | 'end' | 'none'
  state?: 'idle' | 'loading'
  /** Lends the look to the one child, such as a router's link that holds the icon. */
  asChild?: boolean
}

/** A round button that is only an icon. The label names it and shows as its tooltip; icons that point take `rtl:-scale-x-100` at the caller. */
export function IconButton({
  label,
  tooltip = 'top',
  variant,
  size,
  state = 'idle',
  asChild,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const isLoading = state === 'loading'
  const classes = cx(look({ variant, size }), className)
  const control = asChild ? (
    <Slot.Root {...rest} onClick={onClick} aria-label={label} className={classes}>
      {children}
    </Slot.Root>
  ) : (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={isLoading ? undefined : onClick}
      className={classes}
    >
      {isLoading ? <Spinner /> : children}
    </button>
  )
  return tooltip === 'none' ? (
    control
  ) : (
    <LazyTooltip label={label} side={tooltip}>
      {control}
    </LazyTooltip>
  )
}
