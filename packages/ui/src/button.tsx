import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { cx } from './class-names.ts'
import { Spinner } from './spinner.tsx'

/** The classes of a button, for the rare element that cannot be one. */
export const buttonLook = cva(
  [
    'relative isolate inline-flex max-w-full shrink-0 items-center justify-center rounded-full text-center font-semibold text-balance select-none sm:whitespace-nowrap',
    'transition-[background-color,box-shadow,color,filter,transform] active:scale-[0.98] motion-reduce:active:scale-100',
    'disabled:pointer-events-none disabled:opacity-45 aria-disabled:cursor-default',
    '[&_svg]:size-[1.2em] [&_svg]:shrink-0 forced-colors:border',
  ],
  {
    variants: {
      variant: {
        primary: 'accent-fill shadow-accent hover:shadow-accent-strong hover:brightness-105 disabled:shadow-none',
        quiet: 'bg-veil-strong text-body hover:bg-float hover:shadow-rest',
        ghost: 'text-body hover:bg-veil',
        danger: 'bg-danger-fill text-body hover:brightness-110',
        /** On a character card: glass, which turns to the accent when its card is pointed at or reached by keyboard. */
        card: [
          'bg-glass text-body shadow-rest backdrop-blur-md',
          'before:absolute before:inset-0 before:-z-10 before:rounded-full before:opacity-0 before:transition-opacity before:accent-fill',
          'hover:text-on-accent hover:before:opacity-100 group-hover/card:text-on-accent group-hover/card:before:opacity-100',
          'group-has-focus-visible/card:text-on-accent group-has-focus-visible/card:before:opacity-100',
        ],
      },
      size: {
        sm: 'min-h-9 gap-1.5 px-4 py-1 text-sm',
        md: 'min-h-11 gap-2 px-5 py-1.5 text-[0.9375rem]',
        lg: 'min-h-13 gap-2.5 px-7 py-2 text-base',
      },
      width: { hug: '', full: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md', width: 'hug' },
  },
)

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonLook> {
  /** `loading` keeps place and focus, shows a spinner and lets nothing through. */
  state?: 'idle' | 'loading'
  /** Lends the look to the one child, such as a router's link. */
  asChild?: boolean
}

/**
 * Something to press. `primary` is the one main action of a view; `quiet` stands beside it; `ghost` is for bars and dialogs' ways out;
 * `danger` destroys. While loading it is `aria-busy` and `aria-disabled` but keeps focus, so that a keyboard user is not thrown off.
 */
export function Button({ variant, size, width, state = 'idle', asChild, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const look = cx(buttonLook({ variant, size, width }), className)
  if (asChild) {
    return (
      <Slot.Root {...rest} onClick={onClick} className={look}>
        {children}
      </Slot.Root>
    )
  }
  const isLoading = state === 'loading'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      data-state={state}
      {...rest}
      type={type}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={press}
      className={look}
    >
      <span className={cx('inline-flex min-w-0 items-center justify-center gap-[inherit]', isLoading && 'opacity-0')}>{children}</span>
      {isLoading ? <Spinner className="absolute inset-0 m-auto" /> : null}
    </button>
  )
}
