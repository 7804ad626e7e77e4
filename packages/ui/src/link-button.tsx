import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

const look = cva(
  'inline-flex items-center gap-1.5 rounded-md font-medium underline decoration-transparent decoration-1 underline-offset-4 transition-colors hover:decoration-current disabled:opacity-45 [&_svg]:size-[1.1em] [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        accent: 'text-amber-text hover:text-amber',
        body: 'text-body decoration-faint',
        muted: 'text-muted hover:text-body',
      },
    },
    defaultVariants: { tone: 'accent' },
  },
)

interface LinkButtonProps extends ComponentProps<'button'>, VariantProps<typeof look> {
  /** Lends the look to the one child, such as a router's link. */
  asChild?: boolean
}

/** A small action or link in the flow of text ('Forgot the password?'). Inside a sentence use tone `body`, which is underlined at rest. */
export function LinkButton({ tone, asChild, className, type = 'button', ...rest }: LinkButtonProps) {
  if (asChild) return <Slot.Root {...rest} className={cx(look({ tone }), className)} />
  return <button {...rest} type={type} className={cx(look({ tone }), className)} />
}
